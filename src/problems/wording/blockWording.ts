import { error, quoted, warning } from '../phrases.ts';

/** Blocks of a site’s own. */
export const blockWording = {
  'broken-block': error((it: { reason: string }) => ({
    message: `This block cannot be used: ${it.reason.replace(/\.$/, '')}.`,
    hint: /^(?:Expected|Unexpected|Unterminated|Syntax error)/.test(it.reason)
      ? 'Correct it here: this is no TypeScript.'
      : 'Correct it here. A block imports from "fascia", "fascia/parts", React, Emotion, the files beside it and the packages of the site.',
  })),
  'wrong-block': error(
    (
      it: { type: string } & (
        | { fault: 'missing' | 'no-block' | 'name' }
        | { fault: 'type'; value: string }
        | { fault: 'field'; field: string }
        | { fault: 'kind'; reason: string }
      ),
    ) => {
      switch (it.fault) {
        case 'missing':
          return {
            message: `This file exports nothing that is named ${it.type}.`,
            hint: `Write "export const ${it.type} = defineBlock({ type: '${it.type}', … })".`,
          };
        case 'no-block':
          return {
            message: `What this file exports as ${it.type} is no block.`,
            hint: `Write "export const ${it.type} = defineBlock({ type: '${it.type}', … })".`,
          };
        case 'name':
          return {
            message: `No block can have the type ${quoted(it.type)}, as this file is named.`,
            hint: 'Name the file after the type: a small letter first, then letters and digits, such as pullQuote.ts. What blocks share goes into a folder inside blocks/.',
          };
        case 'type':
          return {
            message: `The type of this block is ${quoted(it.value)}, and its file is named ${it.type}.ts.`,
            hint: `Write "type: '${it.type}'", or name its files after the type.`,
          };
        case 'field':
          return {
            message: `The field ${quoted(it.field)} does not say what may be written in it.`,
            hint: 'Give it one of the fields that "fascia" exports, such as line, paragraph or list(…).',
          };
        case 'kind':
          return {
            message: `A field of this block is nothing that a YAML file can hold. ${it.reason}.`,
            hint: 'Use texts, numbers, true or false, words to choose from, lists and groups.',
          };
      }
    },
  ),
  'taken-block': warning((it: { type: string }) => ({
    message: `This block stands in for the block ${quoted(it.type)} that comes with Fascia.`,
    hint: 'To use that one, give this one another name, in the names of its two files and in its type, or delete its two files.',
  })),
  'missing-component': error((it: { type: string; name: string; isThere: boolean }) => ({
    message: it.isThere
      ? `This file exports no component that is named ${it.name}.`
      : `The block ${quoted(it.type)} has no component: there is no file blocks/${it.name}.tsx.`,
    hint: `Write "export function ${it.name}(…) { … }"${it.isThere ? '' : ' in that file'}.`,
  })),
  'failing-block': error((it: { page: string; reason: string }) => ({
    message: `This block fails on the page ${it.page}: ${it.reason}.`,
    hint: 'Correct it here. Pages are rendered without a browser first, so window, document and the time are known in effects and handlers alone.',
  })),
};
