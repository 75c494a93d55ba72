/** Whether the visitor has asked to save data. Chromium alone says so; the others have no such setting. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
