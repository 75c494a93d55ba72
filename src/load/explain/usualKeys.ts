import { plain } from '../meantWords.ts';
import { ownValue, valueAt } from '../paths.ts';
import type { Document } from '../readDocument.ts';
import type { Path } from '../tree.ts';
import { fieldsAt } from './describe.ts';
import { plainLetters } from './strangeLetters.ts';

/**
 * Keys of Fascia, with what other systems call the same: page builders, content management, HTML and CSS. A group that
 * takes the key may be meant. In small letters, without what parts their words.
 */
const usual: Readonly<Record<string, readonly string[]>> = {
  headline: ['title', 'heading', 'header', 'h1', 'name'],
  heading: ['title', 'headline', 'header', 'h2', 'name', 'label'],
  title: ['heading', 'headline', 'header', 'name', 'label', 'caption'],
  eyebrow: ['kicker', 'overline', 'pretitle', 'tagline'],
  text: [
    'description',
    'desc',
    'body',
    'content',
    'paragraph',
    'copy',
    'intro',
    'lead',
    'summary',
    'subtitle',
    'subheading',
    'subheadline',
    'tagline',
    'bio',
    'details',
    'message',
    'excerpt',
  ],
  body: ['content', 'text', 'markdown', 'html', 'copy'],
  description: ['metadescription', 'text', 'summary'],
  label: ['text', 'title', 'name', 'caption', 'heading'],
  name: ['title', 'label', 'heading', 'author', 'person', 'fullname', 'customer', 'dish'],
  smallPrint: ['footnote', 'disclaimer', 'fineprint', 'copyright', 'legal', 'note'],
  caption: ['title', 'text', 'description', 'label'],

  picture: [
    'image',
    'img',
    'photo',
    'illustration',
    'cover',
    'thumbnail',
    'media',
    'ogimage',
    'background',
    'backgroundimage',
    'bgimage',
    'heroimage',
    'visual',
    'screenshot',
  ],
  pictures: ['images', 'photos', 'slides', 'gallery', 'items', 'media'],
  portrait: ['photo', 'image', 'picture', 'avatar', 'headshot', 'img'],
  poster: ['thumbnail', 'cover', 'image', 'picture', 'preview'],
  src: ['url', 'file', 'path', 'image', 'source', 'href'],
  alt: ['alttext', 'alternative', 'alternativetext', 'description'],
  socialPicture: ['ogimage', 'image', 'sharingimage', 'shareimage', 'socialimage', 'picture'],
  favicon: ['icon'],
  video: ['youtube', 'vimeo', 'media', 'film', 'clip'],

  to: ['href', 'url', 'link', 'target', 'page', 'path', 'action', 'destination'],
  href: ['url', 'link', 'to', 'address'],
  path: ['url', 'slug', 'route', 'href'],
  page: ['url', 'src', 'href', 'address', 'source'],
  file: ['src', 'path', 'url', 'href', 'download'],
  newTab: ['target', 'blank', 'external', 'openinnewtab'],
  button: ['cta', 'action', 'link', 'calltoaction'],
  buttons: ['cta', 'ctas', 'button', 'actions', 'action', 'calltoaction', 'primarycta'],
  links: ['items', 'menu', 'children', 'pages', 'submenu', 'socials'],
  id: ['anchor', 'slug'],

  sections: ['blocks', 'components', 'content', 'children'],
  items: ['features', 'cards', 'entries', 'services', 'tiles', 'benefits', 'list', 'tabs'],
  rows: ['items', 'entries', 'data', 'features', 'body'],
  columns: ['headers', 'cols', 'head', 'header'],
  points: ['bullets', 'list', 'items', 'benefits', 'features'],
  groups: ['categories', 'days', 'sections', 'tabs', 'items', 'lists'],
  entries: [
    'items',
    'dishes',
    'sessions',
    'talks',
    'events',
    'products',
    'rows',
    'list',
    'programme',
  ],
  steps: ['items', 'process', 'stages', 'timeline', 'entries'],
  facts: ['stats', 'statistics', 'numbers', 'figures', 'items', 'metrics', 'details'],
  figure: ['number', 'value', 'amount', 'stat', 'count'],
  daysUntil: ['countdown', 'deadline', 'until'],
  people: [
    'team',
    'members',
    'staff',
    'persons',
    'speakers',
    'speaker',
    'employees',
    'items',
    'hosts',
    'host',
    'trainer',
    'trainers',
    'coach',
  ],
  role: ['position', 'job', 'jobtitle', 'title', 'function', 'company', 'profession'],
  quotes: ['testimonials', 'reviews', 'items', 'ratings'],
  words: ['quote', 'text', 'review', 'testimonial', 'content', 'message', 'body'],
  rating: ['stars', 'score', 'rate'],
  source: ['platform', 'origin', 'link', 'url'],
  questions: ['items', 'faqs', 'faq', 'entries', 'list'],
  question: ['title', 'q', 'heading', 'label'],
  answer: ['text', 'a', 'content', 'body', 'reply'],
  plans: ['tiers', 'packages', 'items', 'pricing', 'prices', 'tickets'],
  benefits: ['features', 'items', 'included', 'includes', 'list', 'perks', 'bullets'],
  missing: ['excluded', 'notincluded', 'excludes'],
  recommended: ['featured', 'popular', 'highlighted', 'highlight', 'mostpopular', 'best'],
  badge: ['tag', 'ribbon', 'sticker'],
  price: ['cost', 'amount', 'fee'],
  unit: ['period', 'per', 'interval', 'frequency', 'billing'],
  early: ['earlybird', 'earlyprice', 'discount'],
  marks: ['allergens', 'logos', 'tags', 'labels', 'diet', 'brands', 'partners', 'clients', 'items'],
  meaning: ['text', 'label', 'description', 'title', 'name'],
  legend: ['key', 'allergens'],
  ranks: ['tiers', 'levels', 'categories', 'groups'],
  oneTone: ['monochrome', 'grayscale', 'greyscale', 'mono'],
  files: ['downloads', 'documents', 'items', 'pdfs'],
  structuredData: ['schema', 'jsonld'],

  date: ['day', 'when'],
  from: ['time', 'start', 'starts', 'begin', 'begins', 'starttime'],
  until: ['end', 'ends', 'to', 'endtime', 'expires', 'deadline', 'validuntil'],
  place: ['location', 'room', 'venue', 'where', 'stage', 'hall'],
  track: ['stream', 'category', 'tag'],
  places: ['locations', 'addresses', 'offices', 'branches', 'items'],
  hours: ['openinghours', 'opening', 'times', 'schedule'],
  times: ['hours', 'time', 'open', 'opens'],
  specialDays: ['holidays', 'exceptions', 'closures', 'closed'],

  menu: ['nav', 'navigation', 'links', 'items', 'navbar'],
  announcement: ['topbar', 'banner', 'bar', 'notice', 'alert', 'announcementbar'],
  networks: ['social', 'socials', 'socialmedia', 'sociallinks'],
  colourScheme: ['darkmode', 'dark', 'themeswitch'],
  callBar: ['mobilebar', 'stickybar', 'bottombar', 'phonebar'],
  sticky: ['fixed'],

  look: ['variant', 'layout', 'style', 'design', 'display', 'kind'],
  tone: ['background', 'bg', 'color', 'colour', 'backgroundcolor', 'colorscheme', 'theme'],
  align: ['alignment', 'textalign', 'position'],
  pictureAt: ['imageposition', 'pictureposition', 'position', 'layout', 'mediaposition'],
  hidden: ['draft', 'disabled', 'invisible', 'visible'],
  brand: ['primary', 'primarycolor', 'primarycolour', 'accent', 'maincolor', 'color', 'colour'],
  fonts: ['typography', 'font', 'typefaces', 'fontfamily', 'typeface'],
  radius: ['rounded', 'corners', 'borderradius', 'roundness'],
  paper: ['background', 'bg', 'base'],
  ink: ['text', 'foreground', 'fg', 'body'],
  language: ['lang', 'locale'],
  type: ['block', 'component', 'kind', 'widget'],
};

type Keys = {
  /** That the group could still take. */
  known: readonly string[];
  /** That it must have, and has not. */
  lacking: readonly string[];
};

/**
 * The keys of a group that other systems call as the one at the path. One that a group further up still lacks is likely in
 * the wrong place: then only one that is missing.
 */
export function calledOtherwise(path: Path, { known, lacking }: Keys, context: Document): string[] {
  const key = String(path.at(-1));
  const word = plain(plainLetters(key));
  const words = known.filter((one) => ownValue(usual, one)?.includes(word));
  const missing = words.filter((one) => lacking.includes(one));
  const isMisplaced = path.slice(0, -1).some((_, index) => {
    const above = path.slice(0, index);
    const isThere = valueAt(context.data, [...above, key]) !== undefined;
    return index > 0 && !isThere && fieldsAt(above, context).has(key);
  });
  return isMisplaced || missing.length > 0 ? missing : words;
}
