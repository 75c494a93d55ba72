/** A slip that people make, by hand: what is in the file in place of what was meant. */
export type HandSlip = {
  kind: string;
  site: string;
  meant: string;
  written: string;
  /** Nobody can know what was meant: whatever `--fix` changes is a harm. */
  stays: boolean;
};

type Row = readonly [site: string, meant: string, written: string];

const bike = 'local-business';
const html = `<script async src="https://tags.example/js?id=1"></script>
<script>
  window.queue = window.queue || [];
  queue.push({ event: "visit" });
</script>
`;
const markup = `<div class="hero">
  <h1>Spring sale</h1>
  <a href="/sale">See all</a>
</div>
`;
const pageInJson = `  { "path": "/sale", "title": "Sale", "sections": [ { "type": "note", "text": "Soon" } ] },
`;
const sectionInJson = `      {
        "type": "note",
        "text": "Soon"
      },
`;
const wordHtml = `<p class=MsoNormal><b>Opening hours:</b> 9 to 5<o:p></o:p></p>
`;
const cssRule = `.hero { color: #fff; margin: 0 auto; }
`;
const conflict = `<<<<<<< HEAD
  radius: 12
=======
  radius: 14
>>>>>>> prices
`;

const kinds: Readonly<Record<string, readonly Row[]>> = {
  'curly quotes for YAML’s': [
    [bike, 'title: Privacy\n    seo', 'title: “Privacy: what we keep”\n    seo'],
    ['small', '"Play video: {title}"', '“Play video: {title}”'],
    ['small', '"{label}: {title}"', '“{label}: {title}”'],
    ['small', '"Copied: {title}"', '”Copied: {title}”'],
    ['small', '"Rated {rating} out of 5"', '“Rated {rating} out of 5”'],
    ['small', '"404: there is no page at {path}"', '“404: there is no page at {path}"'],
    ['small', '"000000000000000"', '“000000000000000”'],
    ['small', 'paper: "#FFFFFF"', 'paper: “#FFFFFF”'],
    ['bakery', '"Video abspielen: {title}"', '„Video abspielen: {title}“'],
    ['bakery', '"Kopiert: {title}"', '„Kopiert: {title}“'],
    ['bakery', '"Seit 1929: Brot, sonst nichts"', '“Seit 1929: Brot, sonst nichts”'],
    ['bakery', '"100 % Handarbeit"', '„100 % Handarbeit“'],
    ['bakery', '"404: {path}"', '‘404: {path}’'],
    ['bakery', 'headline: "Hier ist kein Brot"', 'headline: “Hier ist: kein Brot”'],
    ['landing', '"/#questions"', '“/#questions”'],
    ['landing', '"{days} days"', '“{days} days”'],
    [
      'minimal',
      '"What search results say of this page: what you do, for whom and where."',
      '“What search results say of this page: what you do, for whom and where.”',
    ],
    [
      'rowing',
      "'Copy it by hand: the text is selected.'",
      '“Copy it by hand: the text is selected.”',
    ],
    ['rowing', "'#101418'", '’#101418’'],
    ['rowing', "'{rating}/5'", '‘{rating}/5’'],
  ],
  'an apostrophe in single quotes': [
    ['small', '"Copied: {title}"', "'Copied: it's {title}'"],
    ['small', 'Press it again.', "'Don't panic: press it again.'"],
    ['small', 'title: Home', "title: 'Let's shop'"],
    ['bakery', "'Don''t panic: es gibt noch Brot'", "'Don't panic: es gibt noch Brot'"],
    [bike, 'title: Hours and contact', "title: 'When we're open: hours'"],
    [bike, 'text: We are out riding.', "text: 'We're out riding'"],
    [
      'rowing',
      "'Copy it by hand: the text is selected.'",
      "'Copy it by hand: the text's selected.'",
    ],
    ['rowing', 'text: Where the boats sleep.', "text: 'It's where the boats sleep: here.'"],
    ['landing', 'title: Find the hatch', "title: 'Don't forget the hatch'"],
    [
      'landing',
      'label: Call us, to: telephone }\n    - {',
      "label: 'Let's talk', to: telephone }\n    - {",
    ],
  ],
  'one quote around two texts': [
    [
      bike,
      '- Tyres pumped and looked over\n              - Every bolt checked',
      '- "Tyres pumped and looked over\n              - Every bolt checked"',
    ],
    [
      bike,
      '- Tyres pumped and looked over\n              - Every bolt checked',
      "- 'Tyres pumped and looked over\n              - Every bolt checked'",
    ],
    [
      'small',
      'heading: May we measure?\n  text: If you agree, we measure.',
      'heading: "May we measure?\n  text: If you agree, we measure."',
    ],
    [
      'small',
      'heading: May we measure?\n  text: If you agree, we measure.',
      "heading: 'May we measure?\n  text: If you agree, we measure.'",
    ],
  ],
  'quotes inside quotes': [
    ['small', 'heading: May we measure?', 'heading: "May we "measure" this?"'],
    [bike, 'heading: Services\n', 'heading: "Our "services""\n'],
    [bike, 'text: Busy, and with coffee.', 'text: "Busy" and with "coffee"'],
    ['landing', 'heading: How it goes', 'heading: "How" it goes'],
    [
      'landing',
      'text: Boxes may stay where they are. We only look.',
      'text: "Boxes" may stay. We only look.',
    ],
    ['rowing', 'heading: How to join', "heading: 'How' to join"],
  ],
  'a colon in a text': [
    ['small', 'heading: May we measure?', 'heading: Cookies: may we measure?'],
    [bike, 'text: Picton Street, Bristol', 'text: Workshop: Picton Street, Bristol'],
    [bike, 'label: Hours and contact', 'label: Hours: and contact'],
    [
      bike,
      'label: Write to us, to: email, look: quiet',
      'label: Write: to us, to: email, look: quiet',
    ],
    [bike, 'label: Have it collected', 'label: Collected: have it'],
    [
      bike,
      'description: What this website keeps of its visitors.',
      'description: Privacy: what this website keeps.',
    ],
    [
      'landing',
      'alt: A flock of sheep on hills of heather in the evening sun }\n      - type: steps',
      'alt: Sheep: a flock on hills of heather }\n      - type: steps',
    ],
    ['landing', 'who: Who, why: What for', 'who: Who: all, why: What for'],
    ['bakery', 'alt: Der Laden am Grabenweg', 'alt: Laden: am Grabenweg'],
    ['bakery', 'title: im Bezirk', 'title: im Bezirk: oben'],
    [
      'minimal',
      'description: How to reach us by telephone and e-mail.',
      'description: Contact: how to reach us.',
    ],
    ['rowing', 'title: Poster', 'title: Poster: large'],
  ],
  'a dash forgotten': [
    [
      'landing',
      'parameters: [utm_source, utm_medium, utm_campaign, utm_content, fbclid]',
      'parameters:\n    - utm_source\n    utm_medium\n    - fbclid',
    ],
    [
      bike,
      '              - Brakes and gears adjusted\n              - Tyres',
      '              - Brakes and gears adjusted\n              Tyres',
    ],
    [bike, '              - Every bolt checked', '              Every bolt checked'],
    [bike, '              - All of the safety check', '              All of the safety check'],
    [bike, '              - Both wheels trued', '              Both wheels trued'],
    [bike, '              - Chain cleaned and oiled', '            Chain cleaned and oiled'],
    [bike, '              - Bearings adjusted', '              Bearings adjusted'],
    [bike, '              - New cables, fitted free', '              New cables, fitted free'],
    ['landing', '          - name: Detached', '            name: Detached'],
    ['landing', '          - title: You get one price', '            title: You get one price'],
    ['landing', '          - label: With our wool', '          label: With our wool'],
    ['small', '      - use: benefits\n\nnotFound', '      use: benefits\n\nnotFound'],
    ['small', '    - { send: Lead, onClick: learnMore }', '    { send: Lead, onClick: learnMore }'],
    [bike, '    - { label: Call us, to: telephone }', '    { label: Call us, to: telephone }'],
    ['rowing', '      - /tour\nconsent', '      /tour\nconsent'],
    [
      bike,
      '              - Tyres pumped and looked over\n              - Every',
      '              Tyres pumped and looked over\n              Every',
    ],
  ],
  'a dash without its space': [
    [
      'landing',
      'parameters: [utm_source, utm_medium, utm_campaign, utm_content, fbclid]',
      'parameters:\n    - utm_source\n    -utm_medium\n    - fbclid',
    ],
    [bike, '              - Every bolt checked', '              -Every bolt checked'],
    [bike, '              - Both wheels trued', '              -Both wheels trued'],
    [bike, '              - Chain cleaned and oiled', '              -Chain cleaned and oiled'],
    [bike, '              - New cables, fitted free', '              -New cables, fitted free'],
    [bike, '              - All of the safety check', '              -All of the safety check'],
    [bike, '      - use: reach\n\n  - path: /contact', '      -use: reach\n\n  - path: /contact'],
    ['landing', '          - title: Find the hatch', '          -title: Find the hatch'],
    [
      'landing',
      '    - { send: Lead, onVisit: [/thanks] }',
      '    -{ send: Lead, onVisit: [/thanks] }',
    ],
    ['rowing', '      - /tour\nconsent', '      -/tour\nconsent'],
    [
      bike,
      '              - Tyres pumped and looked over\n              - Every',
      '              -Tyres pumped and looked over\n              -Every',
    ],
  ],
  'a text without its bar': [
    [bike, 'body: |\n          ## Single repairs', 'body:\n          ## Single repairs'],
    [bike, 'body: |\n          ## Where we are', 'body:\n          ## Where we are'],
    ['landing', 'body: |', 'body:'],
  ],
  'marks of word processors': [
    [bike, '              - Every bolt checked', '              • Every bolt checked'],
    [bike, '              - Both wheels trued', '              – Both wheels trued'],
    [bike, '              - Taken apart and washed', '              * Taken apart and washed'],
    [
      bike,
      '      - use: hours\n      - type: callToAction',
      '      – use: hours\n      - type: callToAction',
    ],
    ['small', '          - label: Call now', '          — label: Call now'],
    ['small', 'title: Home', 'title:\u00A0Home'],
    ['small', '  accept: Accept', '\u00A0\u00A0accept: Accept'],
    [bike, 'figure: Three', 'figure: *Three*'],
    [bike, 'heading: We are open', 'heading: **We are open**'],
    [bike, 'text: Busy, and with coffee.', 'text: > Busy, and with coffee.'],
    [bike, 'text: Busy, and with coffee.', 'text: @halfpenny is busy, and with coffee.'],
    [bike, 'text: Busy, and with coffee.', 'text: [New] Busy, and with coffee.'],
    [bike, 'text: Busy, and with coffee.', 'text: % off for students'],
    [bike, 'heading: Too flat to roll?', 'heading: ?! Too flat to roll'],
    [bike, 'text: Busy, and with coffee.', 'text: & with coffee'],
    [bike, 'text: Busy, and with coffee.', 'text: !Busy, and with coffee.'],
    [bike, 'text: Busy, and with coffee.', 'text: {Busy} and with coffee.'],
    [bike, 'text: Busy, and with coffee.', 'text: `Busy`, and with coffee.'],
    ['landing', 'title: of wool', 'title：of wool'],
    [
      'landing',
      'tone: strong\n        text: The forecast',
      'tone – strong\n        text: The forecast',
    ],
  ],
  'a broken reference': [
    [
      bike,
      'price: ${constants.prices.check | money}',
      'price: ${constants.prices.check * 2 | money}',
    ],
    [
      bike,
      'bicycle anywhere in Bristol for ${constants.prices.collection | money}',
      'bicycle anywhere in Bristol for ${constants.prices.collection + 5}',
    ],
    [
      'landing',
      'figure: ${constants.roof.before}% lost',
      'figure: ${constants.roof.before / 100} lost',
    ],
  ],
  'a reference with other marks': [
    [bike, 'bicycle anywhere in Bristol for ${c', 'bicycle anywhere in Bristol for $ {c'],
    [bike, '**${constants.prices.puncture | money}**', '**$ {constants.prices.puncture | money}**'],
    [bike, '**${constants.prices.brakes | money}**', '**{{ constants.prices.brakes | money }}**'],
    [bike, '**${constants.prices.gears | money}**', '**$(constants.prices.gears | money)**'],
    [bike, '**${constants.prices.truing | money}**', '**${constants.prices.truing|money**'],
    [bike, '**${constants.prices.chain | money}**', '**{constants.prices.chain | money}**'],
    ['landing', '${constants.wool.days} day', '$constants.wool.days} day'],
    [
      'landing',
      'title: You get one price\n            text: In writing',
      'title: You get one price\n            text: ${site.name: in writing',
    ],
    [
      'landing',
      '${constants.survey.minutes} minutes with',
      '$ { constants.survey.minutes } minutes with',
    ],
    ['landing', '${constants.roof.after}% lost', '%{constants.roof.after}% lost'],
    ['small', '${site.name} delivers', '${ site.name delivers'],
    ['small', 'homeLabel: ${site.name}, home', 'homeLabel: ${site.name, home'],
  ],
  'a snippet of HTML': [
    [bike, 'version: 3\n', `version: 3\n${html}`],
    [bike, 'constants:\n', `${html}constants:\n`],
    [bike, 'links:\n  telephone', `${html}links:\n  telephone`],
    [bike, 'routes:\n', `routes:\n${html}`],
    [bike, '      - type: steps\n', `${markup}      - type: steps\n`],
    [
      bike,
      '      - type: pricing\n        heading: Services\n',
      `      - type: richText\n        body: ${markup.replaceAll('\n', '\n        ').trimEnd()}\n      - type: pricing\n        heading: Services\n`,
    ],
    [bike, '      - use: hours\n      - type: richText', `      - ${markup}      - type: richText`],
    ['landing', 'header:\n', `${html}header:\n`],
    ['landing', 'notFound:\n', `${markup}notFound:\n`],
    ['landing', '      - type: comparison\n', `      ${wordHtml}      - type: comparison\n`],
    ['landing', 'text: A message with', `text: ${wordHtml.trim()} A message with`],
    ['landing', 'theme:\n', `${cssRule}theme:\n`],
    ['small', 'consent:\n', `${html.replace(/^/gm, '  ').trimEnd()}\nconsent:\n`],
    ['small', 'header:\n', `<!-- the old header -->\nheader:\n`],
    ['bakery', 'header:\n', `${html}header:\n`],
    [
      'bakery',
      '      - type: callToAction\n        look: card\n',
      `${markup.replace(/^(?=.)/gm, '        ')}      - type: callToAction\n        look: card\n`,
    ],
    ['rowing', 'header: {', `${html}header: {`],
    ['minimal', 'routes: #', `${html}routes: #`],
  ],
  'JSON in YAML': [
    [bike, 'routes:\n', `routes:\n${pageInJson}`],
    [bike, '      - type: steps\n', `${sectionInJson}      - type: steps\n`],
    [bike, 'constants:\n', `"constants": {\n  "old": { "since": 2009 }\n},\nconstants:\n`],
    ['landing', 'routes:\n', `routes:\n${pageInJson}`],
    [
      'landing',
      '      - type: comparison\n',
      `${sectionInJson.replace('},', '}')}      - type: comparison\n`,
    ],
    [
      'landing',
      '          - title: Choose a time\n',
      `          "title": "Call us", "text": "Any day"\n          - title: Choose a time\n`,
    ],
    ['small', '  - path: /join\n', `${pageInJson}  - path: /join\n`],
    ['bakery', 'redirects:', `{ "redirects": [ { "from": "/alt", "to": "/" } ] }\nredirects:`],
  ],
  'a section copied by half': [
    [
      bike,
      '      - type: steps\n        heading: What happens to your bicycle\n',
      '        heading: What happens to your bicycle\n',
    ],
    [
      bike,
      '      - type: callToAction\n        look: card\n        heading: Too flat',
      '      - type: callToAction\n        look: card\n      heading: Too flat',
    ],
    ['landing', '          - title: Think of what is up there\n', '          - title:\n'],
    ['landing', '  - path: /privacy\n    title: Privacy\n', '  title: Privacy\n'],
    [
      'landing',
      '      - type: callToAction\n        look: card\n        heading: Bring',
      '    - type: callToAction\n        look: card\n        heading: Bring',
    ],
    [
      'landing',
      '        picture: { src: media/sheep.svg, alt: A flock of sheep on hills of heather in the evening sun }\n      - type: steps',
      '        src: media/sheep.svg, alt: A flock of sheep\n      - type: steps',
    ],
  ],
  'a section named only': [
    [bike, '      - type: note\n        tone: soft\n', '      - note\n        tone: soft\n'],
    [
      bike,
      '      - use: hours\n      - type: callToAction',
      '      - hours\n      - type: callToAction',
    ],
    [bike, '      - use: reach\n\n  - path: /contact', '      - reach\n\n  - path: /contact'],
    [
      bike,
      '      - use: reach\n\n  - path: /contact',
      '      - testimonials\n\n  - path: /contact',
    ],
    ['small', '      - use: benefits\n\nnotFound', '      - benefits\n\nnotFound'],
    ['bakery', '      - use: hours\n\n', '      - hours\n\n'],
  ],
  'a line that was moved': [
    ['small', '  commission: 0', 'commission: 0'],
    [bike, '    puncture: 12', '  puncture: 12'],
    [bike, '    hour: 48', '   hour: 48'],
    [bike, '  guarantee: { months: 6 }', 'guarantee: { months: 6 }'],
    [bike, '        text: All of them certified', '          text: All of them certified'],
    ['landing', '  neighbours: { saving: 150 }', '    neighbours: { saving: 150 }'],
    ['landing', '          - label: Bare loft\n', '        - label: Bare loft\n'],
    ['landing', '        heading: Before we come', '      heading: Before we come'],
    ['small', '  callNow: { href', 'callNow: { href'],
    ['bakery', '  loafPrice: 4.9', 'loafPrice: 4.9'],
  ],
  'a line that was cut or joined': [
    [bike, 'title: Services and prices\n    seo', 'title: Services and\nprices\n    seo'],
    [bike, 'text: Busy, and with coffee.', 'text: Busy, and\nwith coffee.'],
    [bike, '        tone: strong\n        headline: Come', '        tone: strong headline: Come'],
    ['landing', 'label: Book together\n            to: survey', 'label: Book together to: survey'],
    [
      'landing',
      'text: Laid in two layers across each other, so that no gap is left.',
      'text: Laid in two layers across each other,\nso that no gap is left.',
    ],
    [
      bike,
      '              - All of the standard service\n',
      '              - All of the\nstandard service\n',
    ],
    ['small', 'text: If you agree, we measure.', 'text: If you agree,\n\nwe measure.'],
    ['landing', 'onClick: bookSurvey }', 'onClick: book\nSurvey }'],
  ],
  'a conflict or a leftover': [
    ['small', '  radius: 12\n', conflict],
    [bike, 'version: 3\n', 'version: 3\nversion: 3\n'],
    ['small', '  radius: 12\n', '  radius: 12\n  radius: 20\n'],
    ['landing', 'version: 3\n', 'Hello,\nhere is the file with my changes:\n\nversion: 3\n'],
    ['landing', 'notFound:\n', 'Best regards,\nRuth\nnotFound:\n'],
    [bike, 'notFound:\n', '```\nnotFound:\n'],
  ],
  'the head of an item made a comment': [
    [
      bike,
      '      - type: callToAction\n        look: card',
      '#      - type: callToAction\n#        look: card',
    ],
    [bike, '      - type: steps\n', '      # - type: steps\n'],
    [bike, '          - name: Standard\n', '#          - name: Standard\n'],
    [
      bike,
      '  - path: /prices\n    title: Services and prices\n',
      '#  - path: /prices\n#    title: Services and prices\n',
    ],
    [
      bike,
      '            - day: saturday\n              times: [09:00-16:00]\n',
      '            # - day: saturday\n            #   times: [09:00-16:00]\n',
    ],
    [
      bike,
      '        buttons: [{ label: How to find us, to: /contact }]\n',
      '#        buttons:\n          - { label: How to find us, to: /contact }\n',
    ],
  ],
  'a page in another part': [
    [bike, 'links:\n', 'links:\n  - path: /jobs\n    title: Jobs\n    sections: []\n'],
    [
      'landing',
      'notFound:\n',
      'redirects:\n  - { from: /a, to: / }\n  - path: /jobs\n    title: Jobs\n    seo: { description: Jobs. }\n    sections:\n      - use: reach\nnotFound:\n',
    ],
  ],
};

const unknown = [
  'a broken reference',
  'a section named only',
  'the head of an item made a comment',
  'a page in another part',
];

/** The kinds of slips that a fix once made worse, with their neighbours. */
export const handSlips: readonly HandSlip[] = Object.entries(kinds).flatMap(([kind, rows]) =>
  rows.map(([site, meant, written]) => ({
    kind,
    site,
    meant,
    written,
    stays: unknown.includes(kind),
  })),
);
