/**
 * What a text in site.yaml stands for, beyond being a text. A field says it with `.meta({ kind })`;
 * `load` finds every such field by walking the schema, so that no check names a block type.
 */
export type Kind =
  | 'target' // a route path ("/affiliates#tiers") or the name of a link
  | 'link' // the name of a link
  | 'route' // a route path, as a rule of `pixel` names it
  | 'path' // the path that a route declares
  | 'media' // a file under media/
  | 'section' // the name of a shared section
  | 'anchor' // an id that a section declares
  | 'clickName' // a click that a button declares
  | 'click' // a click that a rule of `pixel` names
  | 'richText'; // text that may hold targets

declare module 'zod' {
  interface GlobalMeta {
    kind?: Kind;
  }
}
