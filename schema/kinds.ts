/**
 * What a text in site.yaml is, beyond being a text. A field declares it with `.meta({ kind })`;
 * `load` finds every such field by walking the schema, so that no check names a block type.
 */
export type Kind =
  | 'target' // a route path ("/about#team") or the name of a link
  | 'link' // the name of a link
  | 'route' // a route path, as a rule of `pixel` names it
  | 'path' // the path that a route declares
  | 'former' // the address that a redirect declares
  | 'media' // a file under media/
  | 'icon' // the name of an icon, or a file under media/
  | 'typeface' // the name of a typeface
  | 'style' // the name of a style
  | 'timeZone' // a time zone of the IANA database
  | 'date' // a day of the calendar
  | 'section' // the name of a shared section
  | 'anchor' // an id that a section declares
  | 'clickName' // a click that a button declares
  | 'click' // a click that a rule of `pixel` names
  | 'parameter' // a parameter of `campaign`, which a form sends along
  | 'address' // an address outside the site
  | 'text' // words that visitors read
  | 'title' // the title of a page
  | 'video' // the share link of a video, which its player embeds
  | 'alt' // what a picture shows
  | 'signText' // the colour of the letters of a sign
  | 'signGround' // the colour behind them
  | 'richText'; // text that may hold targets

/** How visitors come to a text, or a link, that is not simply visible on its page. */
export type Shown =
  | 'fromTablet' // visible on wide screens, not on phones
  | 'onPhone' // visible on phones, not on wider screens
  | 'inTurn' // visible, one after the other in the same place
  | 'spoken' // in a name that screen readers read
  | 'tooltip' // on hover and on keyboard focus
  | 'inHead' // read by search engines and by services that show a link
  | 'atTimes' // in a state only: while something loads, after a failure, after a press
  | 'never'; // used by the page, and not shown

/** What a number counts, so that a text which repeats it is recognised («£250», «30 minutes»). */
export type Unit = 'money' | 'percent' | 'minutes' | 'milliseconds' | 'megabytes';

/** The bounds between which a number is likely meant; outside them it is allowed, but unwise. */
type Sensible = { from: number; to: number };

/** Words, each with what people write in its place. Capitals, "-", "_" and spaces do not count. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/** What a rule that a schema checks says beside its sentence (`params` of its issue). */
export type RuleNotes = {
  /** What needs the key that is not there. */
  needer?: string;
  /** What to write instead. */
  hint?: string;
  /** How the value that is not there is written, where another than that of its key is better. */
  sample?: string;
  /** The words that could be there. */
  known?: readonly string[];
  /** Where the same is first, from the part that the rule is about. */
  first?: readonly (string | number)[];
};

/** What other code must know of a block; `Field` is a key of the block. */
export type Declarations<Field extends string = string> = {
  /** The field whose text is the main heading of the page. A page without one gets its title, out of sight. */
  pageHeading?: Field;
  /** What search engines may read of the block. Of shipped blocks alone: the build reads their fields (#build/structuredData.ts). */
  describes?: 'places' | 'questions' | 'plans' | 'prices';
  /** The running text whose headings have ids, for links that lead to them. */
  headings?: Field;
  /** The block shows who keeps what on this site, for which its page brings `disclosures`: the field of the purposes. */
  disclosures?: Field;
  /** The fields of the booking calendar that the block embeds. */
  calendar?: {
    provider: Field;
    /** The link whose page is framed. */
    page: Field;
    /** The link whose script draws the frame. */
    script: Field;
    /** The providers whose calendars report a booking. */
    reportBookings: readonly string[];
  };
  /** The field of a picture that is the ground of the section where `where` says `is`. */
  ground?: { picture: Field; where: Field; is: string };
  /** The fields of any other page that the block embeds: the link to it, and what visitors are asked for. */
  frame?: { page: Field; category: Field };
  /** The fields of a form: the link to its endpoint, whose that is, what it is called there, further hosts, what is asked for, and what is shown when it was sent. */
  form?: {
    to: Field;
    provider: Field;
    name: Field;
    redirects: Field;
    fields: Field;
    afterwards: readonly Field[];
  };
};

/** A group whose keys depend on one of them. `either`: exactly one of these must be written. */
export type Variants = { by: string; of: Readonly<Record<string, Variant>> };
type Variant = Readonly<Record<'may' | 'must', readonly string[]>> & { either?: readonly string[] };

/**
 * The keys under which items of a list have their name, their label, and what there is to choose from. Those with one of
 * the words of `except` can be named by none.
 */
export type ItemName = Readonly<Record<'name' | 'label' | 'choices', string>> & {
  except: { by: string; words: readonly string[] };
};

declare module 'zod' {
  interface GlobalMeta {
    kind?: Kind;
    shown?: Shown;
    unit?: Unit;
    sensible?: Sensible;
    /** How wide a picture must at least be for its place, in pixels. */
    leastWidth?: number;
    /** A picture of a pair, two places above which the other one is: both need one shape. */
    isOfPair?: true;
    /** Words that say how a block works, and hold for any business: nobody must replace those of an example. */
    isStandard?: true;
    /** The keys of a group of which not two may be written; one must be, unless another key stands for them. */
    alternatives?: readonly string[];
    /** The keys that a group may and must have, beside those that it always must, by the word of the key `by`. */
    variants?: Variants;
    /** A switch of what the currency of the site is needed for. */
    needsCurrency?: true;
    /** The key beside a list of several that takes one alone. */
    single?: string;
    /** Of words, or of the keys of a group: what people write in their place, and can mean nothing else by. */
    synonyms?: Synonyms;
    /** The same, where another may be meant: it is proposed, and nothing is changed by itself. */
    likelySynonyms?: Synonyms;
    /** Words or keys that people write, in small letters, and that nothing is needed in place of: each with why. */
    needless?: Readonly<Record<string, string>>;
    /** Of a number or a page: the key beside it for what is none, such as a day or a text. */
    textKey?: string;
    /** Of the name of another item, further up in the list around it. */
    itemName?: ItemName;
    /** Of a choice of such an item: the key beside it that names the item. */
    choiceOf?: string;
    /** How a value is written, for a person who has none yet. */
    sample?: string;
    /** Of a block. */
    declares?: Declarations;
  }
}

/** The words above, which only this program understands. */
export const ownWords = [
  'kind',
  'shown',
  'unit',
  'sensible',
  'leastWidth',
  'isOfPair',
  'isStandard',
  'alternatives',
  'variants',
  'needsCurrency',
  'single',
  'synonyms',
  'likelySynonyms',
  'needless',
  'textKey',
  'itemName',
  'choiceOf',
  'sample',
  'declares',
] as const;
