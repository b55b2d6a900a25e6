// Pieces that have just left the board, during their animation.
import { useLayoutEffect, useRef, useState } from 'deadpan/client';
import type { Spot } from './layout';
import { depart } from './motion';
import { Figure } from './token';

interface DepartingPiecesProps {
  readonly placed: readonly Spot[];
  readonly killer: number | null;
}

export function DepartingPieces({ placed, killer }: DepartingPiecesProps) {
  const before = useRef<readonly Spot[]>(placed);
  const [gone, setGone] = useState<readonly Spot[]>([]);
  useLayoutEffect(() => {
    const here = new Set(placed.map((spot) => spot.who));
    const left = before.current.filter((spot) => !here.has(spot.who));
    before.current = placed;
    if (left.length > 0) setGone(left);
  });
  return (
    <>
      {gone.map((spot) => (
        <Ghost key={`${spot.who}-${spot.x}-${spot.y}`} spot={spot} killer={killer} onDone={() => setGone([])} />
      ))}
    </>
  );
}

function Ghost({
  spot,
  killer,
  onDone,
}: {
  readonly spot: Spot;
  readonly killer: number | null;
  readonly onDone: () => void;
}) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (ref.current) depart(ref.current, killer);
    const timer = setTimeout(onDone, 920);
    return () => clearTimeout(timer);
  }, []);
  return (
    <span
      ref={ref}
      class="piece leaving"
      aria-hidden="true"
      style={{ '--x': String(spot.x), '--y': String(spot.y), '--s': String(spot.size) }}
    >
      <Figure piece={spot.who} />
    </span>
  );
}
