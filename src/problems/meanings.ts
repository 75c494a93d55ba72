import type { Code } from './Problem.ts';

/** What every code means, for its page in codes.md: the rule, and why it is one. */
export const meanings: Readonly<Record<Code, string>> = {
  'missing-file': 'The file that was to be checked does not exist.',
  'unreadable-file': 'The file exists but cannot be read: it is a folder, or access is denied.',
  'not-utf8': 'The file is not saved as UTF-8, so some letters would come out wrong.',
  'too-large': 'The file is far larger than any site needs, most likely by mistake.',
  'control-character':
    'An invisible character stands in the file. It can break words and addresses, or show text in another order than it is read.',
  'old-line-ends': 'The lines end with CR alone, so YAML sees the whole file as one line.',
  'merge-conflict':
    'Git has put two versions of the same lines into the file, and nobody has chosen one yet.',
  'empty-file': 'The file holds nothing, or only comments.',
  'unreadable-yaml': 'The file breaks a rule of YAML that has no message of its own.',
  'unclosed-quote': 'A text begins with a quote and never ends with one.',
  'text-after-quote':
    'Something follows the quote that ends a text, often because a quote or apostrophe inside the text has ended it early.',
  'unclosed-bracket': 'A list in […] or a group in {…} is opened and never closed.',
  'unopened-bracket': 'A list or group ends with its bracket and never begins with one.',
  'wrong-indentation':
    'The spaces before a line say which part it belongs to, and this line fits none.',
  'tab-indentation': 'YAML takes only spaces at the beginning of a line, never tabs.',
  'unusual-indentation':
    'Only ordinary spaces count as indentation. Others look the same and come along when text is pasted.',
  'space-after-colon':
    'A colon ends a key only when an ordinary space or the end of the line follows.',
  'colon-in-text': 'A colon and a space inside a text without quotes begin a new key.',
  'space-after-dash': 'A dash starts an item of a list only when a space follows.',
  'wrong-dash':
    'Only the ordinary dash of the keyboard starts an item. Bullets and long dashes come along when text is pasted.',
  'text-after-bracket':
    'A value that begins with [ or { ends at its bracket, and nothing may follow.',
  'missing-colon': 'A line in a group of keys has no colon that ends the key.',
  'stray-text':
    'A text that goes on in the next line must be indented deeper there than its key is.',
  'broken-line':
    'A line break stands in the middle of a value or a key, and what follows it is read as a line of its own.',
  'joined-lines':
    'Each key begins a line of its own. Here a line break between two of them was lost.',
  'stray-mark':
    'Brackets, quotes, colons and a few other marks have a meaning in YAML. One stands where it has none.',
  'reserved-start': 'Some characters have a meaning of their own at the start of a text.',
  'wrong-escape': 'Inside double quotes a backslash starts an escape, and this one does not exist.',
  'unquoted-reference':
    'Inside […] or {…} the braces of a reference would be read as a group, so the text needs quotes.',
  'several-documents': '"---" starts a second document, and a site is a single one.',
  'old-yaml': 'YAML 1.1 reads yes, no, on and off as true and false. This format does not use it.',
  'duplicate-key': 'A key stands twice in one group, so one of the two would be lost in silence.',
  'forbidden-key':
    'A few words, such as constructor and toString, are names that everything has in JavaScript, and cannot be keys.',
  'key-not-text': 'A key is a number, a list or something else that is not a word.',
  'comma-in-number': 'Inside braces a comma ends the value, so a number is cut in two.',
  'comma-in-text': 'Inside braces a comma ends the value, so a text with commas is cut in pieces.',
  'missing-comma': 'Inside braces a comma parts one key from the next, and here is none.',
  tag: 'YAML tags (words that start with "!") have no use in a site file.',
  'unknown-alias': '"*name" repeats what stands at "&name", which must stand above it.',
  'recursive-alias': 'A part repeats itself and would never end.',
  'too-many-aliases': 'Parts repeat parts that repeat parts, until the file would fill the memory.',
  'wrong-merge': '"<<" takes in the keys of another group, and what follows it is no group.',
  'too-deep': 'Lists and groups stand in each other deeper than any site needs.',

  'unclosed-reference': 'A reference begins with "${" and must end with "}".',
  'malformed-reference': 'What stands between "${" and "}" is not a path of names.',
  'unknown-reference': 'A reference leads to a value that does not exist.',
  'reference-into-value': 'A reference goes further than the value that it has reached.',
  'reference-to-group':
    'A reference stops at a group or list, and only a single value can be used.',
  'circular-reference': 'A value is made of itself, directly or through others.',
  'too-many-references':
    'References stand for texts that hold references in turn, so many that the file would fill the memory.',
  'unknown-formatter': 'After "|" stands the name of a format, and there is none of this name.',
  'format-needs-number': 'A format writes a number, and the value is a text.',

  'unknown-key':
    'Only the keys that the format knows can stand in a group; others would be ignored.',
  'missing-key': 'A key that must be there is not.',
  'misplaced-key':
    'A part starts further right than those that it belongs with. YAML goes by the columns alone, so the part has become one of the part above it, or of its text.',
  'missing-opener':
    'The line that opens a part is not there. Without it, the lines below belong to the part above, which has no use for them.',
  'repeated-line':
    'The line that begins an item of a list stands there twice in a row, so the first of the two is an item without all that it needs.',
  'missing-value': 'A key stands there with nothing after its colon.',
  'value-in-comment': 'What was meant as a value starts with #, which starts a comment.',
  'wrong-kind':
    'A value is of another kind than the key takes: a text for a number, a list for a text.',
  'not-whole': 'Only a whole number makes sense here.',
  'unknown-type':
    'The type of a section says which block is drawn, and there is none of this name.',
  'unknown-word': 'Only certain words can stand here, and this is not one of them.',
  'wrong-form':
    'The value has not the form that is needed: a colour, an address, a path, a telephone number.',
  'wrong-name': 'Names that you choose are written in one way, so that they can be referred to.',
  'too-short': 'A text has fewer characters than it needs.',
  'too-long': 'A text has more characters than fit in its place.',
  'too-small': 'A number is below what makes sense.',
  'too-big': 'A number is above what makes sense.',
  'too-few': 'A list has fewer items than it needs.',
  'too-many': 'A list has more items than fit in its place.',
  'broken-rule': 'Several values do not go together. The message says which and how.',
  'value-needs-number':
    'Several references write a value as money or as a number, and it is a text. The slip is in the value.',
  'misspelt-name':
    'A name is declared that nothing uses, and several places use one that differs by a letter or two: the slip is in the declaration.',
  'unusual-number':
    'A number is written in a way that YAML reads as another number than people do.',
  'not-a-web-page':
    'A script, a booking page or a partner’s page is named, and the link is a telephone number or a mailbox.',
  'needless-tab':
    'A telephone number or a mailbox opens another program, so a new tab would stay empty, or is promised and never comes.',
  'foreign-script':
    'A script may read and change everything on the page, so only the scheduling service’s own is taken.',
  'needless-script': 'The calendars of most services need no script, so none is loaded.',
  'foreign-calendar':
    'The booking page of a scheduling service is on another host, most likely by mistake: it would never be believed to have come.',
  'look-alike-address':
    'An address mixes letters of different scripts that look alike, as false addresses do.',
  'missing-dash':
    'Every item of a list starts with a dash and a space, and here one stands without.',
  'wrong-count':
    'A number says how many items a list has, so that none gets lost, and the list has more or fewer.',
  'unknown-slot': 'A text holds a word in braces that the page does not fill in there.',
  'long-fade':
    'The rotating name fades out and in for longer than it stands, so that it would never be seen whole.',
  'unsupported-video':
    'The address is not the share link of a video, or its host is not one that the site can show.',
  'unreadable-address':
    'The address has the form of one, but its host is not a whole name: a dot too many or too few, or a letter that no host has.',
  'credentials-in-address':
    'The address holds a user name or password, which every visitor could read in the page.',

  'unknown-link': 'A button, text or section names a link that is not declared under links.',
  'unknown-page': 'Something leads to a page that does not exist.',
  'unknown-anchor': 'Something leads to a section of a page, and no section has that id.',
  'wrong-target':
    'What a button or text leads to is neither a page of this site nor a link by name.',
  'unknown-section': 'A page uses a shared section that is not declared under sections.',
  'empty-page': 'All sections of a page are hidden, there or where they are shared.',
  'unknown-click': 'A rule of the pixel waits for a click that no button has.',
  'duplicate-path': 'Two pages have one address, so the second can never be seen.',
  'duplicate-id': 'Two sections of a page have one id, so a link reaches only the first.',
  'missing-media': 'A file that the site names is not in the folder. Capitals count.',
  'unused-section': 'A shared section is declared and stands on no page.',
  'unused-link': 'A link is declared and nothing leads to it.',
  'unused-value': 'A value of your own is declared and nothing refers to it.',
  'unused-tier': 'A tier is declared and nothing refers to it.',
  'unused-part': 'A top-level "x-" key is a home for parts that are repeated, and this one is not.',
  'duplicate-title':
    'Two pages have one title, so visitors and search engines cannot tell them apart.',
  'unreachable-page': 'No button, link or text of the site leads to a page.',
  'unreadable-media':
    'A media file is empty or damaged, so visitors would see nothing. `check` reads how a file begins; `build` and `verify` read all of it.',
  'unreadable-svg':
    'An SVG file is not well-formed, is larger than 2 MB, or is nested too deep, so browsers may not show it.',
  'unsafe-svg':
    'An SVG file can hold programs and addresses, not only a drawing. None of those belongs into a picture: scripts, event attributes, foreign content, links out of the file, document types.',
  'outside-media':
    'A link under media/ that leads out of the folder of the site would publish a file that nobody meant to publish, and is missing on other machines.',
  'mismatched-media': 'A media file holds another format than its name says.',
  'small-media': 'A picture has too few pixels for its place and would look blurred.',
  'large-media': 'A media file is far larger than its place needs, which costs visitors time.',
  'meaningless-alt':
    'The text that stands for a picture says nothing to a visitor who cannot see it.',
  'low-contrast':
    'Two colours that stand on each other are too alike to be read by everybody (WCAG AA).',
  'unreasonable-number': 'A number is possible, but far from what is usual.',
  'repeated-constant':
    'A text repeats a number that stands under constants, and would be left behind when that changes.',
  'swallowed-item':
    'An item of a list starts further right than the others. YAML takes such a line for the rest of the text above it, dash included, so the list has one item less.',
  'repeated-item':
    'An item was copied to make a new one from it, and was not changed. Two of the same are allowed, but hardly ever meant.',
  'lost-text': 'A text without quotes ends at " #", since YAML takes the rest for a comment.',
  'missing-dollar':
    'A text holds what looks like a reference, but without the $ before its brace it is only text.',
  'stray-quote':
    'A text ends with a quote that nothing opens, most likely since the one at its start was lost.',
  'dead-event': 'A rule of the pixel can never send its event.',
  'double-event': 'Two rules of the pixel send one event at the same moment.',
  'redirected-page': 'A button, text or rule names an address that the site redirects.',
  'dead-redirect': 'A redirect starts at the address of a page, where it can never be followed.',
  'duplicate-redirect': 'Two redirects start at one address, so one of them is never followed.',
  'redirect-loop': 'Redirects lead to each other, so that a browser gives up.',
  'redirect-chain': 'A redirect leads to another one, so that visitors wait for both.',
  'redirect-off-web':
    'A redirect leads to a telephone number or an e-mail address, which no host can send a browser to.',

  'placeholder-address':
    'The address belongs to a name that is reserved for examples (RFC 2606). Told with --release.',
  'placeholder-telephone':
    'The number is one that Ofcom keeps for films and television. Told with --release.',
  'placeholder-media': 'The file stands in a folder called samples. Told with --release.',
  'placeholder-brand': 'The name of the sample site still stands somewhere. Told with --release.',
  'placeholder-text':
    'A text says of itself that it is a sample, or is word for word that of an example in the catalogue. Told with --release.',
  'placeholder-pixel': 'The id of the advertising pixel is all zeros. Told with --release.',
  'placeholder-reason':
    'A button does nothing yet, and its reason would mean nothing to a visitor. Told with --release.',
  'placeholder-description':
    'A page that search engines list has a description that says nothing of its own. Told with --release.',

  'long-line': 'A single line is so long that reading it would fill the memory.',
  'more-problems': 'At most 100 problems of a file are shown. This one counts the rest.',
};
