/**
 * Marks a page that is loaded again, by a reload or by going back: the browser scrolls to where it was
 * left as soon as the page is that long, so it has to be laid out as a whole (#page/baseStyles.ts).
 */
export const againScript =
  'if(performance.navigation.type)document.documentElement.dataset.again=""';
