import {
  type Choice,
  choose,
  didYouMean,
  error,
  listed,
  quoted,
  sentences,
  warning,
} from '../phrases.ts';

/** What spans the whole site: links, pages, names, redirects. */
export const siteWording = {
  'unread-variable': error((it: { name: string; readable: string; isSet: boolean }) => ({
    message: it.isSet
      ? `The variable ${it.name} is set in the environment, and is not read: a site reads names that begin with SITE_ or PUBLIC_.`
      : `The variable ${it.name} is never read: a site reads names that begin with SITE_ or PUBLIC_.`,
    hint: `Call it ${it.readable}, both here and where it is set ("fascia migrate" renames it here), or give the command --env ${it.name}.`,
  })),
  'unfit-variable': error((it: { variables: readonly string[]; code: string }) => ({
    message: `This is not right with what the environment holds for ${listed(it.variables)}; with the default it is (${it.code}).`,
    hint: `"fascia check --explain ${it.code}" says what is wrong. Set the variable to something of the same form as its default.`,
  })),
  'variable-needs-number': error((it: { name: string }) => ({
    message: `The variable ${it.name} of the environment is no number, and its default here is one.`,
    hint: 'Set the variable to a number, or put the default in quotes if a text will do.',
  })),
  'secret-variable': error((it: { name: string }) => ({
    message: `${quoted(it.name)} is the name of a secret, and everybody can read what is in a page.`,
    hint: 'Leave it out: a site can keep no secret. If its value is none, give the variable another name.',
  })),

  // The whole site
  'unknown-link': error((it: Choice & { name: string }) => ({
    message: `There is no link ${quoted(it.name)}.`,
    hint: choose(
      it,
      'Under links there is',
      `Declare it under links: "${it.name}: { href: https://… }".`,
    ),
  })),
  'unknown-page': error((it: Choice & { name: string }) => ({
    message: `There is no page ${quoted(it.name)}.`,
    hint: choose(it, 'The pages are'),
  })),
  'unknown-anchor': error((it: Choice & { name: string; page: string }) => ({
    message: `The page ${quoted(it.page)} has no section with the id ${quoted(it.name)}.`,
    hint: choose(it, 'Its ids are', `Add "id: ${it.name}" to a section of that page.`),
  })),
  'wrong-target': error((it: { target: string; page: string }) => ({
    message: `${quoted(it.target)} is neither a page of this site nor the name of a link.`,
    hint: `Write a path such as ${it.page}, or declare the address under links and write its name.`,
  })),
  'unknown-section': error((it: Choice & { name: string }) => ({
    message: `There is no shared section ${quoted(it.name)}.`,
    hint: choose(it, 'Under sections there is', 'Declare it under sections.'),
  })),
  'empty-page': error((it: { page: string }) => ({
    message: `Every section of ${it.page} is hidden, so visitors would see an empty page.`,
    hint: 'Show at least one section, or take the page out.',
  })),
  'unknown-click': error((it: Choice & { name: string }) => ({
    message: `No button has the clickName ${quoted(it.name)}.`,
    hint: choose(it, 'The clickNames are', `Add "clickName: ${it.name}" to a button.`),
  })),
  'unknown-parameter': error((it: Choice & { name: string }) => ({
    message: `The campaign has no parameter ${quoted(it.name)}.`,
    hint: choose(it, 'The parameters are', `Add it under campaign: parameters.`),
  })),
  'duplicate-path': error((it: { value: string; meant?: string }) => ({
    message: `The page ${quoted(it.value)} is here a second time, and would never be shown.`,
    hint:
      it.meant === undefined
        ? 'Give it another path, or remove it.'
        : `Give one of the two another path, such as ${quoted(it.meant)}, to which a link leads.`,
  })),
  'duplicate-id': error((it: { value: string }) => ({
    message: `Two sections of this page have the id ${quoted(it.value)}.`,
    hint: 'Give one of them another id. A shared section fits on a page once.',
  })),
  'missing-media': error((it: { file: string; nearest: string[] }) => ({
    message: `There is no file ${quoted(it.file)}.`,
    hint:
      it.nearest.length > 0
        ? didYouMean(it.nearest)
        : 'Put the file there, or name one that is there.',
  })),
  'unknown-style': error((it: Choice & { name: string }) => ({
    message: `There is no style ${quoted(it.name)}.`,
    hint: choose(it, 'The styles are'),
  })),
  'missing-typeface': error((it: { name: string; nearest: string[]; packages: string[] }) => ({
    message: `The typeface ${quoted(it.name)} is not installed.`,
    hint: sentences(
      didYouMean(it.nearest),
      `To install it, run: npm install ${it.packages.join(', or where that is not there: npm install ')}`,
    ),
  })),
  'unknown-icon': error((it: { name: string; nearest: string[] }) => ({
    message: `There is no icon ${quoted(it.name)}.`,
    hint: sentences(
      didYouMean(it.nearest),
      'The icons are those of lucide.dev and, as brand-NAME, those of brands. For a drawing of your own, write media/NAME.svg.',
    ),
  })),
  'unused-section': warning((it: { name: string }) => ({
    message: `No page uses the shared section ${quoted(it.name)}.`,
    hint: `Use it with "- use: ${it.name}", or remove it.`,
  })),
  'unused-link': warning((it: { name: string }) => ({
    message: `Nothing leads to the link ${quoted(it.name)}.`,
    hint: 'Remove it, or check that a button was not forgotten.',
  })),
  'unused-value': warning((it: { name: string; isSingle: boolean; home: string | undefined }) => ({
    message: `Nothing refers to the value ${quoted(it.name)}.`,
    hint: [
      ...(it.home === undefined
        ? []
        : [`Move it to ${it.home}, which has such a key, if it is that.`]),
      it.isSingle
        ? `Use it as \${${it.name}}, or remove it.`
        : 'Refer to one of its values, or remove it.',
    ].join(' '),
  })),
  'misspelt-name': error((it: { declared: string; name: string; count: number }) => ({
    message: `${it.count} places use ${quoted(it.name)}, but it is declared here as ${quoted(it.declared)}.`,
    hint: didYouMean([it.name]),
  })),
  'unusual-number': warning(
    (it: { written: string; value: number; thousands: string | undefined }) => ({
      message: `${it.written} means ${it.value} here.`,
      hint: it.thousands
        ? `A point starts a fraction. Write ${it.thousands} if you mean thousands, or else ${it.value}.`
        : `Write ${it.value}.`,
    }),
  ),
  'not-a-web-page': error((it: { name: string; href: string }) => ({
    message: `${quoted(it.name)} leads to ${quoted(it.href)}, and only what is on the web can be here.`,
    hint: 'Name a link whose address starts with https://.',
  })),
  'needless-tab': warning((it: { name: string; isFile: boolean }) => ({
    message: `${quoted(it.name)} is ${it.isFile ? 'a file that is saved' : 'a telephone number or a mailbox'}, and opens no browser tab.`,
    hint: 'Write false, or remove "newTab". Else visitors expect a tab that never comes.',
  })),
  'foreign-script': error((it: { provider: string; host: string; known: string }) => ({
    message: `This script is on ${it.host}, not on ${it.known}. It could do anything with the page and its visitors.`,
    hint: `Take the address of the script from ${it.provider} itself, or remove "script": the calendar works without it, too.`,
  })),
  'needless-script': error((it: { provider: string }) => ({
    message: `A calendar with the provider ${it.provider} is drawn without a script.`,
    hint: 'Remove "script".',
  })),
  'foreign-calendar': warning((it: { provider: string; host: string; known: string }) => ({
    message: `This booking page is on ${it.host}, not on ${it.known}.`,
    hint: `Check the address. A page of another service than ${it.provider} needs its own provider, or "provider: iframe".`,
  })),
  'not-by-mail': error((it: { name: string }) => ({
    message: `${quoted(it.name)} asks for a file, and a prepared e-mail takes none.`,
    hint: 'Remove the field, or send the form to an https:// address.',
  })),
  'long-for-mail': error((it: { name: string; most: number }) => ({
    message: `${quoted(it.name)} may be longer than an e-mail can be prepared.`,
    hint: `Write "maxLength: ${it.most}" or less, or send the form to an https:// address.`,
  })),
  'never-shown': warning((it: { key: string }) => ({
    message: `${quoted(it.key)} is never shown: this form becomes an e-mail, and nobody knows whether the visitor sends that.`,
    hint: 'Remove it, or send the form to an https:// address.',
  })),
  'unsaid-purpose': warning((it: { receivers: string[]; shows: string }) => ({
    message: `"purposes" does not say why ${listed(it.receivers)} ${it.receivers.length === 1 ? 'gets' : 'get'} what is written into forms: visitors read ${quoted(it.shows)}, the words of "necessary".`,
    hint: 'Add the reason in your words, such as "form: To answer what you ask us".',
  })),
  'no-endpoint': warning((it: { host: string; name: string }) => ({
    message: `${quoted(it.host)} is a placeholder: what visitors send there is lost.`,
    hint: `Write the address of a service for forms, or of an endpoint of your own, under links at ${quoted(it.name)}.`,
  })),
  'wrong-provider': warning((it: { host: string; provider: string; known: string }) => ({
    message: `This form is sent to ${it.host}, and its provider is ${it.provider}.`,
    hint:
      it.known === 'other'
        ? 'Check the address, or remove "provider".'
        : `Write "provider: ${it.known}", so that it gets what that service expects.`,
  })),
  'own-page-framed': error((it: { name: string; host: string }) => ({
    message: `${quoted(it.name)} is on ${it.host}, as this site is. Nothing would keep it from changing the page around its frame.`,
    hint: 'Lead to it with a button instead, or put it on a host of its own.',
  })),
  'wrong-category': warning(
    (it: { name: string; vendor: string; category: string; key: string; written: string }) => ({
      message: `${quoted(it.name)} is a page of ${it.vendor}, and visitors would be asked for ${it.written} before they see it.`,
      hint: `Write "${it.key}: ${it.category}".`,
    }),
  ),
  'look-alike-address': warning((it: { address: string; strange: string }) => ({
    message: `${quoted(it.address)} is not the address that it seems to be. ${it.strange}`,
    hint: 'Type the address anew.',
  })),
  'unused-part': warning((it: { name: string }) => ({
    message: `Nothing repeats ${quoted(it.name)} or a part of it.`,
    hint: 'Put &NAME before a part and repeat it elsewhere with *NAME, or remove the key.',
  })),
  'missing-words': error((it: { language: string; languages: string[]; missing: string[] }) => ({
    message: `The words of the page itself are ready in ${listed(it.languages)}, but not in ${quoted(it.language)}.`,
    hint: `Write them in your language: ${it.missing.join('; ')}.`,
  })),
  'missing-currency': error((it: { isFormat: boolean; elsewhere: string | undefined }) => ({
    message: `${it.isFormat ? 'The format "money" needs' : 'Prices for search engines need'} the currency of the site, which is not written.`,
    hint: it.elsewhere
      ? `It is written as ${it.elsewhere}: move that line to those under site.`
      : 'Write it under site, such as "currency: EUR".',
  })),
  'duplicate-title': warning((it: { value: string }) => ({
    message: `Another page has the title ${quoted(it.value)}, too.`,
    hint: 'Say in the title what this page has and the other has not.',
  })),
  'unreachable-page': warning((it: { path: string }) => ({
    message: `No button or link of this site leads to ${quoted(it.path)}.`,
    hint: 'Let a button, the footer or a text lead there. If visitors come from a form, an advertisement or an e-mail, add "reachedFrom: outside".',
  })),
};
