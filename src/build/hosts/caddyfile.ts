import { endings, fileType } from '../fileType.ts';
import { block, literal, quoted } from './lines.ts';
import type { Headers, ServedRedirect, Serving } from './Serving.ts';
import { withQuery } from './withQuery.ts';

/**
 * A whole site for Caddy 2.6 or newer, which gets its certificate by itself. What depends on a file
 * asks whether the file is there: Caddy keeps the headers that were set when it turns to the 404 page.
 */
export function caddyfile(serving: Serving): string {
  const { host, everywhere, notFound, redirects, pages, hidden } = serving;
  return [
    '# Made by npm run build for Caddy. Copy it anew with every build, then: caddy reload',
    `# Another address or folder: FASCIA_ADDRESS, FASCIA_ROOT in Caddy's environment.`,
    '',
    ...block(
      `{$FASCIA_ADDRESS:${host}}`,
      `root * {$FASCIA_ROOT:/var/www/${host}}`,
      'encode zstd gzip',
      ...block('map {query} {fascia_query}', '"" ""', 'default "?{query}"'),
      ...block(
        'map {path} {fascia_type}',
        ...endings.map((ending) => `~\\.${ending}$ ${quoted(fileType(ending))}`),
      ),
      '',
      ...block(
        'route',
        ...header(everywhere),
        `header Cache-Control ${quoted(serving.caching.forOthers)}`,
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
        ...pages.flatMap(pageHeaders),
        'try_files {path} {path}.html',
        ...found(serving),
        ...block('file_server', 'disable_canonical_uris'),
      ),
      ...block(
        'handle_errors',
        'encode zstd gzip',
        '@missing expression {err.status_code} == 404',
        ...block(
          'handle @missing',
          ...header(notFound.headers),
          `rewrite * /${notFound.file}`,
          'file_server',
        ),
      ),
    ),
    '',
  ].join('\n');
}

function header(headers: Headers, matcher = ''): string[] {
  return Object.entries(headers).map(([name, value]) =>
    ['header', matcher, name, quoted(value)].filter((word) => word !== '').join(' '),
  );
}

function followRedirect({ from, to, status }: ServedRedirect, index: number): string[] {
  const name = `@redirect${index}`;
  const target = quoted(withQuery(to, '{fascia_query}'));
  return [
    `${name} path_regexp ^${literal(from)}${from === '/' ? '' : '/?'}$`,
    `redir ${name} ${target} ${status}`,
  ];
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

function pageHeaders({ path, headers }: Serving['pages'][number], index: number): string[] {
  const lines = header(headers, `@page${index}`);
  return lines.length === 0 ? [] : [`@page${index} path ${path}`, ...lines];
}

function found({ caching }: Serving): string[] {
  const folders = caching.hashed.map((folder) => `/${folder}/*`).join(' ');
  return [
    '@found file',
    'header @found Content-Type {fascia_type}',
    ...block('@hashed', `path ${folders}`, 'file'),
    `header @hashed Cache-Control ${quoted(caching.forHashed)}`,
  ];
}
