import type { ComponentType } from 'react';

/**
 * The components of the blocks that a site has of its own, by type. Empty in Node, where the build loads
 * them itself; for browsers, Vite puts the list in its place (#build/ownBlocksPlugin.ts).
 */
export const ownComponents: Readonly<Record<string, () => Promise<ComponentType>>> = {};
