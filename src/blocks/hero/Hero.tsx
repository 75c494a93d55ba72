import { css } from '@emotion/react';
import { ids } from '#browser/dom.ts';
import { Buttons } from '#parts/Buttons.tsx';
import { useSite } from '#parts/contexts.ts';
import { Grounded } from '#parts/Grounded.tsx';
import { Picture } from '#parts/Picture.tsx';
import { centred, desktop, eyebrowLook, lead, tablet } from '#parts/styles.ts';
import { VideoPlayer } from '#parts/VideoPlayer.tsx';
import type { BlockOf } from '#schema/block.ts';

export function Hero(block: BlockOf<'hero'>) {
  const { look, eyebrow, text, buttons, smallPrint, trust, picture, pictureAt, video, brands } =
    block;
  const { ShopSign, Trust } = useSite().components;
  const opens = (
    <div css={[opening, look === 'plain' && plain]}>
      {brands && ShopSign && <ShopSign brands={brands} />}
      {eyebrow !== undefined && <p css={above}>{eyebrow}</p>}
      <h1 css={words}>
        <Headline {...block} />
      </h1>
      {text !== undefined && <p css={lead}>{text}</p>}
      {buttons && (
        <div css={actions}>
          <Buttons buttons={buttons} />
        </div>
      )}
      {smallPrint !== undefined && <p css={small}>{smallPrint}</p>}
      {trust && Trust && <Trust items={trust} />}
    </div>
  );
  if (pictureAt === 'behind' && picture) {
    return (
      <Grounded {...picture} css={behind}>
        {opens}
      </Grounded>
    );
  }
  if (!picture && !video) return opens;
  const isBelow = pictureAt === 'below';
  const media = {
    sizes: isBelow ? '(min-width: 1180px) 1084px, 92vw' : '(min-width: 900px) 560px, 92vw',
    loading: 'eager',
  } as const;
  return (
    <div css={isBelow ? below : beside}>
      {opens}
      {picture && <Picture {...picture} {...media} />}
      {video && (
        <div css={film}>
          <VideoPlayer {...video} {...media} />
        </div>
      )}
    </div>
  );
}

/** The headline, with the words that stand out marked in it. */
function Headline({ headline, emphasis }: Pick<BlockOf<'hero'>, 'headline' | 'emphasis'>) {
  if (emphasis === undefined) return headline;
  const start = headline.indexOf(emphasis);
  return (
    <>
      {headline.slice(0, start)}
      <em css={marked}>{emphasis}</em>
      {headline.slice(start + emphasis.length)}
    </>
  );
}

// Blocks, not a grid: a grid would lay every line out three times to find its width.
const opening = css({ textAlign: 'center' });
/** As quiet as the heading of an inner page. */
const plain = css({
  h1: { maxWidth: '16em', fontSize: 'var(--step-title)' },
});
const words = css({
  ...centred('15em'),
  fontSize: 'var(--step-display)',
  '* + &': { marginBlockStart: 'var(--space-m)', [tablet]: { marginBlockStart: 'var(--space-l)' } },
});
const above = css({
  '&& + h1': { marginBlockStart: 'var(--space-s)' },
  ...eyebrowLook,
});
/** A line of the accent colour under the words: it reads on every ground. */
const marked = css({
  fontStyle: 'normal',
  textDecoration: 'underline 0.09em var(--accent)',
  textUnderlineOffset: '0.14em',
  textDecorationSkipInk: 'none',
});
const small = css({
  marginBlockStart: 'var(--space-s)',
  color: 'var(--text-muted)',
  fontSize: 'var(--step-small)',
});
const behind = css({
  display: 'grid',
  alignItems: 'center',
  minHeight: 'min(70vh, 44rem)',
  // Stars and lines of the accent colour, where it is not seen on a darkened picture (#page/baseStyles.ts).
  '@media screen': {
    '--drawn': 'var(--on-picture, var(--accent))',
    'em, p': { '--accent': 'var(--drawn)' },
  },
});
const shown = {
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: 'calc(var(--radius) * 1.6)',
} as const;
const film = css({ '--shape': '16 / 9' });
/** Less space over the words of a page that begins with them: the picture begins on the first screen of a phone. */
const nearer = {
  '@media (max-width: 699px)': {
    [`#${ids.first} > &`]: { marginBlockStart: 'calc(var(--space-l) - var(--space-2xl))' },
  },
};
const below = css({
  display: 'grid',
  gap: 'var(--space-m)',
  '> img, > picture > img': shown,
  [tablet]: { gap: 'var(--space-xl)' },
  ...nearer,
});
const actions = css({ marginBlockStart: 'var(--space-m)' });
const beside = css({
  display: 'grid',
  alignItems: 'center',
  gap: 'var(--space-m)',
  '> img, > picture > img': shown,
  [desktop]: {
    gridTemplateColumns: '1.05fr 1fr',
    gap: 'var(--space-xl)',
    '> :first-child, > :first-child > :not(div)': { marginInline: 0, textAlign: 'start' },
    // What is in the middle elsewhere.
    '> :first-child > ul, > :first-child > div :not(a, button)': {
      justifyContent: 'start',
      textAlign: 'start',
    },
    'li:has(> strong)': { alignItems: 'start' },
    h1: { fontSize: 'var(--step-title)' },
  },
  ...nearer,
});
