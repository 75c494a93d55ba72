import type { Page } from 'playwright-core';
import type { EventRow } from '#build/listEvents.ts';
import { createFinding, type Finding } from '../Finding.ts';
import { type Look, pathOf, placeOf } from '../placeOf.ts';

type Pressing = {
  page: Page;
  /** What can be done on this page, by the event contract. */
  rows: readonly EventRow[];
  /** Waits for what is sent, and compares it. */
  send(row: EventRow, when: string): Promise<Finding[]>;
};

/** Presses everything with a name for its click, books in every calendar that tells of it, and looks at what is sent. */
export async function pressAll(look: Look, { page, rows, send }: Pressing): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const row of rows) {
    if (row.action === 'click' && row.click !== undefined) {
      const { click } = row;
      const buttons = await page.locator(`[data-click="${click}"]`).all();
      for (const button of buttons) {
        try {
          // With the middle button, the page stays, and a page of this site opens in a tab of its own.
          await button.click({ button: 'middle', timeout: 10_000 });
        } catch {
          const at = { path: pathOf(look, 'page'), place: placeOf(look, 'page') };
          findings.push(createFinding('click-impossible', { click }, at));
          continue;
        }
        findings.push(...(await send(row, `when ${click} is pressed`)));
      }
    }
    if (row.action === 'schedule' && (await book(page))) {
      findings.push(...(await send(row, 'when a call is booked')));
    }
  }
  return findings;
}

/** Every calendar says at once that the visitor has booked, in the words of its provider; says whether there is one. */
async function book(page: Page): Promise<boolean> {
  const frames = page.frames().filter((frame) => frame.parentFrame() === page.mainFrame());
  const [calendar] = frames;
  await calendar?.evaluate(() => {
    for (const message of [
      { event: 'calendly.event_scheduled', payload: {} },
      { originator: 'CAL', type: 'bookingSuccessful', data: {} },
      { meetingBookSucceeded: true },
    ]) {
      parent.postMessage(message, '*');
    }
  });
  return calendar !== undefined;
}
