import type { GroupForm, Operation, Path, ValuePlace } from '#preview/EditApi.ts';
import { keyInWords, nameOfPath } from '../edits.ts';
import { LineLink } from '../parts.tsx';
import { EditForm, useEdit } from './EditForm.tsx';
import { fieldsOf, finish, type PartDraft } from './partDraft.ts';
import { PartInput } from './PartInput.tsx';

type Props = {
  place: Omit<ValuePlace, 'value'>;
  /** What the word is the type of. */
  group: NonNullable<ValuePlace['group']>;
  hash: string;
  onDone: () => void;
};

/** Changes the word on which the other keys of a group depend, and asks for those that another word needs. */
export function RetypeForm({ place, group, hash, onDone }: Props) {
  const { path, line } = place;
  const [by, written] = [String(path.at(-1)), String(place.written)];
  const form = formOfNew(group, written);
  const edit = useEdit<PartDraft>({
    place: { kind: 'value', name: nameOfPath(path), path, hash, line, written },
    wordsIn: (draft) => String(fieldsOf(draft)[by]),
    first: { [by]: written },
    operationFor: (draft, at) => retype(at, finish(form, draft)),
  });
  return (
    <EditForm
      {...{ edit, onDone }}
      className="stack"
      actions={<LineLink at={place}>Line {line}</LineLink>}
    >
      <PartInput
        name={keyInWords(by)}
        form={form}
        draft={edit.typed}
        onChange={(draft) => edit.type(draft)}
      />
    </EditForm>
  );
}

/** The word itself, and what is not written yet because the present word does not take it, or should be. */
function formOfNew({ form, keys }: Props['group'], written: string): GroupForm {
  const { by = '', of = {} } = form.variants ?? {};
  const { may = [], must = [] } = of[written] ?? {};
  const isNew = (name: string) =>
    !keys.includes(name) && (!may.includes(name) || must.includes(name));
  return { ...form, fields: form.fields.filter(({ name }) => name === by || isNew(name)) };
}

function retype(path: Path, value: ReturnType<typeof finish>): Operation | null {
  if (typeof value !== 'object' || Array.isArray(value)) return null;
  const { [String(path.at(-1))]: word, ...needs } = value;
  return { kind: 'retype', path, value: String(word), needs };
}
