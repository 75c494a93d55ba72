import { describe, expect, test } from 'vitest';
import { shippedSchema } from '#schema/site.ts';
import { loadSite } from '#load/loadSite.ts';
import { namesAt } from '#load/namesAt.ts';
import { readFields } from '#load/readFields.ts';
import type { Environment } from '#load/references/setVariables.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { smallFileSystem } from './smallFileSystem.ts';
import { joinSources } from '#load/sources.ts';

const { source: small } = fixtureSite('small');

/** The small site with variables, and a text that refers to one. */
function write(env: string, text: string): string {
  return small
    .replace('  currency: GBP\n', (line) => `${line}  env: { ${env} }\n`)
    .replace(/homeLabel: .*/, () => `homeLabel: '${text}'`);
}

function load(source: string, environment?: Environment) {
  const { site, problems } = loadSite(
    joinSources(source),
    smallFileSystem,
    environment && { environment },
  );
  return { label: site?.header.homeLabel, problems };
}

describe('a variable of the environment', () => {
  const source = write('SITE_BOOKING_HOST: https://booking.example', 'At ${env.SITE_BOOKING_HOST}');

  test('has its default where nobody sets it, and where it is set to nothing', () => {
    expect(load(source)).toEqual({ label: 'At https://booking.example', problems: [] });
    expect(load(source, { SITE_BOOKING_HOST: '' }).label).toBe('At https://booking.example');
    expect(load(source, { SITE_BOOKING_HOST: undefined }).label).toBe('At https://booking.example');
  });

  test('has the value of the environment where it is set', () => {
    const environment = { SITE_BOOKING_HOST: 'https://test.example' };
    expect(load(source, environment)).toEqual({ label: 'At https://test.example', problems: [] });
    const fields = readFields(joinSources(source), shippedSchema, environment)?.fields ?? [];
    expect(fields.map(({ scalar }) => scalar.value)).toContain('At https://test.example');
  });

  test('is a text, unless its default is a number', () => {
    const sized = (size: string) => write(`SITE_SIZE: ${size}`, '${env.SITE_SIZE | number}');
    expect(load(sized('12'), { SITE_SIZE: '1200.5' }).label).toBe('1,200.5');
    expect(load(sized('"12"'), { SITE_SIZE: '1200' }).problems).toMatchObject([
      { code: 'value-needs-number' },
    ]);
  });

  test('is no reference, whatever the environment holds', () => {
    expect(load(source, { SITE_BOOKING_HOST: '${site.name}' }).label).toBe('At ${site.name}');
  });

  test('is reported at its default where a number is needed', () => {
    const sized = write('SITE_SIZE: 12', '${env.SITE_SIZE}');
    const [problem, ...others] = load(sized, { SITE_SIZE: 'a dozen' }).problems;
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      code: 'variable-needs-number',
      message: expect.stringContaining('SITE_SIZE'),
    });
    expect(sized.slice(problem?.start, problem?.end)).toBe('12');
  });

  test('may be the whole value of an address', () => {
    const linked = write('SITE_FORM: https://forms.example', '${site.name}').replace(
      'href: https://forms.corner.example/qualify',
      () => 'href: "${env.SITE_FORM}"',
    );
    const { site } = loadSite(joinSources(linked), smallFileSystem, {
      environment: { SITE_FORM: 'https://other.example' },
    });
    expect(site?.links['form']?.href).toBe('https://other.example');
    const wrong = loadSite(joinSources(linked), smallFileSystem, {
      environment: { SITE_FORM: 'javascript:x()' },
    });
    expect(wrong.problems).toMatchObject([{ severity: 'error' }]);
  });
});

