import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { bundleClient, type ClientBundle } from '#build/bundleClient.ts';

describe('bundleClient', () => {
  let bundle: ClientBundle;
  beforeAll(async () => {
    vi.stubEnv('NODE_ENV', 'production');
    bundle = await bundleClient();
  }, 60_000);
  afterAll(() => vi.unstubAllEnvs());

  test('keeps the boot script within 2.5 KB, as a plain script that imports nothing', () => {
    expect(brotliCompressSync(bundle.boot).length).toBeLessThanOrEqual(2500);
    expect(bundle.boot).not.toMatch(/^\s*(?:import|export)[\s{*]/m);
    expect(bundle.boot).not.toContain('</script');
  });

  test('has a boot script of half the size for a site without consent, pixel and campaign', () => {
    expect(brotliCompressSync(bundle.plainBoot).length).toBeLessThanOrEqual(1300);
    expect(bundle.plainBoot).not.toMatch(/localStorage|pixel\.|sessionStorage/);
  });

  test('names the module that hydrates after its content', () => {
    expect(bundle.app).toMatch(/^\/assets\/hydrate-[\w-]{8,}\.js$/);
    expect(bundle.files.map(({ path }) => `/${path}`)).toContain(bundle.app);
  });

  test('holds nothing of the schema, of YAML, or of what only the build and the preview need', () => {
    const files = bundle.modules.map(({ file }) => file).join('\n');
    expect(files).toContain('react-dom');
    expect(files).not.toMatch(
      /node_modules\/(?:zod|yaml|@codemirror|react-resizable-panels)\/|\/schema\/(?!(?:calendar|dayOf|isKept)\.ts)|\/src\/(?:load|problems|edit|build|preview|window|cli)\//,
    );
  });

  test('holds React in its production version, without maps and comments', () => {
    const code = bundle.files.map((file) => file.code).join('\n');
    // Not `toMatch`: a failure would print the whole bundle.
    expect(/sourceMappingURL|@license|jsxDEV/.exec(code)?.[0]).toBeUndefined();
    const files = bundle.modules.map(({ file }) => file);
    expect(files.filter((file) => file.includes('.development.'))).toEqual([]);
  });

  test('holds nothing that loads stylesheets', () => {
    const code = bundle.files.map((file) => file.code).join('\n');
    expect(/vite:preloadError/.exec(code)?.[0]).toBeUndefined();
  });

  test('holds nothing of wouter that overwrites the history', () => {
    const code = bundle.files.map((file) => file.code).join('\n');
    const files = bundle.modules.map(({ file }) => file).join('\n');
    expect(files).toContain('/node_modules/wouter/');
    expect(/wouter_v3|use-sync-external-store/.exec(code + files)?.[0]).toBeUndefined();
  });

  test('asks V8 to compile each file while it is downloaded', () => {
    expect(bundle.files.map(({ path }) => path).join()).toMatch(/react-.*connect-/);
    const without = bundle.files.filter(
      ({ code }) => !code.startsWith('//# allFunctionsCalledOnLoad\n'),
    );
    expect(without).toEqual([]);
    expect(bundle.boot).not.toContain('allFunctionsCalledOnLoad');
  });

  test('keeps what talks to the providers of the pixel in a single module', () => {
    expect(bundle.providers).toMatch(/^\/assets\/connect-[\w-]{8}\.js$/);
    expect(bundle.files.map(({ path }) => `/${path}`)).toContain(bundle.providers);
  });

  test('wraps React in functions, which V8 compiles ahead, not in arrow functions', () => {
    const react = bundle.files.find(({ path }) => path.includes('/react-'))?.code ?? '';
    const wrappers = react.match(/[\w$]+=[\w$]+\(\((?:function\(|\(?[\w$,]*\)?=>\{)/g) ?? [];
    expect(wrappers.length).toBeGreaterThan(5);
    expect(wrappers.filter((wrapper) => wrapper.includes('=>'))).toEqual([]);
  });

  test('refuses to bundle the development version of React', async () => {
    vi.stubEnv('NODE_ENV', 'test');
    await expect(bundleClient()).rejects.toThrow('NODE_ENV must be production.');
  });
});
