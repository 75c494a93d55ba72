import { css } from '@emotion/react';
import { createElement, Fragment, type ReactNode } from 'react';
import type { Inline, RichTextNode } from '#schema/parseRichText.ts';
import { Picture } from '../Picture.tsx';
import { hairline, print } from '../styles.ts';
import { TargetLink } from '../TargetLink.tsx';
import { scrollShadow, Sideways } from './Sideways.tsx';

/** A heading of the text: its words, 2 to 4, and the name that links know. */
type Heading = { children?: ReactNode; level: number; id: string | undefined };

type Props = {
  nodes: readonly RichTextNode[];
  /** What shows a heading in the text. */
  heading: (props: Heading) => ReactNode;
};

/** The parts of a rich text. Paragraphs, headings and lists have no styles of their own. */
export function TextNodes({ nodes, heading }: Props): ReactNode {
  return nodes.map((node, key) => {
    switch (node.kind) {
      case 'heading': {
        const { level = 2, id } = node;
        return createElement(heading, { key, level, id }, inline(node.content));
      }
      case 'paragraph':
        return <p key={key}>{inline(node.content)}</p>;
      case 'line':
        return <span key={key}>{inline(node.content)}</span>;
      case 'list':
        return createElement(
          node.start === undefined ? 'ul' : 'ol',
          { key, ...(node.start !== undefined && node.start !== 1 && { start: node.start }) },
          node.items.map((item, index) => (
            <li key={index}>
              <TextNodes nodes={item} heading={heading} />
            </li>
          )),
        );
      case 'quote':
        return (
          <blockquote key={key} css={quote}>
            <TextNodes nodes={node.nodes} heading={heading} />
          </blockquote>
        );
      case 'code':
        return (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard (axe: scrollable-region-focusable)
          <pre key={key} css={code} tabIndex={0}>
            <code>{node.text}</code>
          </pre>
        );
      case 'picture':
        return (
          <figure key={key} css={figure}>
            <Picture src={node.src} alt={node.alt} sizes="(min-width: 780px) 720px, 92vw" />
            {node.caption !== undefined && <figcaption>{node.caption}</figcaption>}
          </figure>
        );
      case 'table':
        return <Table key={key} {...node} />;
    }
  });
}

function Table({ head, rows, ends = [] }: Extract<RichTextNode, { kind: 'table' }>) {
  const label = head.map((cell) => cell.map(({ text }) => text).join('')).join(', ');
  return (
    <Sideways css={scroller} label={label}>
      <table>
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={index} scope="col" data-end={ends[index]}>
                {inline(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={place}>
              {row.map((cell, index) => (
                <td key={index} data-end={ends[index]}>
                  {inline(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Sideways>
  );
}

/** The pieces of a line: plain and bold text, code, and links. */
export function inline(content: readonly Inline[]): ReactNode {
  return content.map(({ text, bold, code: isCode, to }, index) => {
    const words = isCode ? <code css={inlineCode}>{text}</code> : text;
    const loud = bold ? <strong>{words}</strong> : words;
    if (to !== undefined) {
      return (
        <TargetLink key={index} to={to}>
          {loud}
        </TargetLink>
      );
    }
    return bold || isCode ? <Fragment key={index}>{loud}</Fragment> : text;
  });
}

const faint = 'color-mix(in srgb, var(--text) 7%, transparent)';
const mono = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';
const inlineCode = css({
  padding: '0.1em 0.35em',
  borderRadius: 'min(var(--radius), 5px)',
  background: faint,
  fontFamily: mono,
  fontSize: '0.9em',
});
const code = css({
  margin: '1.5em 0',
  padding: 'var(--space-s) var(--space-m)',
  overflowX: 'auto',
  border: hairline,
  borderRadius: 'var(--radius)',
  // Opaque, since it covers the shadow at the end of its lines.
  '--code': 'color-mix(in srgb, var(--text) 7%, var(--ground))',
  background: `${scrollShadow('right', 'var(--code)')}, var(--code)`,
  scrollbarWidth: 'thin',
  font: `0.9375rem/1.6 ${mono}`,
  textAlign: 'start',
  direction: 'ltr',
  whiteSpace: 'pre',
  code: { font: 'inherit' },
  [print]: { whiteSpace: 'pre-wrap' },
});
const quote = css({
  margin: '1.5em 0',
  borderInlineStart: '3px solid var(--accent)',
  paddingInlineStart: 'var(--space-m)',
  fontSize: 'var(--step-lead)',
  lineHeight: 1.5,
  '> :last-child': { marginBlockEnd: 0 },
});
const figure = css({
  margin: '2em 0',
  img: { display: 'block', width: '100%', height: 'auto', borderRadius: 'var(--radius)' },
  figcaption: {
    marginBlockStart: 'var(--space-xs)',
    color: 'var(--text-muted)',
    fontSize: 'var(--step-small)',
  },
});
const scroller = css({
  margin: '1.5em 0',
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'break-word',
  },
  'th, td': {
    borderBlockEnd: hairline,
    padding: '0.6em 0',
    paddingInlineEnd: '1.5rem',
    textAlign: 'start',
    verticalAlign: 'baseline',
  },
  'thead th': { borderBlockEnd: '2px solid', fontWeight: 600, lineHeight: 1.35 },
  ':is(th, td):last-of-type': { paddingInlineEnd: 0 },
  '[data-end=end]': { textAlign: 'end' },
  '[data-end=center]': { textAlign: 'center' },
});
