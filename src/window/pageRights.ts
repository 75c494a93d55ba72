/**
 * What a page in a frame may do: all that it may at its own address, but not put another page in the
 * place of the window.
 */
export const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-downloads';

/** What a frame may use that is of another origin than the window, for copy buttons, players and calendars. */
export const permissions =
  'autoplay; clipboard-write; encrypted-media; fullscreen; payment; picture-in-picture';
