/** Something in an SVG file that a picture must not do, or why the file cannot be read. Lines count from 1. */
export type SvgFault = { kind: 'unsafe' | 'unreadable'; what: string; line: number };
