import {
  counted,
  error,
  inMilliseconds,
  quoted,
  sentences,
  warning,
  writeBar,
} from '../phrases.ts';

/** Pictures, texts, numbers and events; what must be replaced before the site goes live. */
export const contentWording = {
  'unreadable-media': error(
    (it: { file: string; fault: { ending: string } | 'empty' | 'damaged' | 'unshown' }) => ({
      message:
        it.fault === 'empty'
          ? `${quoted(it.file)} is an empty file.`
          : it.fault === 'damaged'
            ? `${quoted(it.file)} begins well, but cannot be read to its end: it is damaged, or has far too many pixels.`
            : it.fault === 'unshown'
              ? `${quoted(it.file)} is a photograph of the kind HEIC, which browsers do not show.`
              : `${quoted(it.file)} cannot be read: it does not begin as a .${it.fault.ending} file does.`,
      hint:
        it.fault === 'unshown'
          ? 'Export it as JPEG: on a Mac with Preview (File, Export), on Windows with Photos (Save as). An iPhone takes JPEG from now on with Settings, Camera, Formats, Most Compatible.'
          : 'Save or export the file again, and check that it opens on your own computer.',
    }),
  ),
  'unreadable-svg': error((it: { file: string; reason: string; line: number }) => ({
    message: `${quoted(it.file)} cannot be read as SVG: in its line ${it.line}, ${it.reason}.`,
    hint: 'Open it in a drawing program, and export it again as SVG.',
  })),
  'unsafe-svg': error((it: { file: string; what: string; line: number; others: number }) => ({
    message: `${quoted(it.file)} holds ${it.what} in its line ${it.line}${it.others === 0 ? '' : `, and ${it.others} more such ${it.others === 1 ? 'part' : 'parts'}`}. It could run a program or fetch something in a visitor’s browser.`,
    hint: 'Export it again as a plain drawing, or let check --fix take out what is unsafe.',
  })),
  'outside-media': error((it: { file: string }) => ({
    message: `${quoted(it.file)} is a link to a ${it.file === 'media' ? 'folder' : 'file'} outside the folder of the site.`,
    hint:
      it.file === 'media'
        ? 'Copy what the site shows into a folder media/ of its own, in place of the link.'
        : 'Put the file itself under media/, in place of the link.',
  })),
  'unpublished-file': error((it: { file: string; ending: string }) => ({
    message: `${quoted(it.file)} is not published: ${unpublished(it.ending).reason}.`,
    hint: unpublished(it.ending).hint,
  })),
  'mismatched-media': warning((it: { file: string; ending: string; form: string }) => ({
    message: `${quoted(it.file)} ends in .${it.ending}, but holds ${it.form.toUpperCase()}.`,
    hint: `Rename it so that it ends in .${it.form === 'jpeg' ? 'jpg' : it.form}${/^hei[cf]$/.test(it.ending) ? '' : `, or export it again as .${it.ending}`}.`,
  })),
  'small-media': warning((it: { file: string; width: number; height: number; least: number }) => ({
    message: `${quoted(it.file)} is ${it.width} × ${it.height} pixels, too small for this place.`,
    hint: `Use a picture that is at least ${it.least} pixels wide; smaller ones look blurred.`,
  })),
  'large-media': warning((it: Size & { mostBytes: number; mostPixels: number }) => ({
    message: `${quoted(it.file)} is very large: ${it.size > it.mostBytes ? inMegabytes(it.size) : `${it.width} × ${it.height} pixels`}.`,
    hint: `Export it smaller; ${
      it.size > it.mostBytes
        ? `${inMegabytes(it.mostBytes)} is plenty for a file of its kind`
        : `no screen shows more than ${it.mostPixels.toLocaleString('en-GB')} pixels in a row`
    }.`,
  })),
  'unequal-pair': warning((it: { first: PictureSize; second: PictureSize }) => ({
    message: `${quoted(it.second.file)} is ${it.second.width} × ${it.second.height} pixels, and ${quoted(it.first.file)} ${it.first.width} × ${it.first.height}: a pair needs one shape.`,
    hint: 'Crop one of them to the shape of the other; otherwise the second is cut to that of the first.',
  })),
  'no-dark-look': warning((it: { file: string | undefined }) => ({
    message: `${it.file === undefined ? 'This button chooses between light and dark' : `${quoted(it.file)} is for devices that are set to dark`}, and this site is never dark.`,
    hint: 'Give the site a dark palette, by "brand" or "dark" under "theme", or delete this line.',
  })),
  'ambiguous-picture': warning((it: { picture: string; first: string; file: string }) => ({
    message: `In place of ${quoted(it.picture)}, devices that are set to dark get ${quoted(it.first)}, and ${quoted(it.file)} by this line.`,
    hint: 'Name the same file in both lines: a picture looks the same on every page.',
  })),
  'meaningless-alt': warning((it: { text: string }) => ({
    message: `${quoted(it.text)} does not say what the picture shows.`,
    hint: 'Describe it as you would on the telephone: "A shopkeeper hands over two bags of groceries".',
  })),
  'missing-alt': error((it: { file: string }) => ({
    message: `The picture ${quoted(it.file)} has no words for visitors who cannot see it.`,
    hint: `Write what it shows between the square brackets: "![A street in the evening](${it.file})".`,
  })),
  'low-contrast': warning(
    (it: { name: string; other: string; ratio: number; least: number; isText: boolean }) => ({
      // Cut, not rounded: 4.49 is not 4.5.
      message: `${it.name} and ${it.other} have a contrast of ${(Math.floor(it.ratio * 100) / 100).toFixed(2)} to 1, but ${it.isText ? 'text' : 'what is drawn'} needs ${it.least} to 1 (WCAG AA).`,
      hint: 'Make one of them darker or the other lighter.',
    }),
  ),
  'past-day': warning((it: { date: string; others: number }) => ({
    message:
      it.others === 0
        ? `${it.date} is past.`
        : `${it.date} is past, and so ${it.others === 1 ? 'is another day' : `are ${it.others} other days`} of this section.`,
    hint: 'Take out what is past, or write the next dates.',
  })),
  'unreasonable-number': warning((it: Unreasonable) => ({
    message: `${quoted(it.key)} is ${inUnit(it.value, it.unit)}, which is hardly meant.`,
    hint: sentences(
      `Usual is ${inUnit(it.from, it.unit)} to ${inUnit(it.to, it.unit)}.`,
      inMilliseconds(String(it.value), it.meant),
    ),
  })),
  'repeated-constant': warning((it: { written: string; references: string[] }) => ({
    message: `${quoted(it.written)} repeats a number from constants, and will not change with it.`,
    hint: `Write ${it.references.join(' or ')}.`,
  })),
  'swallowed-item': warning((it: { column: number | undefined; mark: string; key?: string }) => ({
    message: `This line starts with ${/^-?$/.test(it.mark) ? 'a dash' : it.mark}, but it has become part of the text above it.`,
    hint: it.key
      ? writeBar(it.key)
      : it.column === undefined
        ? 'If it is an item of a list, move it to the column of its neighbours.'
        : `For a separate item, indent it by ${counted(it.column, 'space')}, as the item above${it.mark === '' ? '' : ', and begin it with "- "'}.`,
  })),
  'swallowed-key': warning((it: { key: string }) => ({
    message: `"${it.key}:" has become part of the text above it.`,
    hint: 'For a key of its own, move the line to the column of its neighbours.',
  })),
  'repeated-item': warning(() => ({
    message: 'This item is the same as the one before it, so visitors see it twice.',
    hint: 'Change what should differ, or remove one of the two.',
  })),
  'lost-text': warning(
    (it: { lost: string } & ({ whole: string } | { key: string; isBehind: boolean })) => ({
      message: it.lost.startsWith('&')
        ? `Visitors will not see ${quoted(it.lost)}: YAML takes a word that starts with & for the name of a part.`
        : `Visitors will not see ${quoted(it.lost)}: YAML takes all after " #" for a comment.`,
      hint:
        'key' in it && it.isBehind
          ? 'If it belongs to the text, move it to the next line, to the column of those below.'
          : 'key' in it
            ? `If it belongs to the text, write "${it.key}: |" above it. The bar makes one text of all lines below.`
            : `If it belongs to the text, put the text in quotes: ${quoted(it.whole)}.`,
    }),
  ),
  'missing-dollar': warning((it: { written: string }) => ({
    message: `Visitors will see ${quoted(it.written)} as it is written here.`,
    hint: `A reference starts with "\${": write ${quoted(`$${it.written}`)}.`,
  })),
  'stray-end': warning((it: { mark: string }) => ({
    message: `Visitors will see this ${it.mark} at the end of the text.`,
    hint: 'Remove it, unless it is meant: it looks left over from where the text was copied.',
  })),
  'stray-quote': warning(() => ({
    message: 'Visitors will see this quote: the text ends with one, and starts without.',
    hint: 'Put a quote at the start of the text, too, or remove this one.',
  })),
  'dead-event': warning((it: { send: string; reason: string }) => ({
    message: `This rule never sends ${quoted(it.send)}: ${it.reason}.`,
    hint: 'Correct the rule, or remove it.',
  })),
  'double-event': warning((it: { send: string; moment: string }) => ({
    message: `${quoted(it.send)} is sent twice for ${it.moment}.`,
    hint: 'Keep one of the two rules, so that no visitor is counted twice.',
  })),

  'redirected-page': error((it: { from: string; to: string }) => ({
    message: `${quoted(it.from)} is no page: it is redirected to ${quoted(it.to)}.`,
    hint: `Write ${quoted(it.to)}, so that visitors come there at once.`,
  })),
  'dead-redirect': error((it: { from: string; path: string }) => ({
    message:
      it.from === it.path
        ? `${quoted(it.from)} is a page of this site, so nobody is ever redirected from there.`
        : `${quoted(it.from)} already leads to the page ${quoted(it.path)}, so nobody is ever redirected from there.`,
    hint: 'Remove the redirect, or give the page another path.',
  })),
  'duplicate-redirect': error((it: { value: string }) => ({
    message: `A redirect from ${quoted(it.value)} is here a second time.`,
    hint: 'Keep one of the two.',
  })),
  'redirect-loop': error((it: { way: string[] }) => ({
    message:
      it.way.length > 2
        ? `These redirects lead in a circle: ${it.way.map(quoted).join(', ')}.`
        : `${quoted(it.way[0] ?? '')} leads to itself.`,
    hint: 'Write the page that visitors should come to in the end.',
  })),
  'redirect-chain': warning((it: { to: string; end: string }) => ({
    message: `${quoted(it.to)} is redirected, too, so visitors wait twice.`,
    hint: `Write ${quoted(it.end)}, where the way ends.`,
  })),
  'redirect-off-web': error((it: { name: string }) => ({
    message: `${quoted(it.name)} is no web page, and a redirect can lead to nothing else.`,
    hint: 'Name a link that starts with https://, or a page with a button for the call or e-mail.',
  })),

  // What must be replaced before the site goes live: reported with --release alone
  'placeholder-address': error((it: { part: string }) => ({
    message: `${quoted(it.part)} is a placeholder: addresses like it are reserved for examples, and nobody can reach it.`,
    hint: 'Write the real address.',
  })),
  'placeholder-telephone': error((it: { part: string }) => ({
    message: `${quoted(it.part)} is a placeholder: Ofcom keeps this number for films, and nobody answers it.`,
    hint: 'Write the real telephone number.',
  })),
  'placeholder-media': error((it: { file: string }) => ({
    message: `${quoted(it.file)} is a sample.`,
    hint: 'Put your own file under media/, outside the folder "samples", and name it here.',
  })),
  'placeholder-brand': error((it: { part: string }) => ({
    message: `${quoted(it.part)} is the name of the sample site.`,
    hint: 'Write your own name. In texts, ${site.name} follows it by itself.',
  })),
  'placeholder-text': error((it: { part: string }) => ({
    message: `${quoted(it.part)} is a sample text.`,
    hint: 'Write what visitors should read.',
  })),
  'placeholder-pixel': error(() => ({
    message: 'This pixel id is a placeholder, so no event reaches anybody.',
    hint: 'Write the id of your own pixel, in quotes, or remove the part "pixel".',
  })),
  'placeholder-reason': error((it: { reason: string }) => ({
    message: `This button does nothing yet, and ${quoted(it.reason)} does not say why.`,
    hint: 'Say why in a few words, such as "Coming soon", or give the button a "to".',
  })),
  'placeholder-description': error((it: { path: string }) => ({
    message: `The description of ${quoted(it.path)} says no more than its title.`,
    hint: 'Say in one or two sentences what the page offers: search engines and shared links show it.',
  })),
};

