import { loadComponents } from '#page/components.ts';

/** The component of every block type, at hand. */
export const allComponents = await loadComponents();
