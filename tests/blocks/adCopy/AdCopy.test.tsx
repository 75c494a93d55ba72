// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeClock } from '#tests/render/fakeClock.ts';
import { renderBlock } from '#tests/render/renderBlock.tsx';
import { messages } from '#tests/render/sampleSite.ts';

const adCopy = {
  type: 'adCopy' as const,
  heading: 'Ready-made ad copy',
  copyLabel: 'Copy to Clipboard',
  copiedLabel: 'Copied!',
  copiedFor: 2000,
  ads: [
    {
      title: 'Zero Commission',
      headline: 'Still paying?',
      body: 'Line one.\nLine two.',
      cta: 'See.',
    },
    { title: 'Territory', headline: 'One store.', body: 'Yours.', cta: 'Check.' },
  ],
};
const labels = () => screen.getAllByRole('button').map((button) => button.textContent);
const announced = () => screen.getAllByRole('status').map((status) => status.textContent);

const { press, wait } = fakeClock();
const writeText = vi.fn<Clipboard['writeText']>();
beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});
const copy = (title: string) =>
  press(screen.getByRole('button', { name: new RegExp(`: ${title}$`) }));

test('shows each text under its title, with a button named after it', () => {
  renderBlock(adCopy);
  expect(screen.getByRole('heading', { level: 3, name: 'Zero Commission' })).toBeVisible();
  expect(screen.getByText(/Line one/)).toHaveTextContent('Line one. Line two.');
  expect(labels()).toEqual(['Copy to Clipboard', 'Copy to Clipboard']);
  expect(screen.getByRole('button', { name: 'Copy to Clipboard: Territory' })).toBeVisible();
});

test('copies the headline, the body and the last line, and not the title', async () => {
  renderBlock(adCopy);
  await copy('Zero Commission');
  expect(writeText).toHaveBeenCalledExactlyOnceWith(
    'Still paying?\n\nLine one.\nLine two.\n\nSee.',
  );
});

test('says so for 2,000 ms on that button alone, and politely', async () => {
  renderBlock(adCopy);
  expect(announced()).toEqual(['', '']);
  await copy('Zero Commission');
  expect(labels()).toEqual(['Copied!', 'Copy to Clipboard']);
  expect(announced()).toEqual(['Copied: Zero Commission', '']);
  await wait(1999);
  expect(labels()[0]).toBe('Copied!');
  await wait(1);
  expect(labels()[0]).toBe('Copy to Clipboard');
  expect(announced()).toEqual(['', '']);
});

test('moves the label when another text is copied within that time', async () => {
  renderBlock(adCopy);
  await copy('Zero Commission');
  await wait(1500);
  await copy('Territory');
  expect(labels()).toEqual(['Copy to Clipboard', 'Copied!']);
  await wait(1999);
  expect(labels()[1]).toBe('Copied!');
  await wait(1);
  expect(labels()[1]).toBe('Copy to Clipboard');
});

test('restarts the timer when the same text is copied again', async () => {
  renderBlock(adCopy);
  await copy('Zero Commission');
  await wait(1500);
  await copy('Zero Commission');
  await wait(1999);
  expect(labels()[0]).toBe('Copied!');
  await wait(1);
  expect(labels()[0]).toBe('Copy to Clipboard');
});

test('selects the text and shows a message when the browser refuses', async () => {
  const { toast } = renderBlock(adCopy);
  writeText.mockRejectedValue(new Error('refused'));
  await copy('Territory');
  expect(getSelection()?.toString()).toBe('One store.Yours.Check.');
  expect(toast).toHaveBeenCalledExactlyOnceWith(messages.copyRefused);
  expect(labels()[1]).toBe('Copy to Clipboard');
});

test('does the same where there is no clipboard at all', async () => {
  const { toast } = renderBlock(adCopy);
  vi.stubGlobal('navigator', {});
  await copy('Territory');
  expect(toast).toHaveBeenCalledExactlyOnceWith(messages.copyRefused);
});

test('takes the name of the button from the messages', () => {
  const copyName = 'Text “{title}”: {label}';
  renderBlock(adCopy, { messages: { ...messages, copyName } });
  expect(
    screen.getByRole('button', { name: 'Text “Territory”: Copy to Clipboard' }),
  ).toBeInTheDocument();
});
