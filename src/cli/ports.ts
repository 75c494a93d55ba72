/** Why a name is none by which a browser can reach this machine, or undefined. */
export function refuseHost(name: string): string | undefined {
  const isName =
    /^(?:[a-z0-9.-]+|\[[\da-f:]+\])$/i.test(name) && !/^(?:0\.0\.0\.0|\[::\])$/.test(name);
  return isName
    ? undefined
    : `--host takes the name by which browsers reach this machine, such as localhost or 192.168.1.20, not "${name}".`;
}

/** Says where a server is when the port that was asked for was busy; nothing when it was free. */
export function reportBusyPort(wanted: number, origin: string): string {
  const port = Number(new URL(origin).port || 80);
  return wanted === 0 || port === wanted
    ? ''
    : `Port ${wanted} is busy, so this is port ${port}.\n`;
}
