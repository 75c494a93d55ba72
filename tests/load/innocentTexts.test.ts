import { diagnoseSite } from '#repair/diagnoseSite.ts';
import { smallFileSystem } from '#tests/load/smallFileSystem.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

/** Texts as businesses write them, of which each looks a little like a mark of another language, or like a slip. */
const texts = String.raw`
From £9 a month** and no contract
** Terms apply
5*
*Terms apply
* Subject to availability
Breakfast* and dinner*
Rated 4.9* by guests, 5* by us
*NEW* this week
5 * 3 = 15
2 ** 8 is 256
4 x 4 m
***
* * *
~ since 1929 ~
~30 minutes
~£5 to ~£8
The _only_file_ that counts is snake_case
first_name and last_name
__init__
#1 in Bristol
We are #1
Suite #12
Buy 2 # get 1
Follow #corner and @corner
Shop no. #3-5
C# and F#
a < b
a < b > c
<3 flowers
5 < 10 and 10 > 5
Ages <18 free
Adults > 18
<18 and >65 half price
-> here
=> there
<- back
>> more
<< less
«Bonjour»
‹hier›
I <3 bread & butter
Size <M>
<your name>
Press <Enter>
Type <name> in the box
<unnamed>
R&D
Q&A
B&B; breakfast included
Fish & chips
Marks&Spencer
A&E; open all night
M&Ms
AT&T
Rock &roll
Tom &amp Jerry
&c.
C:\new
C:\temp\notes.txt
folder\new
docs\readme
folder\notes.txt
see folder\new or docs\readme
network drive N:\rates
\\server\new
\o/
¯\_(ツ)_/¯
either\or
\newline in LaTeX
50 % off
50% off
100 %
%
5 %–10 %
Only $5
$5–$10
US$5
$ 5
A$AP
$HOME is where the heart is
€5,50
5,50 €
£1,000.00
1 000 kr
CHF 5.–
¥500
10:30
10:30–18:00
Mo–Fr 9–17 Uhr
9 a.m. to 5 p.m.
24/7
7/7
1/2 price
½ price
3/4 full
01/02/2026
2026-02-01
[sic]
[New]
[a] and [b]
He said "[it] works" (he did)
Array[0]
[1], [2] and [3]
[x] done
[ ] open
See [1](notes)
f(x) = [a](b)
{}
{braces}
{a, b}
{1}
:-)
;-)
:)
(c) 2026
(tm)
1) first
a) first
- 5 °C
+44 20 7946 0000
+ free delivery
+1
–
— since 1929
…
...
!
!!!
?!
¿Qué?
¡Hola!
@home
me@home
'n'
Rock 'n' roll
don't
d’accord
5'10"
12" vinyl
6" and 12"
“quoted”
„zitiert“
"quoted"
the "best" bread
it's "the" one
O'Neill & Sons
L'été
aujourd’hui
ﬁsh
Größe
Straße
Ærø
Łódź
Ångström
Þór
São Paulo
Ñandú
naïve café
İstanbul
Đà Nẵng
Αθήνα
Київ
Москва
東京
서울
القاهرة
ירושלים
ไทย
हिन्दी
© 2026
® and ™
№ 5
§ 5
¶
•
· middle ·
→ next
✓ done
★★★★★
😀 emoji
👨‍👩‍👧 family
1ˢᵗ
H₂O
m²
x² + y²
100 °F
10 µm
±5
≈ 5
≤ 5
5 ≠ 6
∞
A/B
and/or
w/ milk
w/o sugar
c/o Smith
km/h
http is a protocol
e.g. this, i.e. that
etc.
i.e.
yes/no
N/A
n/a
TBA
true or false
null and void
~
Yes
On
1e3
0x1F
007
=SUM(A1)
= 5
== equal ==
|a|
a | b
a || b
^ up
a^2
Â
Ã
â
Âge d’or
PÂTISSERIE
CHÂTEAU
SÃO PAULO
MAÇÃ
`;

const innocent = texts.split('\n').filter((text) => text.trim() !== '');
const { source } = fixtureSite('small');

test.each([
  ['without quotes', innocent.filter(isPlain), (text: string) => text],
  ['in quotes', innocent, (text: string) => JSON.stringify(text)],
])('a text that only looks like a fault is not reported %s', (_, some, write) => {
  expect(some.length).toBeGreaterThan(130);
  const sections = Array.from({ length: Math.ceil(some.length / 12) }, (_none, index) => {
    const own = some.slice(12 * index, 12 * index + 12);
    const steps = own.map((text) => `          - title: Step\n            text: ${write(text)}\n`);
    return `      - type: steps\n        heading: Part\n        steps:\n${steps.join('')}`;
  });
  const text = source.replace('notFound:\n', `${sections.join('')}\n$&`);
  const { problems } = diagnoseSite(text, smallFileSystem);
  const found = problems.map(({ code, path }) => [
    code,
    some[12 * (Number(path[3]) - 1) + Number(path[5])],
  ]);
  expect(found).toEqual([]);
});

/** Whether YAML reads it as it is written. */
function isPlain(text: string): boolean {
  try {
    return parse(`text: ${text}`, { logLevel: 'error' }).text === text && !/^["']/.test(text);
  } catch {
    return false;
  }
}
