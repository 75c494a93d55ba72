import { endings, fileType } from '../fileType.ts';
import { hashedFolder, type HostingConfig, type ServedRedirect } from './HostingConfig.ts';
import {
  encodedLiteral,
  encodedSpellings,
  type FileHeader,
  headersByFile,
  literal,
  parameter,
  quoted,
  restPattern,
  settings,
  withQuery,
  withRest,
} from './settings.ts';

/**
 * A whole site for Caddy 2.6 or newer, which gets its certificate by itself. Caddy keeps the headers
 * that were set when it turns to the 404 page, so what depends on a file asks whether it exists, and
 * what differs by page is looked up by the file that is sent in the end.
 */
export function caddyfile(config: HostingConfig): string {
  const { host, base, everywhere, notFound, caching, redirects, hidden } = config;
  const own = headersByFile(config);
  return settings`
# Made by Fascia for Caddy. Copy it anew with every build, then: caddy reload
# Another address or folder: FASCIA_ADDRESS, FASCIA_ROOT in Caddy's environment.

{$FASCIA_ADDRESS:${host}} {
	root * {$FASCIA_ROOT:/var/www/${host}}
	encode zstd gzip
	map {query} {fascia_query} {
		"" ""
		default "?{query}"
	}
	map {path} {fascia_type} {
		${endings.map((ending) => `~\\.${ending}$ ${quoted(fileType(ending))}`)}
	}
	${own.map((header) => mapByFile(header, base))}

	route {
		${Object.entries(everywhere).map(([name, value]) => `header ${name} ${quoted(value)}`)}
		header Cache-Control ${quoted(caching.forOthers)}
		@malformed path_regexp \x00
		error @malformed 400
		${redirects.flatMap((redirect, index) => (redirect.isRest ? [] : redirectRule(redirect, `redirect${index}`)))}

		@hidden path ${['404', '404/', '404.html', ...hidden].map((file) => `${base}/${file}`).join(' ')}
		error @hidden 404
		@dotted {
			path */.*
			not path /.well-known/*
		}
		error @dotted 404
		@home path ${['/index', '/index/', '/index.html', ...(base === '' ? [] : [''])].map((path) => base + path).join(' ')}
		redir @home ${base}/{fascia_query} 308
		@spelling path_regexp page ^(${literal(base)}/[a-z0-9_/-]*[a-z0-9])(?:/|\.html)$
		route @spelling {
			@page file {re.page.1}.html
			redir @page {re.page.1}{fascia_query} 308
		}
		${encodedSpellings(config).flatMap(({ from, to }, index) => [
      `@encoded${index} path ${quoted(from)}`,
      `redir @encoded${index} ${to}{fascia_query} 308`,
    ])}
		${redirects.flatMap((redirect, index) => (redirect.isRest ? redirectRule(redirect, `rest${index}`) : []))}
		@slash path_regexp ^${literal(base)}/.+/$
		error @slash 404

		@top path ${base}/
		rewrite @top ${base}/index.html
		try_files {path} {path}.html
		${own.flatMap(setHeader)}
		@found file
		header @found Content-Type {fascia_type}
		@hashed {
			path ${base}${hashedFolder}*
			file
		}
		header @hashed Cache-Control ${quoted(caching.forHashed)}
		file_server {
			disable_canonical_uris
		}
	}
	handle_errors {
		encode zstd gzip
		@missing expression {err.status_code} == 404
		route @missing {
			rewrite * ${base}/${notFound.file}
			${own.flatMap(setHeader)}
			file_server
		}
	}
}
`;
}

/** What is handed on is taken from the request as it is encoded; files come before. */
function redirectRule(redirect: ServedRedirect, name: string): string[] {
  const { from, to, status, query = [], isRest, isOwnPath } = redirect;
  const target = isRest ? withRest(to, `{re.${name}.1}`) : to;
  const matcher = isRest
    ? [
        '\tnot file {path} {path}.html',
        `\tvars_regexp ${name} {http.request.orig_uri} ${raw(`^${encodedLiteral(from)}/(${restPattern})`)}`,
      ]
    : [
        `\tpath_regexp ${raw(`^${literal(from.replace(/\/$/, ''))}/?$`)}`,
        ...query.map(
          (pair) => `\texpression ${raw(`{query}.matches(r"(?:^|&)${parameter(pair)}(?:&|$)")`)}`,
        ),
      ];
  return [
    `@${name} {`,
    ...matcher,
    '}',
    `redir @${name} ${quoted(isOwnPath ? target : withQuery(target, '{fascia_query}'))} ${status}`,
  ];
}

/** A regular expression as it is, in the quotes in which Caddy escapes nothing. */
function raw(pattern: string): string {
  return `\`${pattern.replaceAll('`', String.raw`\x60`)}\``;
}

function mapByFile(header: FileHeader, base: string): string {
  return settings`
map {path} {${header.variable}} {
	${header.values.map(({ file, value }) => `${quoted(`${base}/${file}`)} ${quoted(value)}`)}
	default ""
}`;
}

/** Caddy would send a header with an empty value. */
function setHeader(header: FileHeader): string[] {
  const matcher = `@${header.name.toLowerCase()}`;
  return [
    `${matcher} not vars {${header.variable}} ""`,
    `header ${matcher} ${header.name} {${header.variable}}`,
  ];
}
