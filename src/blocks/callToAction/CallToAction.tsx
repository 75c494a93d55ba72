import { Buttons } from '#parts/Buttons.tsx';
import type { BlockOf } from '#schema/block.ts';

export function CallToAction({ buttons, note }: BlockOf<'callToAction'>) {
  return <Buttons buttons={buttons} note={note} />;
}
