/**
 * What the browser may fetch by itself while React does not stand yet: the page of a link that is
 * about to be followed. React takes the rules away, since it fetches less. Nothing under Save-Data:
 * browsers see to that.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});
