import { useState } from 'react';
import type { PartAnswer, YamlPath } from '#preview/EditApi.ts';
import { Button } from '../parts.tsx';
import { isSamePath } from '../paths.ts';
import { partQuery, useAnswer } from '../useAnswer.ts';
import { useWindow } from '../WindowContext.ts';
import { holderOf, NewPart } from './NewPart.tsx';

type Props = {
  /** The list or the group of names that gets something more. */
  path: YamlPath;
  /** What people call it. */
  name: string;
};

/** Adds an item to a list, or a further name to a group of them, also the first. */
export function AddHere({ path, name }: Props) {
  const { ask } = useWindow();
  // Where the file lacks it, it is what can be added to the part around it.
  const [query, queryAround] = [path, path.slice(0, -1)].map(partQuery);
  const part = useAnswer('GET part', query);
  const around = useAnswer('GET part', queryAround);
  const [opened, setOpened] = useState<ReturnType<typeof findOpening>>();
  if (!opened && !findOpening([part, around], path)) return null;
  const open = async () => {
    // What is known may be of the version before the last change.
    const parts = [await ask('GET part', query), await ask('GET part', queryAround)];
    setOpened(findOpening(parts, path));
  };
  return (
    <div className="note">
      {opened ? (
        <NewPart {...opened} name={name} onDone={() => setOpened(undefined)} />
      ) : (
        <Button look="low" icon="add" onClick={open}>
          Add to {name}
        </Button>
      )}
    </div>
  );
}

/** What can be added at a path; undefined where the schema or the file has no such place. */
function findOpening(parts: readonly (PartAnswer | undefined)[], path: YamlPath) {
  for (const part of parts) {
    const openings = part && 'openings' in part ? part.openings : [];
    const opening = openings.find((one) => isSamePath(holderOf(one), path));
    if (part && opening) return { opening, hash: part.hash };
  }
  return undefined;
}
