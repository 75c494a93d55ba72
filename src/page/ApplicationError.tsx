import { css } from '@emotion/react';
import type { Messages } from '#schema/messages.ts';

/** What is left when the page itself fails: it depends on nothing but its words. */
export function ApplicationError({ messages }: { messages: Messages }) {
  return (
    <main css={screen} role="alert">
      <h1>{messages.applicationError}</h1>
      <button type="button" onClick={() => location.reload()}>
        {messages.reload}
      </button>
    </main>
  );
}

const screen = css({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 24,
  minHeight: '100vh',
  padding: 24,
  textAlign: 'center',
  button: { padding: '0.8em 1.6em', font: 'inherit', cursor: 'pointer' },
});
