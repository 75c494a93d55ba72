import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type ViteDevServer } from 'vite';
import { withoutBrowserLocation } from '#build/leaveOut.ts';
import type { ReadSite } from '#load/readSite.ts';
import { fasciaPlugin } from './fasciaPlugin.ts';
import { windowAddress } from './serveWindow.ts';

type Options = {
  /** The folder of the project. */
  root: string;
  /** The name of the site file in `root`. */
  file: string;
  /** Taken if it is free, else the next one. */
  port: number;
  /** Shows the window in the operator's browser. */
  open: boolean;
  /** Called after every reading of the site file. */
  onRead: (read: ReadSite) => void;
};

/** Starts the preview server. It answers on this machine alone. */
export async function createPreview({
  root,
  file,
  port,
  open,
  onRead,
}: Options): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: false,
    root,
    appType: 'custom',
    publicDir: false,
    clearScreen: false,
    logLevel: 'warn',
    plugins: [react({ jsxImportSource: '@emotion/react' }), fasciaPlugin({ root, file, onRead })],
    server: {
      host: '127.0.0.1',
      // No other site may read the pages, also none of another server on this machine.
      cors: false,
      port,
      open: open && windowAddress,
      watch: { ignored: ['dist', '.fascia', 'tests'].map((folder) => join(root, folder, '**')) },
    },
    optimizeDeps: {
      entries: ['src/preview/client.tsx', 'src/window/main.tsx'],
      rolldownOptions: { plugins: [withoutBrowserLocation] },
    },
  });
  return server.listen();
}
