import type { ViteHotContext } from 'vite/types/hot.js';
import type { LiveSite } from './liveSite.ts';
import { changeEvent, helloEvent, type PreviewChange, siteEvent } from './PreviewUpdate.ts';

/** Keeps a live site in step with the server: by changes, and by the whole where one was missed. */
export function followServer(live: LiveSite, hot: ViteHotContext | undefined): void {
  const sayHello = () => hot?.send(helloEvent, live.update().version);
  hot?.on(siteEvent, live.receive);
  hot?.on(changeEvent, (change: PreviewChange) => {
    if (!live.follow(change)) sayHello();
  });
  sayHello();
}
