// A component of a game as the page shows it: with the game's pictures, and with something else in its place if it fails.
import { Component, type ComponentChildren, type FunctionComponent } from 'preact';
import { PicturesContext } from '../art/icon';
import type { GameModule } from './module';

interface ErrorBoundaryProps {
  readonly children: ComponentChildren;
  readonly instead: () => ComponentChildren;
}

/** Shows something else from the first fault on. */
class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static override getDerivedStateFromError(fault: unknown): { readonly failed: boolean } {
    console.warn(fault); // whoever writes the game looks for it there
    return { failed: true };
  }

  override render({ children, instead }: ErrorBoundaryProps) {
    return this.state.failed ? instead() : children;
  }
}

/** A component of a game, wrapped for the page. Where it throws, `Instead` is shown, or nothing. */
export const wrapComponent =
  <Props extends object>(
    module: GameModule,
    Part: FunctionComponent<Props>,
    Instead?: FunctionComponent<Props>,
  ): FunctionComponent<Props> =>
  (props: Props) => (
    <PicturesContext.Provider value={module.pictures}>
      <ErrorBoundary instead={() => (Instead === undefined ? null : <Instead {...props} />)}>
        <Part {...props} />
      </ErrorBoundary>
    </PicturesContext.Provider>
  );
