import { css } from '@emotion/react';
import { useState } from 'react';
import type { BlockGuide } from '#preview/WindowApi.ts';
import { heading, hue, mono, small } from '../look.ts';
import { useAsked } from '../useAsked.ts';
import { usePlaces } from '../usePlaces.ts';
import { useView } from '../Workbench.ts';
import { BlockExample } from './BlockExample.tsx';
import { FieldTable } from './FieldTable.tsx';

/** The catalogue: every block type with what it looks like, its fields, and YAML to take. */
export function BlocksTab() {
  const { content: blocks = [] } = useAsked((read) => read('GET blocks'));
  const [chosen, setChosen] = useState<string>();
  const block = blocks.find(({ type }) => type === chosen);
  if (block) return <BlockPage block={block} onBack={() => setChosen(undefined)} />;
  return (
    <>
      <h2 css={heading}>Blocks</h2>
      <p css={small}>
        What a page can be made of. Choose one to see it, and to put it on the page.
      </p>
      <ul css={list}>
        {blocks.map(({ type, description }) => (
          <li key={type}>
            <button type="button" css={choice} onClick={() => setChosen(type)}>
              <code css={name}>{type}</code>
              <span css={small}>{description}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function BlockPage({ block, onBack }: { block: BlockGuide; onBack: () => void }) {
  const { path, section } = useView();
  const places = usePlaces(path);
  const after = section === null ? undefined : places?.sections[section];
  return (
    <>
      <p>
        <button type="button" css={back} onClick={onBack}>
          ← All blocks
        </button>
      </p>
      <h2 css={heading}>
        <code>{block.type}</code>
      </h2>
      <p css={small}>{block.description}</p>
      {block.examples.length === 0 && (
        <p css={small}>
          There is no example of it yet. One is written in{' '}
          <code>schema/blocks/{block.type}.yaml</code>.
        </p>
      )}
      {block.examples.map((example) => (
        <BlockExample
          key={example.address}
          example={example}
          place={
            places && {
              seen: places.hash,
              list: [...places.page.path, 'sections'],
              index: after ? Number(after.path.at(-1)) + 1 : places.sections.length,
              words: after ? `after «${after.name}»` : `at the end of ${path}`,
            }
          }
        />
      ))}
      <h3 css={[heading, part]}>Its fields</h3>
      <FieldTable fields={block.fields} />
    </>
  );
}

const list = css({ display: 'grid', gap: 2, margin: '10px -8px 0 !important' });
const choice = css({
  display: 'grid',
  gap: 1,
  width: '100%',
  padding: '7px 8px',
  border: 0,
  borderRadius: 8,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { background: hue.bar },
});
const name = css({ font: `600 13.5px/1.4 ${mono}` });
const back = css({
  padding: '2px 0 10px',
  border: 0,
  background: 'none',
  color: hue.accent,
  fontWeight: 600,
  cursor: 'pointer',
});
const part = css({ margin: '24px 0 6px !important', fontSize: 15 });
