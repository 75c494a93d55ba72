import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyFixture, type SiteCopy } from './copyFixture.ts';

export const quoteFields = `import { defineBlock, line, paragraph } from 'fascia';

export const quote = defineBlock({
  type: 'quote',
  description: 'What somebody said.',
  fields: {
    words: paragraph.describe('What was said.'),
    by: line.describe('Who said it.'),
    more: line.describe('The words on the button that counts.'),
  },
});
`;

export const quoteComponent = `import { css } from '@emotion/react';
import { useState } from 'react';
import type { Props } from 'fascia';
import { card } from 'fascia/parts';
import type { quote } from './quote.ts';

export function Quote({ words, by, more }: Props<typeof quote>) {
  const [count, setCount] = useState(0);
  return (
    <figure css={frame}>
      <blockquote>{words}</blockquote>
      <figcaption>{by}</figcaption>
      <button type="button" onClick={() => setCount(count + 1)}>
        {more}: {count}
      </button>
    </figure>
  );
}

const frame = css(card, { fontStyle: 'italic' });
`;

const section = `      - type: quote
        words: The corner shop around the corner.
        by: A neighbour
        more: I agree
`;

/** A copy of the small site with a block of its own on its first page, right under the headline: a quote, under whatever word. */
export function siteWithQuote(
  folder: string,
  { fields = quoteFields, component = quoteComponent, type = 'quote' } = {},
): SiteCopy {
  const site = copyFixture('small', folder);
  const name = type.replace(/^./, (letter) => letter.toUpperCase());
  const renamed = (text: string) => text.replace(/\bquote\b/g, type).replace(/\bQuote\b/g, name);
  const source = site.source.replace(/(?=^ {6}- type: callToAction$)/m, renamed(section));
  site.write(source);
  mkdirSync(join(folder, 'blocks'), { recursive: true });
  writeFileSync(join(folder, `blocks/${type}.ts`), renamed(fields));
  if (component !== '') writeFileSync(join(folder, `blocks/${name}.tsx`), renamed(component));
  return { ...site, source };
}
