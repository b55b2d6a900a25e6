// Wraps a component of a game for the page: provides the game's pictures, and an error boundary with a replacement.
import { Component, type ComponentChildren, type FunctionComponent } from 'preact';
import { PicturesContext } from '../art/icon';
import type { GameModule } from './module';

interface ErrorBoundaryProps {
  readonly children: ComponentChildren;
  readonly instead: () => ComponentChildren;
}

/** Shows a replacement once its children have thrown. */
class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static override getDerivedStateFromError(fault: unknown): { readonly failed: boolean } {
    console.warn(fault); // for the author of the game
    return { failed: true };
  }

  override render({ children, instead }: ErrorBoundaryProps) {
    return this.state.failed ? instead() : children;
  }
}

/** A component of a game, wrapped. If it throws, `Instead` is rendered, or nothing. */
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
