import { css } from '@emotion/react';
import { useState } from 'react';
import type { Opening, YamlPath } from '#preview/EditApi.ts';
import { NewPart } from './NewPart.tsx';
import { Openings } from './Openings.tsx';
import { usePart } from './usePart.ts';

type Props = {
  /** The list or the group of names that gets something more. */
  path: YamlPath;
  /** What people call it. */
  name: string;
};

/** Adds an item to a list, or a further name to a group of them. */
export function AddHere({ path, name }: Props) {
  const part = usePart(path);
  const [opened, setOpened] = useState<{ opening: Opening; seen: string }>();
  if (!part) return null;
  const openings = part.openings.filter(
    (opening) => opening.kind !== 'key' && holderOf(opening).length === path.length,
  );
  return (
    <div css={place}>
      {opened ? (
        <NewPart {...opened} name={name} onDone={() => setOpened(undefined)} />
      ) : (
        <Openings
          openings={openings}
          nameOf={() => name}
          onOpen={(opening) => setOpened({ opening, seen: part.hash })}
        />
      )}
    </div>
  );
}

function holderOf({ path, kind }: Opening): YamlPath {
  return kind === 'item' ? path.slice(0, -1) : path;
}

const place = css({ margin: '10px 0' });
