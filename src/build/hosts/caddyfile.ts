import { endings, fileType } from '../fileType.ts';
import { block, literal, quoted, withQuery } from './lines.ts';
import { type OwnHeader, ownHeaders } from './ownHeaders.ts';
import type { ServedRedirect, HostingConfig } from './HostingConfig.ts';

/**
 * A whole site for Caddy 2.6 or newer, which gets its certificate by itself. Caddy keeps the headers
 * that were set when it turns to the 404 page, so what depends on a file asks whether it is there,
 * and what differs by page is looked up by the file that is sent in the end.
 */
export function caddyfile(serving: HostingConfig): string {
  const { host, everywhere, notFound, caching, redirects, hidden } = serving;
  const own = ownHeaders(serving);
  return [
    '# Made by npm run build for Caddy. Copy it anew with every build, then: caddy reload',
    "# Another address or folder: FASCIA_ADDRESS, FASCIA_ROOT in Caddy's environment.",
    '',
    ...block(
      `{$FASCIA_ADDRESS:${host}}`,
      `root * {$FASCIA_ROOT:/var/www/${host}}`,
      'encode zstd gzip',
      ...block('map {query} {fascia_query}', '"" ""', 'default "?{query}"'),
      ...block('map {path} {fascia_type}', ...types()),
      ...own.flatMap((name) => block(`map {path} ${variable(name)}`, ...byFile(name))),
      '',
      ...block(
        'route',
        ...Object.entries(everywhere).map(([name, value]) => `header ${name} ${quoted(value)}`),
        `header Cache-Control ${quoted(caching.forOthers)}`,
        String.raw`@malformed path_regexp \x00`,
        'error @malformed 400',
        ...redirects.flatMap(followRedirect),
        '',
        `@hidden path /404 /404/ /404.html ${hidden.map((file) => `/${file}`).join(' ')}`,
        'error @hidden 404',
        ...block('@dotted', 'path */.*', 'not path /.well-known/*'),
        'error @dotted 404',
        ...spellings(),
        '',
        '@top path /',
        'rewrite @top /index.html',
        'try_files {path} {path}.html',
        ...own.flatMap(setOwn),
        ...found(serving),
        ...block('file_server', 'disable_canonical_uris'),
      ),
      ...block(
        'handle_errors',
        'encode zstd gzip',
        '@missing expression {err.status_code} == 404',
        ...block(
          'route @missing',
          `rewrite * /${notFound.file}`,
          ...own.flatMap(setOwn),
          'file_server',
        ),
      ),
    ),
    '',
  ].join('\n');
}

function types(): string[] {
  return endings.map((ending) => `~\\.${ending}$ ${quoted(fileType(ending))}`);
}

function byFile({ values }: OwnHeader): string[] {
  return [...values.map(({ file, value }) => `/${file} ${quoted(value)}`), 'default ""'];
}

function variable({ name }: OwnHeader): string {
  return `{fascia_${name.toLowerCase().replaceAll('-', '_')}}`;
}

/** Caddy would send a header with an empty value. */
function setOwn(header: OwnHeader): string[] {
  const matcher = `@${header.name.toLowerCase()}`;
  return [
    `${matcher} not vars ${variable(header)} ""`,
    `header ${matcher} ${header.name} ${variable(header)}`,
  ];
}

function followRedirect({ from, to, status }: ServedRedirect, index: number): string[] {
  const name = `@redirect${index}`;
  const target = quoted(withQuery(to, '{fascia_query}'));
  return [`${name} path_regexp ^${literal(from)}/?$`, `redir ${name} ${target} ${status}`];
}

function spellings(): string[] {
  return [
    '@home path /index /index/ /index.html',
    'redir @home /{fascia_query} 308',
    String.raw`@spelling path_regexp page ^(/[a-z0-9/-]*[a-z0-9])(?:/|\.html)$`,
    ...block(
      'route @spelling',
      '@page file {re.page.1}.html',
      'redir @page {re.page.1}{fascia_query} 308',
      'error 404',
    ),
    '@slash path_regexp ^/.+/$',
    'error @slash 404',
  ];
}

function found({ caching }: HostingConfig): string[] {
  const folders = caching.hashed.map((folder) => `/${folder}/*`).join(' ');
  return [
    '@found file',
    'header @found Content-Type {fascia_type}',
    ...block('@hashed', `path ${folders}`, 'file'),
    `header @hashed Cache-Control ${quoted(caching.forHashed)}`,
  ];
}
