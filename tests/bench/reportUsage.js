import { writeSync } from 'node:fs';

/** Preloaded into a command: writes its highest memory in kilobytes and its processor time in microseconds to file descriptor 3 at the end. */
process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  writeSync(3, `${maxRSS} ${userCPUTime + systemCPUTime}`);
});
