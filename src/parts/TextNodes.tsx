import { createElement, type ReactNode } from 'react';
import type { Inline, RichTextNode } from '#schema/richText.ts';
import { TargetLink } from './TargetLink.tsx';

type Props = {
  nodes: readonly RichTextNode[];
  /** What shows a heading in the text. */
  heading: 'h2' | ((props: { children?: ReactNode }) => ReactNode);
};

/** The paragraphs, headings and lists of a rich text. They have no styles of their own. */
export function TextNodes({ nodes, heading }: Props) {
  return nodes.map((node, key) => {
    switch (node.kind) {
      case 'heading':
        return createElement(heading, { key }, inline(node.content));
      case 'paragraph':
        return <p key={key}>{inline(node.content)}</p>;
      case 'list':
        return (
          <ul key={key}>
            {node.items.map((item, index) => (
              <li key={index}>{inline(item)}</li>
            ))}
          </ul>
        );
    }
  });
}

/** The pieces of a line: plain and bold text, and links. */
export function inline(content: readonly Inline[]): ReactNode {
  return content.map(({ text, bold, to }, index) => {
    if (to !== undefined) {
      return (
        <TargetLink key={index} to={to}>
          {text}
        </TargetLink>
      );
    }
    return bold ? <strong key={index}>{text}</strong> : text;
  });
}
