import { loadComponents } from '#page/loadComponents.ts';

/** The component of every block type, at hand. */
export const allComponents = await loadComponents();
