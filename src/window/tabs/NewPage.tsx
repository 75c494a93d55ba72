import type { BlockGuide, Operation, OutlineAnswer, Part } from '#preview/EditApi.ts';
import { EditForm, useEdit } from '../forms/EditForm.tsx';
import { Opener } from '../parts.tsx';
import { useAnswer, useWindow } from '../WindowContext.ts';

/** Adds a page, with its headline as the first section. */
export function NewPage({ outline }: { outline: OutlineAnswer | undefined }) {
  if (!outline) return null;
  return (
    <div className="note">
      <Opener icon="add" words="Add a page">
        {(close) => <PageForm outline={outline} onDone={close} />}
      </Opener>
    </div>
  );
}

const fields = [
  { key: 'path', name: 'Its address', hint: '/summer-offer' },
  { key: 'title', name: 'Its title', hint: 'Summer offer' },
  { key: 'description', name: 'What search results say about it', hint: 'One or two sentences.' },
] as const;
const nothing = { path: '/', title: '', description: '' };

type FormProps = { outline: OutlineAnswer; onDone: () => void };

function PageForm({ outline: { routes, hash }, onDone }: FormProps) {
  const { show } = useWindow();
  const blocks = useAnswer('GET blocks');
  const edit = useEdit({
    place: { kind: 'page', path: ['routes'], name: 'a new page', hash },
    first: nothing,
    wordsIn: ({ path, title }) => `${path} ${title}`,
    operationFor({ path, title, description }): Operation | null {
      if (!blocks || path === '/' || title === '' || description === '') return null;
      const page = { path, title, seo: { description }, sections: opening(blocks, title) };
      return { kind: 'add', path: ['routes', routes.length], value: page };
    },
  });
  const { id, typed } = edit;
  return (
    <EditForm
      edit={edit}
      className="sheet stack"
      label="Add a page"
      onSaved={() => show({ path: typed.path, section: 0 })}
      onDone={onDone}
    >
      <h3>Add a page</h3>
      {fields.map(({ key, name, hint }) => (
        <p key={key} className="stack">
          <label htmlFor={id + key}>{name}</label>
          <input
            id={id + key}
            className="field"
            value={typed[key]}
            placeholder={hint}
            onChange={({ target }) => edit.type({ ...typed, [key]: target.value })}
          />
        </p>
      ))}
    </EditForm>
  );
}

/** The first section of a page: of the block that needs its heading and nothing else. */
function opening(blocks: readonly BlockGuide[], heading: string): Part[] {
  const block = blocks.find(({ pageHeading, fields: all }) =>
    all.every(({ name, isRequired }) => isRequired === (name === pageHeading)),
  );
  return block?.pageHeading ? [{ type: block.type, [block.pageHeading]: heading }] : [];
}
