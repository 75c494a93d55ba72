import type { Page } from 'playwright-core';
import type { EventRow } from '#build/listEvents.ts';
import type { Fault } from './Finding.ts';
import { patience, shortPatience } from './steps.ts';

type Pressing = {
  page: Page;
  /** What can be done on this page, by the event contract. */
  rows: readonly EventRow[];
  /** Waits for what is sent, and compares it. */
  send(row: EventRow, when: string): Promise<Fault[]>;
};

/** Presses everything with a name for its click, books in the first calendar, and looks at what is sent. */
export async function pressAll({ page, rows, send }: Pressing): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const row of rows) {
    if (row.action === 'click' && row.click !== undefined) {
      const { click } = row;
      const buttons = await page.locator(`[data-click="${click}"]`).all();
      for (const button of buttons) {
        try {
          // With the middle button, the page stays, and a page of this site opens in another tab.
          await button.click({ button: 'middle', timeout: shortPatience });
        } catch {
          const facts = { button: `The button with "clickName: ${click}"` };
          faults.push({ code: 'click-impossible', facts });
          continue;
        }
        faults.push(...(await send(row, `when ${click} is pressed`)));
      }
    }
    if (row.action === 'schedule') {
      await book(page);
      faults.push(...(await send(row, 'when a call is booked')));
    }
  }
  return faults;
}

/** The calendar says that the visitor has booked, in the words of every provider: only its own are understood. */
async function book(page: Page): Promise<void> {
  const calendar = page.frameLocator('#_content iframe').first().locator('p');
  try {
    await calendar.evaluate(
      () => {
        for (const message of [
          { event: 'calendly.event_scheduled', payload: {} },
          { originator: 'CAL', type: 'bookingSuccessful', data: {} },
          { meetingBookSucceeded: true },
        ]) {
          parent.postMessage(message, '*');
        }
      },
      undefined,
      { timeout: patience },
    );
  } catch {
    // A calendar that does not come sends no event, which is reported.
  }
}
