// Behaves as TikTok's script where it matters here: it takes over the array of calls, sends one POST
// per event, and reports history changes by itself, which nothing can switch off.
{
  const { ttq } = window;
  let isRevoked = false;
  const send = (event, data = {}, { event_id } = {}) => {
    if (isRevoked) return;
    const query = new URLSearchParams({ event, ...data, page: location.pathname });
    if (event_id) query.set('event_id', event_id);
    const address = `https://analytics.tiktok.com/api/v2/pixel/act?${query}`;
    fetch(address, { method: 'POST', keepalive: true });
  };
  const methods = {
    page: () => send('Pageview'),
    track: send,
    revokeConsent: () => (isRevoked = true),
    grantConsent: () => (isRevoked = false),
  };
  for (const [method, ...args] of ttq.splice(0)) methods[method](...args);
  Object.assign(ttq, methods);
  document.cookie = '_ttp=fake;path=/';

  const push = history.pushState;
  history.pushState = function pushState(...entry) {
    push.apply(this, entry);
    send('Pageview');
  };
  addEventListener('popstate', () => send('Pageview'));
}
