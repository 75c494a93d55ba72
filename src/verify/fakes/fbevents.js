// Behaves as Meta's script where it matters here: it drains the queue of the stub, sends one GET per
// event, reports history changes by itself unless told not to, and drops a second PageView of the
// same address unless told to keep it.
{
  const { fbq } = window;
  const pixels = [];
  let isRevoked = false;
  let lastView = '';

  const send = (name, data = {}, { eventID } = {}) => {
    if (isRevoked) return;
    if (name === 'PageView' && location.href === lastView && !fbq.allowDuplicatePageViews) return;
    if (name === 'PageView') lastView = location.href;
    for (const id of pixels) {
      const query = new URLSearchParams({ id, ev: name, dl: location.href, rl: document.referrer });
      for (const [key, value] of Object.entries(data)) query.set(`cd[${key}]`, String(value));
      if (eventID) query.set('eid', eventID);
      new Image().src = `https://www.facebook.com/tr/?${query}`;
    }
  };

  const methods = {
    init: (id) => pixels.push(id),
    track: send,
    trackCustom: send,
    trackSingle: (_, ...event) => send(...event),
    consent: (answer) => {
      isRevoked = answer === 'revoke';
    },
    set: () => {},
  };
  fbq.callMethod = (method, ...args) => methods[method]?.(...args);
  for (const call of fbq.queue.splice(0)) fbq.callMethod(...call);

  if (!fbq.disablePushState) {
    const push = history.pushState;
    history.pushState = function pushState(...entry) {
      push.apply(this, entry);
      send('PageView');
    };
    addEventListener('popstate', () => send('PageView'));
  }
}
