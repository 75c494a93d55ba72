import type { BlockOf } from '#schema/block.ts';
import type { Adapter } from './Adapter.ts';
import { calCom } from './calCom.ts';
import { calendly } from './calendly.ts';
import { hubSpot } from './hubSpot.ts';
import { iframe } from './iframe.ts';

/** Every scheduling service that site.yaml may name. */
export const adapters: Readonly<Record<BlockOf<'scheduler'>['provider'], Adapter>> = {
  calendly,
  calCom,
  hubSpot,
  iframe,
};
