import type { FieldForm, Path } from '#preview/EditApi.ts';
import { nameOfPath } from '../edits.ts';
import { Opener } from '../parts.tsx';
import { useEdit } from './EditForm.tsx';
import { FieldEdit } from './FieldEdit.tsx';

type RenameProps = { path: Path; hash: string };

/** Gives a constant, a link or a shared section another name, wherever it is used. */
export function Rename(props: RenameProps) {
  return (
    <Opener look="line-link" className="in-words" words={`Rename ${props.path.at(-1)}`}>
      {(close) => <RenameForm {...props} onDone={close} />}
    </Opener>
  );
}

function RenameForm({ path, hash, onDone }: RenameProps & { onDone: () => void }) {
  const old = String(path.at(-1));
  const edit = useEdit({
    place: { kind: 'name', name: `the name of ${nameOfPath(path)}`, path, hash },
    first: old,
    operationFor: (typed, at) => {
      const name = typed.trim();
      return name === old ? null : { kind: 'rename', path: at, name };
    },
  });
  const description = `The new name of ${old}. It is changed wherever it is used.`;
  const form: FieldForm = { kind: 'words', description, isOptional: false };
  return <FieldEdit {...{ edit, form, onDone }} className="stack note" />;
}
