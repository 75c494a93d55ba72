import { readFileSync } from 'node:fs';
import { findSvgFaults } from '#load/media/readSvg.ts';
import { describe, expect, test } from 'vitest';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const open =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">';
/** What is found in a drawing whose second line this is. */
const foundIn = (line: string, before = '') =>
  findSvgFaults(bytesOf(`${before}${open}\n${line}\n</svg>`)).map(({ kind, what, line: at }) => ({
    kind,
    what,
    at,
  }));

describe('readSvg', () => {
  test.each([
    ['<script>alert(1)</script>', 'a <script>'],
    ['<s:script xmlns:s="http://www.w3.org/2000/svg"/>', 'a <script>'],
    ['<foreignObject><form xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>', 'a <form>'],
    ['<div xmlns="http://www.w3.org/1999/xhtml" onclick="a()"/>', 'the event attribute onclick'],
    ['<iframe xmlns="http://www.w3.org/1999/xhtml"/>', 'a <iframe>'],
    ['<img xmlns="http://www.w3.org/1999/xhtml"/>', 'a <img>'],
    ['<rect onload="alert(1)"/>', 'the event attribute onload'],
    ['<rect onClick="alert(1)"/>', 'the event attribute onClick'],
    ['<a href="javascript:alert(1)"/>', 'a link to javascript:alert(1)'],
    ['<a href="&#106;ava&#x0A;script:alert(1)"/>', 'a link to java script:alert(1)'],
    ['<a href="https://thief.example/">x</a>', 'a link to https://thief.example/'],
    ['<use xlink:href="other.svg#a"/>', 'a link to other.svg#a'],
    ['<use href="data:image/svg+xml,x#a"/>', 'a link to data:image/svg+xml,x#a'],
    ['<image href="https://thief.example/a.png"/>', 'a link to https://thief.example/a.png'],
    ['<image href="data:image/svg+xml,x"/>', 'a link to data:image/svg+xml,x'],
    ['<a href="data:text/html,x"/>', 'a link to data:text/html,x'],
    ['<g xml:base="https://thief.example/"/>', 'the attribute xml:base'],
    ['<set attributeName="href" to="javascript:alert(1)"/>', 'an animation of href'],
    ['<animate attributeName="xlink:href" values="a;b"/>', 'an animation of xlink:href'],
    ['<set attributeName="onclick" to="alert(1)"/>', 'an animation of onclick'],
    ['<rect fill="url(https://thief.example/#a)"/>', 'url(https://thief.example/#a) in a style'],
    ['<rect style="fill: url( &quot;//thief.example&quot; )"/>', 'url(//thief.example) in a style'],
    [String.raw`<rect style="fill: u\72l(//thief.example)"/>`, 'url(//thief.example) in a style'],
    ['<style>@import "//thief.example";</style>', 'an @import in a style'],
    [String.raw`<style>@\69mport "//thief.example";</style>`, 'an @import in a style'],
    [
      '<style><![CDATA[a { fill: url(//thief.example) }]]></style>',
      'url(//thief.example) in a style',
    ],
    ['<style><a/>@import "//thief.example";</style>', 'an @import in a style'],
    ['<style>@im<a>x</a>port "//thief.example";</style>', 'an @import in a style'],
    ['<style>@im<!-- x -->port "//thief.example";</style>', 'an @import in a style'],
    ['<style><style>@import "//thief.example";</style></style>', 'an @import in a style'],
    ['<style>a { mask: image-set("x.png" 1x) }</style>', 'url(x.png) in a style'],
    [
      '<style>a { --x: "//a.example/x.png"; mask: image-set(var(--x) 1x) }</style>',
      'var() in place of an address in a style',
    ],
    ['<?xml-stylesheet href="x.css"?>', 'an <?xml-stylesheet …?>'],
  ])('finds what is unsafe in %s', (line, what) => {
    expect(foundIn(line)).toEqual([{ kind: 'unsafe', what, at: 2 }]);
  });

  test.each([
    ['<!ENTITY a "<script/>">', '&a;', 'a <script>'],
    ['<!ENTITY a "&b;"><!ENTITY b "<script/>">', '&a;', 'a <script>'],
    ['<!ENTITY a "&#60;script/>">', '&a;', 'a <script>'],
    ['<!ENTITY a "//thief.example">', '<rect fill="url(&a;)"/>', 'url(//thief.example) in a style'],
    [
      `<!ENTITY a "' onload='b()">`,
      "<g><rect x='&a;'/><set onload='&a;'/></g>",
      'the event attribute onload',
    ],
  ])('finds what an entity hides in %s', (declared, used, what) => {
    expect(foundIn(used, `<!DOCTYPE svg [${declared}]>`)).toEqual([
      { kind: 'unsafe', what, at: 2 },
    ]);
  });

  test.each([
    [
      'that fetches',
      '<!ENTITY a SYSTEM "//thief.example/a">',
      '&a;',
      'it fetches the entity &a; from elsewhere',
    ],
    [
      'that holds itself',
      '<!ENTITY a "&b;"><!ENTITY b "&a;">',
      '&a;',
      'its entity &a; holds itself',
    ],
    ['of another file', '<!ENTITY % a SYSTEM "//thief.example/a">%a;', '&b;', 'undefined entity'],
    [
      'that becomes huge',
      `<!ENTITY l0 "${'x'.repeat(100)}">${Array.from({ length: 40 }, (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`).join('')}`,
      '&l40;',
      'its entities make it larger than 2 MB',
    ],
    [
      'at the end of a long chain',
      Array.from({ length: 3000 }, (_, level) => `<!ENTITY l${level} "&l${level + 1};">`).join(''),
      '&l0;',
      'holds itself, or others without an end',
    ],
  ])('cannot read an entity %s', (_, declared, used, what) => {
    const faults = foundIn(used, `<!DOCTYPE svg [${declared}]>`);
    expect(faults).toMatchObject([{ kind: 'unreadable', what: expect.stringContaining(what) }]);
  });

  test.each([
    ['comments', `<!DOCTYPE svg [${'<!--'.repeat(20_000)}`],
    ['brackets', `<!DOCTYPE svg ${'['.repeat(90_000)}`],
    ['quotes', `<!DOCTYPE svg [${'"'.repeat(90_001)}`],
    ['whole comments', `<!DOCTYPE svg [${'<!-- -->'.repeat(11_000)}`],
    ['comments before it', '<!-- -->'.repeat(200_000)],
  ])('reads endless %s at once', (_, text) => {
    const { user } = process.cpuUsage();
    findSvgFaults(bytesOf(text));
    expect(process.cpuUsage().user - user).toBeLessThan(2_000_000);
  });

  test('reads a drawing of 2 MB, and none that is larger', () => {
    const drawingOf = (size: number) => bytesOf(`${open}</svg>`.padEnd(size));
    expect(findSvgFaults(drawingOf(2_000_000))).toEqual([]);
    expect(findSvgFaults(drawingOf(2_000_001))).toEqual([
      { kind: 'unreadable', what: 'it is larger than 2 MB', line: 1 },
    ]);
  });

  test('finds everything, each at its line', () => {
    const text = `${open}\n<script/>\n<g>\n<rect\n  onload="a()"/></g>\n<audio\n/></svg>`;
    expect(findSvgFaults(bytesOf(text)).map(({ line }) => line)).toEqual([2, 5, 6]);
  });

  test.each([
    ['<rect fill="url(#a)"/>'],
    ['<use href="#a"/><use xlink:href="#a"/><a href="#a"/><a/>'],
    ['<image href="data:image/png;base64,AAAA"/>'],
    ['<style>a { fill: url(#a); background: url(data:image/png;base64,AA) }</style>'],
    ['<style>/* url(https://a.example) @import */ a { content: "url(x)" }</style>'],
    ['<text>url(https://a.example) onclick=x javascript:</text>'],
    ['<title>alert(1)</title><!-- <script> --><animate attributeName="fill" to="red"/>'],
    ['<g transform="translate(8.5 6)scale(1.38)" aria-label="Call (020) 7946"/>'],
    ['<metadata><a:b xmlns:a="urn:a" a:resource="https://a.example"/></metadata>'],
  ])('finds nothing in %s', (line) => {
    expect(foundIn(line)).toEqual([]);
  });

  test.each(['logo', 'logo-light', 'favicon'])('finds nothing in the shipped %s.svg', (name) => {
    const file = `tests/sites/specification/media/samples/${name}.svg`;
    expect(findSvgFaults(readFileSync(file))).toEqual([]);
  });

  test.each([
    ['cut short', bytesOf(`${open}\n<g>`), 2],
    ['crossed', bytesOf(`${open}\n<g></svg>`), 2],
    ['with an unknown entity', bytesOf(`${open}\n&thing;</svg>`), 2],
    ['without its namespace', bytesOf('<svg><g/></svg>'), 1],
    ['a web page', bytesOf('<html xmlns="http://www.w3.org/1999/xhtml"><svg/></html>'), 1],
    ['in Latin-1', Buffer.from(`${open}<title>é</title></svg>`, 'latin1'), 1],
    [
      'that says it is in UTF-16',
      bytesOf(`<?xml version="1.0" encoding="utf-16"?>${open}</svg>`),
      1,
    ],
    ['nested 300 deep', bytesOf(`${open}${'<g>'.repeat(300)}${'</g>'.repeat(300)}</svg>`), 1],
    ['of 3 MB', bytesOf(`${open}<path d="${'0 '.repeat(1_500_000)}"/></svg>`), 1],
  ])('says why a file %s cannot be read', (_, bytes, line) => {
    expect(findSvgFaults(bytes)).toMatchObject([{ kind: 'unreadable', line }]);
  });
});
