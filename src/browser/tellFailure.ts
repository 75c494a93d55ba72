/** Says, or no longer says, that what the visitor pressed could not be fetched; the words stand in the page. */
export function tellFailure(hasFailed: boolean): void {
  const notice = document.getElementById('_failed');
  if (notice) notice.textContent = hasFailed ? (notice.dataset.text ?? '') : '';
}
