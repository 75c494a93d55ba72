import { css } from '@emotion/react';
import { useState } from 'react';
import { data } from '#browser/dom.ts';
import { fill, useAddress, useSite } from '#parts/contexts.ts';
import { framed } from '#parts/framed.tsx';
import { buttonLook, hairline, noScript, overlay, print } from '#parts/styles.ts';
import { TargetLink } from '#parts/TargetLink.tsx';
import { Question, useAskFirst } from '#parts/useAskFirst.tsx';
import type { BlockOf } from '#schema/block.ts';

/**
 * A page in a frame, or the question before it. Whether the page has come nobody knows: it says nothing, so a
 * plain link to it is always beside.
 */
export const Embed = framed(function Embed(block: BlockOf<'embed'>) {
  const { title, page, category, link } = block;
  const { questions, embedQuestion: words } = useSite();
  const address = useAddress(page) ?? '';
  const [isWanted, setWanted] = useState(false);
  const asked = useAskFirst(category, { onYes: () => setWanted(true), title });
  const question =
    questions[category] || !words || isWanted ? (
      asked
    ) : (
      <Question
        label={title}
        title={title}
        text={fill(words.ask, { host: new URL(address).hostname })}
      >
        <button type="button" css={buttonLook} onClick={() => setWanted(true)}>
          {fill(words.show, { title })}
        </button>
      </Question>
    );
  return (
    <>
      <div
        css={[
          frame,
          // What an earlier yes may fill at once has its room already; a press makes it.
          (question === null || asked !== null) && shape(block),
          question !== null && asking,
        ]}
        // A yes of an earlier visit is known only then.
        {...data({ hydrate: asked ? 'now' : undefined })}
      >
        {question ?? (
          <iframe
            // In place of the button that was pressed.
            ref={isWanted ? takeFocus : undefined}
            css={whole}
            title={title}
            loading="lazy"
            // It cannot lead this page away; what it opens is like any other page.
            // oxlint-disable-next-line react/iframe-missing-sandbox -- it is of another origin, and needs its cookies
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
            allow="fullscreen"
            referrerPolicy="strict-origin-when-cross-origin"
            src={address}
          />
        )}
      </div>
      <p css={beside}>
        <TargetLink to={page}>{link}</TargetLink>
      </p>
    </>
  );
});

function takeFocus(frame: HTMLElement | null) {
  frame?.focus();
}

function shape({ ratio = '16:9', height }: Pick<BlockOf<'embed'>, 'ratio' | 'height'>) {
  return css(height === undefined ? { aspectRatio: ratio.replace(':', ' / ') } : { height });
}

const frame = css({
  position: 'relative',
  // Else the least height of the question makes it wider.
  width: '100%',
  overflow: 'hidden',
  border: hairline,
  borderRadius: 'var(--radius)',
  background: 'var(--surface)',
  [print]: { display: 'none' },
});
const asking = css({
  minHeight: 300,
  [noScript]: { display: 'none' },
});
const whole = css({ ...overlay, width: '100%', height: '100%', border: 0 });
const beside = css({
  marginBlockStart: 'var(--space-s)',
  fontSize: 'var(--step-small)',
  textAlign: 'center',
  a: { display: 'inline-block', paddingBlock: '0.5em', textUnderlineOffset: '0.25em' },
});
