/** How a part is written on lines of its own: no line is broken that has no end of its own. */
export const blockStyle = { lineWidth: 0 } as const;
