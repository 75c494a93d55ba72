import { createEntries, type Entry, type FileProblems } from './Entry.ts';
import { inertJson } from './inert.ts';
import type { Position } from './locate.ts';
import type { Code } from './Problem.ts';
import { codes, wording } from './wording.ts';

/** What checked the files: its version, the address of the folder of pages, and what each says. */
type Tool = { version: string; pages: string; summaryOf: (code: Code) => string };

/** The problems as SARIF 2.1.0, for code scanning. Files must be named from the project folder. */
export function printSarif(files: readonly FileProblems[], tool: Tool): string {
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Fascia',
            version: tool.version,
            rules: codes.map((code) => ruleOf(code, tool)),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: files.flatMap((file) => fingerprinted(createEntries(file), file.source)),
      },
    ],
  };
  return inertJson(log);
}

function ruleOf(code: Code, { pages, summaryOf }: Tool) {
  return {
    id: code,
    helpUri: `${pages}/${code}.md`,
    shortDescription: { text: summaryOf(code) },
    help: { text: `fascia check --explain ${code}` },
    defaultConfiguration: { level: wording[code].severity },
  };
}

/**
 * A result keeps its fingerprint when lines are added elsewhere: it is made of the code and the text
 * of the line, and counted where the same line occurs several times.
 */
function fingerprinted(entries: readonly Entry[], source: string) {
  const lines = source.split('\n');
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const key = hash(`${entry.code} ${(lines[entry.line - 1] ?? '').trim()}`);
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return { ...resultOf(entry), partialFingerprints: { 'problem/v1': `${key}:${count}` } };
  });
}

function resultOf({ file, code, severity, message, hint, path, fix, related, ...place }: Entry) {
  const artifactLocation = locationOf(file);
  const replacements = fix?.edits.map(({ text, ...edit }) => ({
    deletedRegion: regionOf(edit),
    insertedContent: { text },
  }));
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: severity,
    message: { text: plain(message) },
    locations: [{ physicalLocation: { artifactLocation, region: regionOf(place) } }],
    relatedLocations: related?.map((other) => ({
      physicalLocation: { artifactLocation: locationOf(other.file), region: regionOf(other) },
      message: { text: plain(other.message) },
    })),
    fixes: replacements && [
      {
        description: { text: plain(hint ?? message) },
        artifactChanges: [{ artifactLocation, replacements }],
      },
    ],
    properties: { path, hint },
  };
}

/** Viewers show `[text](address)` in a message as a link (SARIF 2.1.0, 3.11.6), which nobody here has made. */
function plain(text: string): string {
  return text.includes('](') ? text.replace(/[\\[\]]/g, String.raw`\$&`) : text;
}

function regionOf({ line, column, endLine, endColumn }: Position) {
  return { startLine: line, startColumn: column, endLine, endColumn };
}

/** A path from the top of the project, or a whole one for a file outside of it. */
function locationOf(file: string) {
  const uri = encodeURI(file.replaceAll('\\', '/')).replaceAll('#', '%23').replaceAll('?', '%3F');
  if (uri.startsWith('/')) return { uri: `file://${uri}` };
  return { uri, uriBaseId: '%SRCROOT%' };
}

/** FNV-1a, 32 bits. http://www.isthe.com/chongo/tech/comp/fnv/ */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return value.toString(16).padStart(8, '0');
}
