import { diagnoseSite } from '#repair/diagnoseSite.ts';
import { printGithub } from '#problems/printGithub.ts';
import { printJson } from '#problems/printJson.ts';
import { printPretty } from '#problems/printPretty.ts';
import { printSarif } from '#problems/printSarif.ts';
import { wording } from '#problems/wording.ts';
import { smallFileSystem } from '#tests/load/smallFileSystem.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { describe, expect, test } from 'vitest';
import { composeSite } from './composeSite.ts';
import { checkBlock, faults } from './pages.ts';

/** The first fault that each page shows, each a file with problems. */
const files = faults
  .filter(({ code }, index) => faults.findIndex((fault) => fault.code === code) === index)
  .map(({ code, bad }) => ({ ...checkBlock(code, bad), file: `faults/${code}.yaml` }));

const tool = {
  version: '1.2.3',
  pages: 'https://code.shop.example/pages',
  summaryOf: (code: string) => `What ${code} means.`,
};

/** What all formats must say alike. */
type Common = {
  file: string;
  line: number;
  column: number;
  code: string;
  severity: string;
  message: string;
};
type Row = Common & { endLine: number; endColumn: number };

const rows: Row[] = JSON.parse(printJson(files));
const expected = rows.map(({ file, line, column, code, severity, message }) => ({
  file,
  line,
  column,
  code,
  severity,
  message,
}));

describe('all formats say the same file, place, code, severity and message', () => {
  test('pretty', () => {
    const text = files
      .map((file) => printPretty(file.problems, { ...file, colour: false }))
      .join('\n');
    const heads = text.matchAll(/^(\S+):(\d+):(\d+) (error|warning) (\S+)\n {2}(.*)$/gm);
    const seen = [...heads].map(([, file, line, column, severity, code, message]) => ({
      file,
      line: Number(line),
      column: Number(column),
      code,
      severity,
      message,
    }));
    expect(seen).toEqual(expected);
  });

  test('github', () => {
    const lines = printGithub(files).split('\n');
    const seen = lines.map((line) => {
      const match =
        /^::(\w+) file=(.*),line=(\d+),endLine=(\d+),col=(\d+),endColumn=(\d+),title=(.*?)::(.*)$/.exec(
          line,
        );
      const [, severity, file = '', first, , column, , code, text = ''] = match ?? [];
      const message = text.replace(/%0A.*/, '').replaceAll('%25', '%');
      return {
        file: file.replaceAll('%2C', ','),
        line: Number(first),
        column: Number(column),
        code,
        severity,
        message,
      };
    });
    expect(seen).toEqual(expected);
  });

  test('sarif', () => {
    const [run] = JSON.parse(printSarif(files, tool)).runs;
    const seen = run.results.map(toRow);
    expect(seen).toEqual(
      rows.map(({ file, line, column, endLine, endColumn, code, severity, message }) => ({
        file,
        line,
        column,
        endLine,
        endColumn,
        code,
        severity,
        message,
      })),
    );
  });
});

describe('SARIF', () => {
  const log = JSON.parse(printSarif(files, tool));
  const [run] = log.runs;

  test('declares every rule, and its results point to them', () => {
    const rules: { id: string }[] = run.tool.driver.rules;
    expect(rules.map(({ id }) => id)).toEqual(Object.keys(wording));
    for (const { ruleId, ruleIndex } of run.results) expect(rules[ruleIndex]?.id).toBe(ruleId);
  });

  test('says which version found the problems, and where each rule is explained', () => {
    const { version, rules } = run.tool.driver;
    expect(version).toBe('1.2.3');
    for (const { id, helpUri, shortDescription } of rules) {
      expect(shortDescription.text).toBe(`What ${id} means.`);
      expect(helpUri).toBe(`https://code.shop.example/pages/${id}.md`);
    }
  });

  test('counts columns as we do, and names files from the top of the project', () => {
    expect(log.version).toBe('2.1.0');
    expect(run.columnKind).toBe('utf16CodeUnits');
    for (const { locations } of run.results) {
      const { uri, uriBaseId } = locations[0].physicalLocation.artifactLocation;
      expect(uriBaseId).toBe('%SRCROOT%');
      expect(uri).toMatch(/^[^/]/);
    }
  });

  test('keeps a fingerprint when lines are added above, and gives every result its own', () => {
    const source = siteWith('header:\n  homeLable: Home\n  txt: Hello\n');
    const prints = (text: string) =>
      JSON.parse(
        printSarif(
          [
            {
              file: 'site.yaml',
              source: text,
              problems: diagnoseSite(text, smallFileSystem).problems,
            },
          ],
          tool,
        ),
      ).runs[0].results.map(
        (result: { partialFingerprints: Record<string, string> }) =>
          result.partialFingerprints['problem/v1'],
      );
    expect(prints(`# One more line\n${source}`)).toEqual(prints(source));
    expect(new Set(prints(source)).size).toBe(2);
  });

  test('carries the fixes', () => {
    const source = siteWith('header:\n  homeLable: Home\n');
    const { problems } = diagnoseSite(source, smallFileSystem);
    const [result] = JSON.parse(printSarif([{ file: 'site.yaml', source, problems }], tool)).runs[0]
      .results;
    expect(result.fixes[0].artifactChanges[0].replacements).toEqual([
      {
        deletedRegion: { startLine: 2, startColumn: 3, endLine: 2, endColumn: 12 },
        insertedContent: { text: 'homeLabel' },
      },
    ]);
  });
});

const siteWith = (text: string) =>
  composeSite({ label: '', language: 'yaml', text }, fixtureSite('small').source);

type Result = {
  ruleId: string;
  level: string;
  message: { text: string };
  locations: {
    physicalLocation: { artifactLocation: { uri: string }; region: Record<string, number> };
  }[];
};

function toRow({ ruleId, level, message, locations: [location] }: Result) {
  const { artifactLocation, region } = location?.physicalLocation ?? {};
  return {
    file: artifactLocation?.uri,
    line: region?.['startLine'],
    column: region?.['startColumn'],
    endLine: region?.['endLine'],
    endColumn: region?.['endColumn'],
    code: ruleId,
    severity: level,
    message: message.text,
  };
}
