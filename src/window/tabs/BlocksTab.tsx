import { useLayoutEffect, useRef, useState } from 'react';
import type { BlockGuide, FieldGuide, Operation, Path } from '#preview/EditApi.ts';
import { OperationButton } from '../OperationButton.tsx';
import { Button, Listing } from '../parts.tsx';
import { sandbox, usePage } from '../stage/usePage.ts';
import { useSize } from '../useSize.ts';
import { useAnswer, usePlaces, useWindow } from '../WindowContext.ts';
import { screens } from '../windowState.ts';

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
  // The list may have been scrolled down.
  useLayoutEffect(() => {
    document.querySelector('#tab-content')?.scrollTo(0, 0);
  }, []);
  const { path, section } = useWindow();
  const places = usePlaces(path);
  const after = section === null ? undefined : places?.sections[section];
  const index = after ? Number(after.path.at(-1)) + 1 : places?.sections.length;
  const place = places && {
    hash: places.hash,
    path: [...places.page.path, 'sections', Number(index)],
    words: after ? `after «${after.name}»` : `at the end of ${path}`,
  };
  return (
    <>
      <p>
        <Button look="line-link" className="in-words strong" onClick={onBack}>
          ← All blocks
        </Button>
      </p>
      <h2>
        <code>{type}</code>
      </h2>
      <p className="small">{description}</p>
      {examples.length === 0 && (
        <p className="small">There is no example of it. Write it by its fields.</p>
      )}
      {examples.map((example) => (
        <Example key={example.address} example={example} place={place} />
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

type ExampleProps = {
  example: BlockGuide['examples'][number];
  /** Where it would be put; undefined while nobody knows. */
  place: { hash: string; path: Path; words: string } | undefined;
};

/** One example of a block: how it looks, and how it is written. */
function Example({ example: { caption, yaml, address }, place }: ExampleProps) {
  const { edits, show } = useWindow();
  const showInserted = (operation: Operation) => {
    const section = Number('path' in operation && operation.path.at(-1));
    show({ section, tab: 'pages', revealed: { section, before: place?.hash ?? '' } });
  };
  const copy = () =>
    navigator.clipboard.writeText(`- ${yaml.replaceAll('\n', '\n  ')}\n`).then(
      () => edits.notify({ tone: 'done', text: 'Copied.' }),
      () => edits.notify({ tone: 'refused', text: 'The browser did not allow copying.' }),
    );
  return (
    <section className="example stack" aria-label={caption}>
      <p className="small">{caption}</p>
      <Picture address={address} name={caption} />
      <div className="row">
        <OperationButton
          look="button main"
          icon="add"
          operation={place ? { kind: 'insert', path: place.path, yaml } : null}
          hash={place?.hash ?? ''}
          onDone={showInserted}
        >
          Put it {place?.words}
        </OperationButton>
        <Button icon="copy" onClick={copy}>
          Copy
        </Button>
      </div>
      <details>
        <summary className="small">As it is written</summary>
        <Listing label={`YAML of ${caption}`}>{yaml}</Listing>
      </details>
    </section>
  );
}

/** The example itself, on a phone or on a larger screen as the stage shows it, small and as high as it is. */
function Picture({ address, name }: { address: string; name: string }) {
  const { pages, screens: shown } = useWindow();
  const frame = useRef<HTMLIFrameElement>(null);
  const [around, { width: room }] = useSize<HTMLDivElement>();
  const [height, setHeight] = useState(300);
  const width = screens[shown.length === 1 && shown[0] === 'phone' ? 'phone' : 'tablet'];
  const scale = Math.min(1, room / width);

  usePage(frame, (message) => {
    if (message.kind === 'height') setHeight(Math.max(60, message.height));
  });

  return (
    <div className="picture" ref={around} style={{ height: Math.min(420, height * scale) }}>
      {/* A frame that is made small keeps its room, and all of the page is in it. */}
      <div className="shrunk" style={{ width: width * scale, height: height * scale }}>
        <iframe
          ref={frame}
          style={{ width, height, transform: `scale(${scale})` }}
          title={`Example: ${name}`}
          name='{"consent":"rejected"}'
          src={pages + address}
          sandbox={sandbox}
          scrolling="no"
          loading="lazy"
        />
      </div>
    </div>
  );
}