type PictureSize = { file: string; width: number; height: number };
type Size = PictureSize & { size: number };

type Unreasonable = {
  key: string;
  value: number;
  from: number;
  to: number;
  unit: string | undefined;
  /** The same in the unit that is needed, when another seems to be meant. */
  meant: string | undefined;
};

/** Why a link cannot lead to a file, by its ending, and the way out. */
function unpublished(ending: string): { reason: string; hint: string } {
  if (/^(?:x?html?|xml|m?js|css|php|svgz?)$/.test(ending))
    return {
      reason: `a .${ending} file can run a program in a visitor’s browser`,
      hint: 'Save it as PDF, or put what it shows on a page.',
    };
  if (/^(?:do[ct]m?|xl[st]m?|pp[ts]m?|xlsb)$/.test(ending))
    return {
      reason: `a .${ending} file can hold macros, which mail programs and browsers block`,
      hint: 'Save it as PDF, or as .docx, .xlsx or .pptx.',
    };
  return {
    reason: `files that end in .${ending} are none of those that every visitor can open safely`,
    hint: 'Save it as PDF, or put it into a .zip file. Pictures, recordings (.mp3, .m4a) and documents of Office may be linked as they are.',
  };
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** «20,000 ms (20 s)», «30 minutes», «700». */
function inUnit(value: number, unit: string | undefined): string {
  const number = value.toLocaleString('en-GB');
  if (unit === 'milliseconds') return `${number} ms (${(value / 1000).toLocaleString('en-GB')} s)`;
  return unit === 'minutes' ? counted(value, 'minute') : number;
}
