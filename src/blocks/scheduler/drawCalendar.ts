import { loadScript } from '#parts/loadScript.ts';
import type { Retry } from '#parts/retry.ts';
import type { Adapter } from './Adapter.ts';

type Options = Retry & {
  signal: AbortSignal;
  /** The address of the booking page. */
  page: string;
  /** The address of the service's own script; without it the frame is drawn here. */
  script: string | undefined;
  title: string;
};

/** Draws the frame of the booking page. Rejects when the script fails, draws nothing, or comes too late. */
export async function drawCalendar(
  place: HTMLElement,
  { address, widget }: Adapter,
  { page, script, title, ...retry }: Options,
): Promise<HTMLIFrameElement> {
  // One turn later even without a download: React's strict mode leaves at once, and comes again.
  await (widget && script !== undefined && !widget.isThere()
    ? loadScript(script, retry)
    : undefined);
  retry.signal.throwIfAborted();
  if (widget && script !== undefined) widget.draw(page, place);
  else place.append(createFrame(address(new URL(page), location.hostname)));
  const frame = place.querySelector('iframe');
  if (!frame) throw new Error('The script of the calendar has drawn nothing.');
  frame.title = title;
  return frame;
}

function createFrame(src: string): HTMLIFrameElement {
  return Object.assign(document.createElement('iframe'), { src, allow: 'payment' });
}
