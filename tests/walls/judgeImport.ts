import { posix } from 'node:path';
import type { Import } from './readImports.ts';
import { rooms } from './rooms.ts';

/** Says what is wrong with an import in a file of a room, or null. Paths are written with `/`, from the project folder. */
export function judgeImport(file: string, { from, isType }: Import): string | null {
  const here = roomOf(file);
  const room = rooms[here];
  if (!room) return `${file} stands in no room: tests/walls/rooms.ts knows none of that name.`;
  if (from.startsWith('.')) return judgeRelative(file, from);
  if (!from.startsWith('#')) return judgePackage(file, { from, isType });

  const there = /^#([^/]+)\//.exec(from)?.[1] ?? from;
  const arrow = `${here} -> ${there}: ${file} imports ${from}`;
  if (there === here) return `${arrow}. Inside a room, imports are relative.`;
  if (!rooms[there]) return `${arrow}. There is no such room.`;
  if (isType && ['schema', ...(room.types ?? [])].includes(there)) return null;
  if (room.rooms.includes(there) || room.modules?.includes(from)) return null;
  if (there === 'schema') {
    return `${arrow} as a value. Only load may: elsewhere it must be \`import type\`, since zod adds 25 kB to every page.`;
  }
  const open = room.rooms.length > 0 ? room.rooms.join(', ') : 'no other room';
  const types = ['schema', ...(room.types ?? [])].join(', ');
  return `${arrow}. The arrows go one way: ${here} may import from ${open}, and types from ${types}.`;
}

function judgeRelative(file: string, from: string): string | null {
  const here = roomOf(file);
  const there = roomOf(posix.join(posix.dirname(file), from));
  return there === here
    ? null
    : `${here} -> ${there}: ${file} imports ${from}. A relative import never leaves its room: a wall is crossed by name (#${there}/…).`;
}

function judgePackage(file: string, { from, isType }: Import): string | null {
  const here = roomOf(file);
  const allowed = rooms[here]?.packages ?? null;
  const isAllowed = (name: string) =>
    name === from || (name.endsWith('*') && from.startsWith(name.slice(0, -1)));
  if (allowed === null || isType || allowed.some(isAllowed)) return null;
  const list = allowed.length > 0 ? allowed.join(', ') : 'no package';
  return `${here} -> ${from}: ${file} imports a package. This room may use ${list}.`;
}

/** The first folder, or under `src` the second. */
function roomOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  return first === 'src' ? second : first;
}
