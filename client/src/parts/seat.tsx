// A player's sign: a shape, a letter and a colour, the same everywhere.
interface SeatProps {
  readonly seat: number;
  readonly name: string;
}

export const SeatSign = ({ seat, name }: SeatProps) => (
  <span class={`seat s${seat + 1}`} aria-hidden="true">
    {(name.trim().charAt(0) || String(seat + 1)).toLocaleUpperCase()}
  </span>
);
