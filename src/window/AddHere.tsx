import { css } from '@emotion/react';
import { useState } from 'react';
import type { Opening, YamlPath } from '#preview/EditApi.ts';
import { findOpening } from './findOpening.ts';
import { Icon } from './Icon.tsx';
import { lowButton } from './look.ts';
import { NewPart } from './NewPart.tsx';
import { useAsked } from './useAsked.ts';
import { useWorkbench } from './Workbench.ts';

type Props = {
  /** The list or the group of names that gets something more. */
  path: YamlPath;
  /** What people call it. */
  name: string;
};

/** Adds an item to a list, or a further name to a group of them, also the first. */
export function AddHere({ path, name }: Props) {
  const { content: found } = useAsked((read) => findOpening(read, path), JSON.stringify(path));
  const [opened, setOpened] = useState<{ opening: Opening; seen: string }>();
  const { ask } = useWorkbench();
  if (!found && !opened) return null;
  // What was found may be of the version before the last change.
  const open = async () => setOpened(await findOpening(ask, path));
  return (
    <div css={place}>
      {opened ? (
        <NewPart {...opened} name={name} onDone={() => setOpened(undefined)} />
      ) : (
        <button type="button" css={lowButton} onClick={() => void open()}>
          <Icon name="add" /> Add to {name}
        </button>
      )}
    </div>
  );
}

const place = css({ margin: '10px 0' });
