import type { z } from 'zod';
import type { Operation, YamlPath } from '#edit/Operation.ts';
import type { WholeChange } from '#edit/completeChange.ts';
import type { Scalar } from '#load/tree.ts';
import type { createRoutes } from './apiRoutes.ts';
import type { PreviewProblem } from './PreviewUpdate.ts';

type Routes = ReturnType<typeof createRoutes>;

/**
 * What the window requests from the preview's server under `/_fascia/…`, and what it answers, as
 * apiRoutes.ts declares it.
 *
 * Every request carries the token of the window (`<meta name="fascia-token">`) as `x-fascia-token`;
 * what writes is a POST of `application/json`. The status is 200 for every answer, refusals of an
 * edit included; 400 for a malformed request, 403 for one that the window did not make.
 *
 * `hash` names a version of the file: `PreviewUpdate.hash` is the one that the page shows or whose
 * problems it shows. Who writes says which version they saw: a request is carried over to the
 * newest one, and is refused where somebody else has changed the same part (`conflict`).
 */
export type EditApi = {
  [Address in keyof Routes]: (Routes[Address] extends { form: z.ZodType<infer Request> }
    ? { request: Request }
    : unknown) & { answer: Awaited<ReturnType<Routes[Address]['handle']>> };
};

export type PagePlaces = NonNullable<EditApi['GET places']['answer']>;
export type PartPlaces = NonNullable<EditApi['GET part']['answer']>;
export type OutlineAnswer = EditApi['GET outline']['answer'];

/** How much can be taken back, and done again. */
type History = { undo: number; redo: number };

/** What is at a place of the newest version: its line, and its value where it is a single one. */
type Found = { hash: string; line?: number; written?: Scalar['value'] };

/** Where a part is in the newest version. */
export type FollowAnswer = { isGone: true } | ({ isGone: false; path: YamlPath } & Found);

export type EditAnswer = History &
  (
    | {
        isDone: true;
        /** Of the file as it is now (in a trial: as it would be). */
        hash: string;
        /** The first changed line, to show in an editor. */
        line: number;
        /** What was done, as carried over to the newest version. */
        operation?: Operation;
        /** What would be unwise afterwards and is not now; in a trial only. */
        warnings?: PreviewProblem[];
      }
    | {
        isDone: false;
        /**
         * `conflict`: somebody else has changed the same part (`now`). `gone`: the part is no longer
         * there. `incomplete`: more changes with it (`whole`): the same request with `isConfirmed`, or with
         * `isWhole` where it has lines. `worse`: the site would be wrong; `problems` says how.
         * `impossible`: there is no such place or nothing to do. `unwritable`: the disk refused.
         */
        reason: 'conflict' | 'gone' | 'incomplete' | 'worse' | 'impossible' | 'unwritable';
        /** In the operator's words. */
        message: string;
        problems: PreviewProblem[];
        whole?: WholeChange;
        /** The same request for the newest version, which writes over what is there. */
        now?: Found & { operation: Operation; line: number };
      }
  );

export type { EventRow } from '#build/listEvents.ts';
export type { WholeChange } from '#edit/completeChange.ts';
export type { SectionPlace, TextPlace } from '#edit/findPlaces.ts';
export type { Operation, Part, YamlPath } from '#edit/Operation.ts';
export type { NamedPlace } from '#edit/outlineOf.ts';
export type { FilePlace, UsePlace } from '#edit/siteMap.ts';
/** The window finds, compares and changes texts as the server does. */
export { editBetween } from '#edit/edits.ts';
export { sumOf } from '#edit/sumOf.ts';
export { isSamePath, startsWith } from '#load/paths.ts';
export type { OriginPlace, ValuePlace } from '#edit/values.ts';
export type { Opening } from '#load/findOpenings.ts';
export type { FieldForm, PartForm } from '#load/formOf.ts';
export type { BlockGuide, FieldGuide } from './describeBlocks.ts';
export type { Completion } from './languageService.ts';
export type { DiscardRequest, EditRequest } from './requests.ts';
