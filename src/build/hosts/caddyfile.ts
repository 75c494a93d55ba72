import { endings, fileType } from '../fileType.ts';
import { hashedFolder, type HostingConfig } from './HostingConfig.ts';
import {
  type FileHeader,
  headersByFile,
  literal,
  quoted,
  settings,
  withQuery,
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
		${redirects.flatMap(({ from, to, status }, index) => [
      `@redirect${index} path_regexp ^${literal(from)}/?$`,
      `redir @redirect${index} ${quoted(withQuery(to, '{fascia_query}'))} ${status}`,
    ])}

		@hidden path ${['404', '404/', '404.html', ...hidden].map((file) => `${base}/${file}`).join(' ')}
		error @hidden 404
		@dotted {
			path */.*
			not path /.well-known/*
		}
		error @dotted 404
		@home path ${['/index', '/index/', '/index.html', ...(base === '' ? [] : [''])].map((path) => base + path).join(' ')}
		redir @home ${base}/{fascia_query} 308
		@spelling path_regexp page ^(${literal(base)}/[a-z0-9/-]*[a-z0-9])(?:/|\.html)$
		route @spelling {
			@page file {re.page.1}.html
			redir @page {re.page.1}{fascia_query} 308
			error 404
		}
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

function mapByFile(header: FileHeader, base: string): string {
  return settings`
map {path} {${header.variable}} {
	${header.values.map(({ file, value }) => `${base}/${file} ${quoted(value)}`)}
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
