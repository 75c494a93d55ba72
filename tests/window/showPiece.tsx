import { act, configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { WindowContext } from '#window/WindowContext.ts';
import { startEdits } from '../preview/startEdits.ts';
import { servicesOf } from './servicesOf.ts';

// A loaded machine takes its time; what never comes still fails.
configure({ asyncUtilTimeout: 20_000 });

/** A piece of the window in front of a real server, and the file as other programs change it. */
export async function showPiece(piece: ReactNode) {
  const server = await startEdits();
  const services = await servicesOf(server);
  const { live } = services;
  render(<WindowContext value={services}>{piece}</WindowContext>);
  const hear = async () => {
    const { version } = live.update();
    const hash = await server.hash();
    act(() => live.receive({ ...live.update(), version: version + 1, hash }));
  };
  return {
    ...server,
    ...services,
    /** The window hears of the file as it is now. */
    hear,
    async writeElsewhere(text: string) {
      server.write(text);
      await hear();
    },
  };
}
