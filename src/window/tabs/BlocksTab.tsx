import { useState } from 'react';
import type { BlockGuide, FieldGuide } from '#preview/EditApi.ts';
import { Button } from '../parts.tsx';
import { useAnswer, usePlaces } from '../useAnswer.ts';
import { useWindowState } from '../WindowContext.ts';
import { BlockExample } from './BlockExample.tsx';

/** The catalogue: every block type with what it looks like, its fields, and YAML to copy. */
export function BlocksTab() {
  const blocks = useAnswer('GET blocks') ?? [];
  const [chosen, setChosen] = useState<string>();
  const block = blocks.find(({ type }) => type === chosen);
  if (block) return <BlockPage block={block} onBack={() => setChosen(undefined)} />;
  return (
    <>
      <h2>Blocks</h2>
      <p className="small">
        What a page can be made of. Choose one to see it, and to put it on the page.
      </p>
      <ul className="choices">
        {blocks.map(({ type, description }) => (
          <li key={type}>
            <Button look="choice" onClick={() => setChosen(type)}>
              <code className="strong">{type}</code>
              <span className="small">{description}</span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

function BlockPage({ block, onBack }: { block: BlockGuide; onBack: () => void }) {
  const { type, description, examples, fields } = block;
  const path = useWindowState('path');
  const section = useWindowState('section');
  const places = usePlaces(path);
  const after = section === null ? undefined : places?.sections[section];
  const place = places && {
    hash: places.hash,
    list: [...places.page.path, 'sections'],
    index: after ? Number(after.path.at(-1)) + 1 : places.sections.length,
    words: after ? `after «${after.name}»` : `at the end of ${path}`,
  };
  return (
    <>
      <p>
        <Button look="link" className="in-words strong" onClick={onBack}>
          ← All blocks
        </Button>
      </p>
      <h2>
        <code>{type}</code>
      </h2>
      <p className="small">{description}</p>
      {examples.length === 0 && (
        <p className="small">
          There is no example of it yet. One is written in <code>schema/blocks/{type}.yaml</code>.
        </p>
      )}
      {examples.map((example) => (
        <BlockExample key={example.address} example={example} place={place} />
      ))}
      <h3>Its fields</h3>
      <FieldTable fields={fields} />
    </>
  );
}

/** The fields of a block: what each is for, and what may be written. */
function FieldTable({ fields }: { fields: readonly FieldGuide[] }) {
  return (
    <dl className="fields">
      {fields.map(({ name, form, description, isRequired, otherwise, fields: inner }) => (
        <div key={name}>
          <dt>
            <code className="strong">{name}</code>
            <span className="small">
              {form}
              {isRequired ? ', required' : ''}
              {otherwise !== undefined && `, ${otherwise} when left out`}
            </span>
          </dt>
          <dd>
            {description}
            {inner.length > 0 && <FieldTable fields={inner} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
