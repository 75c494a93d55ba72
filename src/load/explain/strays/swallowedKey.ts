import { nodeAt } from '../../tree.ts';
import { type Fault, isMissing } from '../joinSlips.ts';
import type { Context } from '../readIssues.ts';
import type { MisplacedKey } from './Stray.ts';

/** A missing key whose line starts so far right that it has become part of the text above. */
export function swallowedKey(fault: Fault, context: Context): MisplacedKey | undefined {
  if (fault.kind !== 'issue' || !isMissing(fault.issue, context)) return undefined;
  const parent = fault.issue.path.slice(0, -1);
  const key = String(fault.issue.path.at(-1));
  const group = nodeAt(context.tree, parent);
  if (group?.kind !== 'group' || group.isFlow) return undefined;
  const line = new RegExp(`(?<=\\n[ \\t]*)${key}(?=:\\s)`);
  for (const { name, value } of group.entries.values()) {
    if (value.kind !== 'scalar' || value.repeats) continue;
    const found = line.exec(context.source.slice(value.start, value.end));
    if (!found) continue;
    const start = value.start + found.index;
    const place = { start, end: start + key.length };
    return { kind: 'misplacedKey', parent, key, inside: [...parent, name], place };
  }
  return undefined;
}
