/** Around what holds the focus, as the static styles draw it (#page/baseStyles.ts). */
export const focusRing = { outline: '3px solid #fff', boxShadow: '0 0 0 6px #000' };