describe('only what is declared', () => {
  test.each([
    ['HOME', '${env.HOME}', 'There is no "HOME" under env.'],
    ['SITE_BOOKING_HOTS', '${env.SITE_BOOKING_HOTS}', 'There is no "SITE_BOOKING_HOTS" under env.'],
  ])('can be read, not %s', (name, text, message) => {
    const source = write(
      'SITE_BOOKING_HOST: https://booking.example',
      `${text} \${env.SITE_BOOKING_HOST}`,
    );
    expect(load(source, { [name]: 'seen' }).problems).toMatchObject([
      { code: 'unknown-reference', message, hint: expect.stringContaining('SITE_BOOKING_HOST') },
    ]);
  });

  test('can be read, and nothing where no variable is declared', () => {
    const source = small.replace(/homeLabel: .*/, () => "homeLabel: '${env.HOME}'");
    expect(load(source, { HOME: 'seen' }).problems).toMatchObject([
      { code: 'unknown-reference', hint: expect.stringContaining('site: env') },
    ]);
  });

  const secrets =
    'PGPASSWORD GH_PAT DATABASE_URL SITE_DB_PASSWORD PUBLIC_TOKEN KEY_ID APIKEY API_KEYS API_KEY2 MY_SECRET TOKEN AUTH_TOKENS DB_PASSWORD DB_PASS PRIVATE_NAME STRIPE_SK AWS_CREDENTIALS';
  test.each(secrets.split(' '))('may be declared but no secret, such as %s', (name) => {
    const { label, problems } = load(write(`${name}: none`, `\${env.${name}}`), {
      [name]: 'hidden',
      FASCIA_ENV: name,
    });
    expect(label).toBeUndefined();
    expect(problems.map(({ code }) => code)).toEqual(['secret-variable']);
    expect(JSON.stringify(problems)).not.toContain('hidden');
  });

  test.each(['SITE_KEYBOARD', 'PUBLIC_MONKEY', 'SITE_PASSAGE', 'SITE_BOOKING_HOST2'])(
    'may be declared, such as %s',
    (name) => {
      expect(load(write(`${name}: none`, `\${env.${name}}`)).problems).toEqual([]);
    },
  );

  describe.each(['PORTAL', 'SITEHOST', 'MY_SITE_HOST', 'ACCOUNT'])('and not %s', (name) => {
    const source = write(`${name}: none`, `\${env.${name}}`);

    test('which is an error that names the new name where it is set', () => {
      const { label, problems } = load(source, { [name]: 'hidden' });
      expect(label).toBeUndefined();
      expect(problems).toMatchObject([
        {
          code: 'unread-variable',
          severity: 'error',
          hint: expect.stringContaining(`SITE_${name}`),
        },
      ]);
      expect(JSON.stringify(problems)).not.toContain('hidden');
    });

    test('where a warning says so, and the default counts', () => {
      expect(load(source)).toMatchObject({
        label: 'none',
        problems: [{ code: 'unread-variable', severity: 'warning' }],
      });
    });

    test('unless the command was given its name', () => {
      const given = { [name]: 'seen', FASCIA_ENV: `OTHER,${name}` };
      expect(load(source, given)).toEqual({ label: 'seen', problems: [] });
    });
  });

  test('can be read, and what is set under the former name is an error', () => {
    const source = write('SITE_BOOKING_HOST: none', '${env.SITE_BOOKING_HOST}');
    expect(load(source, { BOOKING_HOST: 'hidden' }).problems).toMatchObject([
      { code: 'unread-variable', message: expect.stringContaining('BOOKING_HOST is set') },
    ]);
    expect(load(source, { BOOKING_HOST: 'a', SITE_BOOKING_HOST: 'b' }).label).toBe('b');
    // Every machine has some of this name.
    const url = write('SITE_URL: none', '${env.SITE_URL}');
    expect(load(url, { URL: 'https://build.example' }).problems).toEqual([]);
  });

  test('may have a name of small letters in no way', () => {
    expect(load(write('host_name: none', '${env.host_name}')).problems).toMatchObject([
      { code: 'wrong-name', hint: expect.stringContaining('HOST_NAME') },
    ]);
  });
});

test('a variable that nothing refers to is reported as unused', () => {
  expect(load(write('SITE_UNUSED: none', 'Corner')).problems).toMatchObject([
    { code: 'unused-value' },
  ]);
});

test('namesAt offers variables inside an open reference', () => {
  const text = write('SITE_BOOKING_HOST: https://booking.example', '${env.');
  const { names } = namesAt(text, text.indexOf('${env.') + 6, smallFileSystem);
  expect(names).toContain('env.SITE_BOOKING_HOST');
  expect(names).not.toContain('site.env.SITE_BOOKING_HOST');
});

test.each([
  ['what is no address', 'javascript:hidden()'],
  ['what is too long', 'hidden '.repeat(500)],
  ['a mailbox', 'hidden@corner.example'],
])('no message holds a value of the environment: %s', (_, value) => {
  const linked = write('SITE_FORM: https://forms.example', '${env.SITE_FORM}').replace(
    'href: https://forms.corner.example/qualify',
    () => 'href: "${env.SITE_FORM}"',
  );
  const { problems } = load(linked, { SITE_FORM: value });
  expect(problems.map(({ code }) => code)).toContain('unfit-variable');
  expect(JSON.stringify(problems)).not.toContain('hidden');
});
