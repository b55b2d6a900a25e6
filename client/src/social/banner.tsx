// A banner above the game: a state of the table, with the buttons that belong to it.
import type { ComponentChildren } from 'preact';
import { Sign } from '../art/icon';

interface BannerProps {
  readonly kind: string;
  readonly sign: string;
  readonly text: ComponentChildren;
  /** Text that changes every second, outside the live region. */
  readonly aside?: ComponentChildren;
  readonly children?: ComponentChildren;
}

export const Banner = ({ kind, sign, text, aside, children }: BannerProps) => (
  <section class={`banner sheet banner-${kind}`}>
    <Sign id={sign} />
    <p>
      <span role="status">{text}</span> {aside}
    </p>
    {children !== undefined && <div class="banner-actions">{children}</div>}
  </section>
);
