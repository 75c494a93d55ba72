import { z } from 'zod';
import type { Path } from './EditApi.ts';
import { mostValues } from './readMail.ts';

const index = z.int().min(0).max(1_000_000);
const words = z.string().max(5000);
const path = z.string().max(2000).regex(/^\//);
const box = z.strictObject({
  top: z.number(),
  left: z.number(),
  width: z.number(),
  height: z.number(),
});
/** Of something on a page, and of the section around it. */
const boxes = { box, sectionBox: box.nullable() };

/** A stretch of one of the page’s texts: its number in `WindowMessage` `texts`, and the letter pointed at. */
const hit = z.strictObject({
  text: index,
  /** The attribute that shows it; null for the words of the page. */
  attribute: z.string().max(100).nullable(),
  letter: index.optional(),
});

const target = z.strictObject({
  /** The version of the file by which its texts and sections are numbered. */
  hash: z.string().max(100),
  /** Its number among the sections that are shown. */
  section: index.nullable(),
  /** The texts that it shows, those that are meant first. */
  hits: z.array(hit).max(1000),
  /** What it says now, which may be none of these. */
  words,
  ...boxes,
});

/**
 * What a page reports to the window around it, by `postMessage`. Any script on the page can send the
 * same, so the window believes nothing of it: there are numbers and places on the screen, and no
 * path, no line and no word that would be written.
 */
export const pageMessage = z.discriminatedUnion('kind', [
  /** The page is there, or another one is shown in its place. */
  z.strictObject({ kind: z.literal('shown'), path }),
  /** All of the page that it starts with is drawn. */
  z.strictObject({ kind: z.literal('drawn') }),
  /** A visitor’s page would send an event, by this rule of `pixel.events`. */
  z.strictObject({ kind: z.literal('sent'), rule: index, path }),
  /** A visitor’s page would send a form to this address, with these values. */
  z.strictObject({
    kind: z.literal('submitted'),
    to: words,
    values: z.array(z.strictObject({ name: words, value: words })).max(mostValues),
  }),
  /** What the pointer or the focus is on. */
  z.strictObject({ kind: z.literal('pointed'), target: target.nullable() }),
  /** The operator wants to choose the section of it, to edit it, or to open its line. */
  z.strictObject({
    kind: z.literal('requested'),
    for: z.enum(['choose', 'edit', 'open']),
    byPointer: z.boolean(),
    target,
  }),
  /** The keys for undo were pressed here, where they mean nothing. */
  z.strictObject({ kind: z.literal('undo') }),
  /** What was pointed at and what is edited are elsewhere on the screen now. */
  z.strictObject({
    kind: z.literal('moved'),
    pointed: z.strictObject(boxes).nullable(),
    edited: box.nullable(),
  }),
  /** How high all of the page is, in pixels. */
  z.strictObject({ kind: z.literal('height'), height: z.number().min(0).max(100_000) }),
]);

export type PageMessage = z.infer<typeof pageMessage>;
export type Box = z.infer<typeof box>;
export type Hit = z.infer<typeof hit>;
/** Something on a page, as the page knows it. */
export type Target = z.infer<typeof target>;

/** What the window sends a page. */
export type WindowMessage =
  /** Another page is to be shown. */
  | { kind: 'go'; path: string }
  /** Whether a click chooses instead of doing what it does for visitors. */
  | { kind: 'mode'; isEditing: boolean }
  /** The paths of the page’s texts in its data, in one version of the file. */
  | { kind: 'texts'; hash: string; path: string; texts: readonly Path[] }
  /** A section is to be scrolled to, by its number among those that are shown. */
  | { kind: 'reveal'; section: number };

/** The state that the window wants a page in: the name of the frame around it, read when the page starts. */
export type ForcedState = {
  /** `asked` is a visitor who has not answered yet; without it, this browser's own answer counts. */
  consent?: 'asked' | 'accepted' | 'rejected' | undefined;
  isMotionReduced?: boolean;
  /** Nothing of another host loads, as behind a blocker. */
  isOutsideBlocked?: boolean;
  /** The window itself shows another frame then. */
  isWithoutScript?: boolean;
};
