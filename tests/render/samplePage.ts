import { shippedSchema } from '#schema/site.ts';
import { collectDeclarations } from '#load/collectDeclarations.ts';
import type { ReadyPage, SharedData } from '#page/PageData.ts';
import { Block } from '#schema/block.ts';
import { allComponents } from './allComponents.ts';
import type { WrittenBlock } from './renderBlock.tsx';
import { links, messages, samplePicture } from './sampleSite.ts';
import { timings } from './sampleTheme.ts';

const logo = 'media/logo.svg';

/** What all pages of a sample site carry. */
export const shared: SharedData = {
  site: { language: 'en-GB', name: 'Shop', logo, logoOnStrong: logo },
  timings,
  messages,
  header: { homeLabel: 'Shop, home', text: '0% commission' },
  footer: {
    text: 'Delivery for shops.',
    navigation: 'More pages',
    links: [
      { label: 'Affiliates', to: '/affiliates' },
      { label: 'Ask us', to: 'form' },
    ],
    smallPrint: '© 2026',
  },
  consent: {
    asked: ['marketing'],
    companies: [],
    stores: [],
    heading: 'May we measure?',
    text: 'Only if you agree.',
    accept: 'Accept',
    reject: 'Reject',
    save: 'Save my choice',
    settings: 'Cookie settings',
  },
  links: { form: links.form },
  pictures: { [logo]: samplePicture(logo) },
};

/** A page with the given blocks, as the operator writes them; without a path, as the 404 page is. */
export function samplePage(title: string, ...blocks: WrittenBlock[]): ReadyPage {
  const sections = blocks.map((block) => Block.parse(block));
  return {
    path: null,
    title,
    showHeader: true,
    hasHeading: collectDeclarations(sections, shippedSchema.Block).heading !== undefined,
    sections,
    links: {},
    pictures: {},
    hosts: [],
    components: allComponents,
  };
}
