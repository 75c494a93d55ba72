import type { z } from 'zod';
import type { createRoutes } from './apiRoutes.ts';

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

export type { EventRow } from '#build/listEvents.ts';
export type { WholeChange } from '#edit/withDependentChanges.ts';
export type { SectionPlace, TextPlace } from '#edit/findPlaces.ts';
export type { Operation, Part } from '#edit/Operation.ts';
export type { NamedPlace } from '#edit/outlineOf.ts';
export type { FilePlace, UsePlace } from '#edit/siteMap.ts';
/** The window finds, compares and changes texts as the server does. */
export { editBetween } from '#edit/edits.ts';
export { parseAmount } from '#edit/parseAmount.ts';
export { isSamePath, startsWith } from '#load/paths.ts';
export type { OriginPlace, ValuePlace } from '#edit/values.ts';
export type { Opening } from '#load/findOpenings.ts';
export type { FieldForm, GroupForm, PartForm } from '#load/formOf.ts';
export type { Path } from '#load/tree.ts';
export type { BlockGuide, FieldGuide } from './describeBlocks.ts';
export type { EditAnswer, FollowAnswer } from './EditAnswer.ts';
export type { Completion } from './languageService.ts';
export type { DiscardRequest, EditRequest } from './requests.ts';
