import { posix } from 'node:path';
import { installPackages } from '#cli/installPackages.ts';
import { type Machine, pathFolders } from '#cli/machine.ts';

/** Wine, and the compiler of a library that it lacks. */
const programs = ['wine', 'x86_64-w64-mingw32-gcc'] as const;

const wanted = {
  reason: 'The tests of Windows need Wine.',
  name: 'Wine',
  packages: { 'apt-get': [['wine', 'wine64', 'gcc-mingw-w64-x86-64-win32']] },
};

/**
 * Whether the tests of Windows can run here: with Wine, which is installed from Debian's packages where that is
 * allowed and no password is asked.
 */
export async function findWine(machine: Machine): Promise<boolean> {
  const folders = [...pathFolders(machine.env), '/usr/bin'];
  const isThere = () =>
    programs.every((name) => folders.some((folder) => machine.exists(posix.join(folder, name))));
  return isThere() || ((await installPackages(machine, wanted)) && isThere());
}
