/** What people call a thing, and the icons that show it, the likeliest first. The sets name what is drawn. */
const table: readonly [words: string, icons: string][] = [
  ['food restaurant meal dinner lunch eat', 'utensils soup salad'],
  ['drink bar', 'wine martini cup-soda'],
  ['cafe breakfast', 'coffee croissant'],
  ['bread bakery pastry', 'croissant wheat cake-slice'],
  ['telephone tel call', 'phone'],
  ['mobile cellphone', 'smartphone'],
  ['email letter post', 'mail'],
  ['chat', 'message-circle messages-square'],
  ['money cash', 'banknote coins wallet'],
  ['price cost discount sale', 'tag badge-percent coins'],
  ['pay payment', 'credit-card wallet banknote'],
  ['parking carpark', 'circle-parking square-parking'],
  ['bicycle cycling', 'bike'],
  ['delivery shipping lorry', 'truck package'],
  ['flight airport', 'plane'],
  ['travel holiday', 'plane luggage palmtree'],
  ['doctor medical', 'stethoscope cross'],
  ['health', 'heart-pulse stethoscope'],
  ['medicine pharmacy', 'pill'],
  ['time hours opening openinghours duration', 'clock'],
  ['date appointment booking reservation', 'calendar-check calendar-days'],
  ['place address location directions', 'map-pin'],
  ['people team family customers', 'users'],
  ['person customer', 'user'],
  ['child children kids', 'baby toy-brick'],
  ['review rating', 'star'],
  ['safety security guarantee insurance', 'shield-check'],
  ['secure privacy', 'lock shield-check'],
  ['education course training', 'graduation-cap school book-open'],
  ['pet animal', 'paw-print dog cat'],
  ['tool repair service', 'wrench hammer'],
  ['cleaning', 'brush-cleaning spray-can sparkles'],
  ['hair hairdresser', 'scissors'],
  ['wheelchair accessible disabled', 'accessibility'],
  ['sport fitness gym', 'dumbbell trophy'],
  ['photo picture', 'image camera'],
  ['internet website online', 'globe wifi'],
  ['help question', 'circle-question-mark'],
  ['information', 'info'],
  ['garden plant nature eco environment', 'leaf sprout tree-deciduous'],
  ['weather', 'cloud-sun'],
  ['work job business', 'briefcase'],
  ['office company', 'building-2 briefcase'],
  ['shop', 'store shopping-bag shopping-cart'],
  ['law legal', 'scale gavel'],
  ['quality certificate', 'award badge-check'],
  ['partner agreement', 'handshake'],
  ['contract document', 'file-text'],
  ['growth profit', 'trending-up'],
  ['fast quick speed', 'zap gauge'],
  ['idea', 'lightbulb'],
  ['electricity', 'zap plug'],
  ['water', 'droplet glass-water'],
  ['heating fire', 'flame'],
  ['clothes fashion', 'shirt'],
  ['tick yes', 'check'],
];

/** Each of these words, with its icons. */
export const iconsByWord: ReadonlyMap<string, readonly string[]> = new Map(
  table.flatMap(([words, icons]) => words.split(' ').map((word) => [word, icons.split(' ')])),
);

/** The icons for a word of everyday language, of which no icon may have the name: `telephone` is `phone`. */
export function everydayIcons(word: string): readonly string[] {
  return iconsByWord.get(word) ?? iconsByWord.get(word.replace(/s$/, '')) ?? [];
}

/** Whether the name of an icon holds a word as a whole, or an icon for that word. */
export function isIconOf(word: string, icon: string): boolean {
  return [word, ...everydayIcons(word)].some((one) => `-${icon}-`.includes(`-${one}-`));
}
