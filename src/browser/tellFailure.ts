/** Says that what the visitor pressed could not be fetched; the words stand in the page. */
export function tellFailure(): void {
  const notice = document.getElementById('_failed');
  // With its text, always: App.tsx.
  if (notice) notice.textContent = notice.dataset.text as string;
}
