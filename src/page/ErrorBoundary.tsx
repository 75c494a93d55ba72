import { Component, type ReactNode } from 'react';
import type { PageMessages } from '#schema/messages.ts';

type Props = { fallback: ReactNode; children: ReactNode };
type State = { hasFailed: boolean; children: ReactNode };

/**
 * Shows `fallback` in place of children that throw while rendering, until it is given others, as in
 * the preview. Does not catch what event handlers throw.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, children: this.props.children };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ children }: Props, state: State) {
    return children === state.children ? null : { hasFailed: false, children };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/** What is left when the page itself fails: it depends on nothing but its words. */
export function ApplicationError({ messages }: { messages: PageMessages }) {
  return (
    <main role="alert">
      <h1>{messages.applicationError}</h1>
      <button type="button" onClick={() => location.reload()}>
        {messages.reload}
      </button>
    </main>
  );
}
