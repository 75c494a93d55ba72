/**
 * The styles of what stands behind the first section, right after it: so that browsers paint the first
 * section without them. The build writes them (#build/renderPage.tsx), and React leaves them alone: by
 * the text within, though empty, it knows that there are no elements to look for.
 */
export function RestStyles() {
  return (
    <style data-rest-styles="" suppressHydrationWarning>
      {''}
    </style>
  );
}

/**
 * Returns what keeps those styles, to be called whenever React has changed the page: it takes them away
 * with the first section that they came with, and the footer and later pages still need them.
 */
export function keepRestStyles(): () => void {
  const styles = document.querySelector('style[data-rest-styles]');
  return () => {
    if (styles?.isConnected === false) document.head.append(styles);
  };
}
