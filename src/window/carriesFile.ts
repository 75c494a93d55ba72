/** Whether a file is being dragged. Words are left to the browser, which drops them into any field. */
export function carriesFile({ dataTransfer }: { dataTransfer: DataTransfer | null }): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}
