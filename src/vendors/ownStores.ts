/** What the site itself keeps in a visitor's browser: the answer to the cookie question, for days. */
export const answerStore = 'consent';

/** The campaign that brought the visitor, in the tab, after a yes. */
export const campaignStore = 'campaign';

/** The events that were sent once, in the tab, after a yes. */
export const sentStore = 'sent';
