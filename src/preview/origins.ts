/**
 * The preview answers at two origins of this machine, which differ by their ports.
 *
 * - **The window’s** alone has the token, and answers requests that read or write the site file,
 *   store a file or open the editor. Nothing of a page runs there.
 * - **The pages’** shows what visitors see. Scripts of third parties run there, so all of it is
 *   treated as hostile: it gets no token, only the sources of the renderer, the media and what the
 *   pages show, and the Content-Security-Policy that the build would give each page.
 *
 * They exchange messages (PageMessage.ts). A message of a page can point at something, and never
 * says what to write: the window looks up what is there in its own copy of the file.
 */
export type Origins = { window: string; pages: string };
