import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { main } from '#cli/main.ts';
import { cleanSvg } from '#cli/fixDrawing.ts';
import { findSvgFaults } from '#load/media/readSvg.ts';
import { temporaryFolder } from '#tests/build/temporaryFolder.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { describe, expect, test } from 'vitest';
import { runCommand } from './runCommand.ts';

const { folder, source: smallYaml } = fixtureSite('small');
const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">';
const busy = `<?xml version="1.0"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:i="urn:i" onload="a()">
<i:view/><style>@import "//a.example"; .a { fill: url(#body) } .b { fill: url(//a.example) }</style>
<linearGradient id="body"><stop stop-color="red"/></linearGradient>
<script>a()</script><use xlink:href="#body"/><use xlink:href="//a.example#b"/>
<image href="data:image/png;base64,AAAA"/><a href="javascript:a()"><text>Café &amp; co</text></a>
</svg>
`;

/** A new site whose logo is this drawing. */
function siteWithLogo(drawing: string) {
  const root = temporaryFolder();
  cpSync(folder, root, { recursive: true });
  const logo = join(root, 'media/logo.svg');
  writeFileSync(logo, drawing);
  return { root, logo, file: join(root, 'site.yaml') };
}

const run = (...argv: string[]) => runCommand((terminal) => main(['check', ...argv], terminal));

describe('check --fix of an SVG file', () => {
  test('takes out what is unsafe, keeps the drawing and its mode, and says what it did', async () => {
    const { logo, root, file } = siteWithLogo(busy);
    chmodSync(logo, 0o640);
    expect(await run(file)).toMatchObject({
      status: 1,
      out: expect.stringContaining('unsafe-svg'),
    });
    expect(readFileSync(logo, 'utf8')).toBe(busy);
    const { status, out } = await run('--fix', file);
    expect(status).toBe(0);
    expect(out).toContain('logo.svg:3 fixed unsafe-svg: took out the event attribute onload');
    expect(out).toContain('logo.svg:6 fixed unsafe-svg: took out a <script>');
    expect(out).toContain('logo.svg: also took out <i:view>');
    expect(readFileSync(logo, 'utf8'))
      .toBe(`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
<style> .a { fill: url(#body) } .b { fill: none }</style>
<linearGradient id="body"><stop stop-color="red"/></linearGradient>
<use xlink:href="#body"/><use/>
<image href="data:image/png;base64,AAAA"/><a><text>Café &amp; co</text></a>
</svg>
`);
    expect(statSync(logo).mode & 0o777).toBe(0o640);
    expect(readdirSync(join(root, 'media')).filter((name) => name.startsWith('.'))).toEqual([]);
    expect(readFileSync(file, 'utf8')).toBe(smallYaml);
  });

  test('leaves a harmless one byte for byte', async () => {
    const drawing = `<?xml version="1.0"?>\r\n<!-- Mine -->${open}<g id='a'/></svg>`;
    const { logo, file } = siteWithLogo(drawing);
    writeFileSync(file, smallYaml.replace('  ask:', '  aks:'));
    expect((await run('--fix', file)).status).toBe(0);
    expect(readFileSync(logo, 'utf8')).toBe(drawing);
  });

  test('leaves one that cannot be read, and one outside the site', async () => {
    const torn = siteWithLogo(`${open}<script>`);
    expect(await run('--fix', torn.file)).toMatchObject({ status: 1 });
    expect(readFileSync(torn.logo, 'utf8')).toBe(`${open}<script>`);
    const outside = join(mkdtempSync(join(tmpdir(), 'fascia-')), 'outside.svg');
    writeFileSync(outside, busy);
    const { root, file } = siteWithLogo(open);
    symlinkSync(outside, join(root, 'media/linked.svg'));
    writeFileSync(file, smallYaml.replace('logo: media/logo.svg', 'logo: media/linked.svg'));
    expect(await run('--fix', file)).toMatchObject({
      status: 1,
      out: expect.stringContaining('outside-media'),
    });
    expect(readFileSync(outside, 'utf8')).toBe(busy);
  });
});

describe('cleanSvg', () => {
  test.each([
    '<script/>',
    '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="//a.example"/></foreignObject>',
    '<a href="&#106;avascript:a()"><rect onclick="a()"/></a>',
    '<set attributeName="href" to="//a.example"/><animate attributeName="onclick"/>',
    '<image href="//a.example"/><use href="a.svg#b"/><g xml:base="//a.example"/>',
    String.raw`<style>@\69mport "//a.example"; a { fill: image-set("x" 1x, url(y) 2x) }</style>`,
    String.raw`<rect fill="u\72l(//a.example)" style="mask: url('//a.example')"/>`,
    '<style><![CDATA[</style><script>a()</script>]]></style><style><a/></style>',
  ])('leaves nothing unsafe of %s', (inside) => {
    const { text } = cleanSvg(`${open}${inside}<path d="M0 0h9v9z"/></svg>`);
    expect(findSvgFaults(Buffer.from(text))).toEqual([]);
    expect(text).toContain('<path d="M0 0h9v9z"/>');
  });
});
