import type { Footer, Header } from '#schema/frame.ts';

/** Whether the bar has what does not fit beside the logo of a phone: a menu, or more buttons than one. */
export function hasMenu({ menu = [], buttons = [] }: Header): boolean {
  return menu.length > 0 || buttons.length > 1;
}

export function hasFullHeader({ menu, buttons, announcement, to }: Header): boolean {
  return isAny(menu, buttons) || announcement !== undefined || to !== undefined;
}

export function hasCallBar({ callBar }: Header): boolean {
  return isAny(callBar);
}

export function hasFullFooter(footer: Footer): boolean {
  const { columns, networks, address, badges, colourScheme } = footer;
  return isAny(columns, networks, address, badges) || colourScheme !== undefined;
}

/** Whether one of the lists has items. */
function isAny(...lists: readonly (readonly unknown[] | undefined)[]): boolean {
  return lists.some((list = []) => list.length > 0);
}
