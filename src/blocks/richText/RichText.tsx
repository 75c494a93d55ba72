import { css } from '@emotion/react';
import { TargetLink } from '#parts/TargetLink.tsx';
import type { BlockOf } from '#schema/block.ts';

type Node = BlockOf<'richText'>['body'][number];
type Content = Extract<Node, { content: unknown }>['content'];

/** Running text. */
export function RichText({ body }: BlockOf<'richText'>) {
  return (
    <div css={prose}>
      {body.map((node, index) => (
        <TextNode key={index} node={node} />
      ))}
    </div>
  );
}

function TextNode({ node }: { node: Node }) {
  switch (node.kind) {
    case 'heading':
      return <h2>{inline(node.content)}</h2>;
    case 'paragraph':
      return <p>{inline(node.content)}</p>;
    case 'list':
      return (
        <ul>
          {node.items.map((item, index) => (
            <li key={index}>{inline(item)}</li>
          ))}
        </ul>
      );
  }
}

function inline(content: Content) {
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

const prose = css({
  maxWidth: '65ch',
  marginInline: 'auto',
  h2: { margin: '1.4em 0 0.4em', fontSize: 'var(--step-subheading)' },
  'p, ul': { margin: '0 0 1em' },
  a: { color: 'inherit', textUnderlineOffset: '0.15em' },
});
