// A slip of paper above the game: something about the table that concerns everybody at it.
import type { ComponentChildren } from 'preact';
import { Sign } from '../art/icon';

interface BannerProps {
  readonly kind: string;
  readonly sign: string;
  readonly text: ComponentChildren;
  /** What changes every second: not read out each time. */
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
