import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, test } from 'vitest';
import { contentPolicy, permissionsPolicy, policyHeader } from '#build/policy.ts';
import { embeds } from '#vendors/embeds.ts';
import type { Use } from '#vendors/ledger.ts';
import { pixelVendors } from '#vendors/pixels.ts';
import type { Vendor } from '#vendors/Vendor.ts';

const inline = { styles: ['a{}', 'b{}'], scripts: ['boot()'] };
const frameOf = (vendor: Vendor): Use => ({
  vendor,
  sources: { frame: vendor.hosts?.map((host) => `https://${host}`) ?? [] },
});
const pixels: Use[] = Object.values(pixelVendors).flatMap((vendor) =>
  vendor ? [{ vendor, sources: vendor.sources ?? {} }] : [],
);
const frames = Object.values<Vendor>(embeds).map(frameOf);

/** What Google's evaluator of policies finds, with its severity. */
function findings(policy: string) {
  return new CspEvaluator(new CspParser(policy).csp).evaluate();
}

describe('contentPolicy', () => {
  test.each<[string, Use[]]>([
    ['nobody', []],
    ['every pixel', pixels],
    ['every embed', frames],
    [
      'everybody, with Calendly’s script',
      [
        ...pixels,
        ...frames,
        { vendor: embeds.calendly, sources: { script: ['https://assets.calendly.com'] } },
      ],
    ],
  ])('of a page with %s has no weakness that counts', (_, uses) => {
    const grave = findings(
      policyHeader(contentPolicy(uses, inline))['Content-Security-Policy'] ?? '',
    ).filter(({ severity }) => severity <= Severity.MEDIUM);
    expect(grave).toEqual([]);
  });

  test('would report a weakness', () => {
    expect(findings("script-src 'unsafe-inline'").length).toBeGreaterThan(0);
  });

  test('allows what is inline by its hash, and empty styles, and nothing unsafe', () => {
    const policy = contentPolicy([], inline);
    expect(policy).toContain("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
    expect(policy.match(/'sha256-/g)).toHaveLength(4);
    expect(policy).not.toContain('unsafe');
  });

  test('allows inline pictures only where the styles of a page contain one', () => {
    expect(contentPolicy([], inline)).toContain("img-src 'self';");
    const styles = ['a{background:url(data:image/avif;base64,AAAA)}'];
    expect(contentPolicy([], { ...inline, styles })).toContain("img-src 'self' data:;");
  });

  test('names the hosts of a page, each once, and no other', () => {
    const policy = contentPolicy(
      [frameOf(embeds.vimeo), frameOf(embeds.vimeo), frameOf(embeds.loom)],
      inline,
    );
    expect(policy).toContain(
      'frame-src https://player.vimeo.com https://vimeo.com https://www.loom.com;',
    );
    expect(policy.match(/https:/g)).toHaveLength(3);
  });

  test('forbids to run texts as scripts only where no third party’s script may run', () => {
    expect(contentPolicy(frames, inline)).toContain('require-trusted-types-for');
    expect(contentPolicy(pixels, inline)).not.toContain('require-trusted-types-for');
  });
});

describe('permissionsPolicy', () => {
  test('gives players what they need by their hosts, and payments to calendars alone', () => {
    const policy = permissionsPolicy([frameOf(embeds.loom), frameOf(embeds.calCom), ...pixels]);
    expect(policy).toContain(
      'fullscreen=(self "https://www.loom.com" "https://cal.com" "https://app.cal.com")',
    );
    expect(policy).toContain('payment=("https://cal.com" "https://app.cal.com")');
    expect(policy).toContain('camera=()');
    expect(policy).not.toContain('facebook');
  });

  test('leaves players to their frames where there are more hosts than a header can name', () => {
    const policy = permissionsPolicy(frames);
    expect(policy).not.toContain('autoplay');
    expect(policy.length).toBeLessThan(2000);
  });
});
