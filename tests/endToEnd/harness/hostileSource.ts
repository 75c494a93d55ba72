import { parse } from 'yaml';
import { findFields, findValues } from '#load/findValues.ts';
import type { Path } from '#load/tree.ts';
import type { Kind } from '#schema/kinds.ts';
import { SiteFile } from '#schema/site.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';

/** A text that stands where a text of the site stood, as the page shows it. */
type Attack = { path: Path; text: string };

/** Each calls `attack()`, or adds an element or attribute, where it is not taken for the text that it is. */
const attacks = [
  '"><img src=x onerror=attack()>',
  "' onfocus='attack()' autofocus x='",
  '</script><script>attack()</script>',
  '</style><script>attack()</script>',
  '<!--<script>attack()</script>',
  '</title><svg onload=attack()>',
  '<iframe srcdoc="<script>parent.attack()</script>">',
  'javascript:attack()//',
  '");attack();//',
  '\\";attack();//',
  'A\u2028;attack();//\u2029',
  '`+attack()+`',
  "{{constructor.constructor('attack()')()}}",
  '$${attack()} $& $1 $` {{7*7}}',
  '&lt;script&gt;attack()&amp;&quot;',
  '%3Cscript%3Eattack()%3C/script%3E',
  '} * { background: url(//evil.example) } a{',
  'a.jpg 1x, //evil.example/x.jpg 2x',
  '\u202Egnp.exe <b onclick=attack()>',
  '<a href=//evil.example>**x**</a>',
  '__proto__ constructor toString',
];

/** For places that take few letters. */
const shortAttacks: Readonly<Record<string, string>> = {
  name: '<img src=x onerror=attack()>',
  figure: `"'><svg>`,
};

/** Running text, with everything that it can hold. */
const richText = `"><svg onload=attack()> **<b onclick=attack()>** [<i onclick=attack()>](/affiliates)

## <script>attack()</script>

- [x](qualificationForm)"onfocus=attack()
- [javascript:attack()][javascript:attack()] <a href=javascript:attack()>`;

const address = `https://forms.aislezero.example/"onmouseover="attack()"?a='<script>attack()</script>&gclid=own#"`;

const isRead = (kind: Kind) => kind === 'text' || kind === 'title' || kind === 'alt';

/**
 * The specification’s site with an attack in place of every text that visitors read, as JSON, which is YAML. Each
 * has a number of its own at its end.
 */
export function hostileSource(): { source: string; attacks: readonly Attack[] } {
  const data = parse(fixtureSite('specification').source);
  data.links.qualificationForm.href = address;
  data.routes[0].sections.push({ type: 'richText', body: richText });
  const made = findFields(findValues(SiteFile, data))
    .filter(({ kind, path }) => isRead(kind) && path[0] !== 'theme')
    .map(({ path, value }, index) => {
      const group = path.slice(0, -1).reduce((part, step) => part[step], data);
      const key = path.at(-1) ?? '';
      const short = path[0] === 'routes' ? shortAttacks[key] : undefined;
      const attack = short ?? attacks[index % attacks.length];
      // A fuller name begins with the words on the button, and a template keeps its slots.
      const label = key === 'accessibleLabel' ? `${group.label} ` : '';
      const slots = path[0] === 'messages' ? (value.match(/\{\w+\}/g) ?? []).join(' ') : '';
      group[key] = `${label}${attack} ${slots}#${index}`;
      return { path, text: String(group[key]).replaceAll('$${', '${') };
    });
  const source = JSON.stringify(data, null, 1).replace(
    /[^\n -~]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return { source, attacks: made };
}
