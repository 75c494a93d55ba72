// Behaves as Google's tag where it matters here: it takes commands as `arguments` objects, sends one
// beacon per event, and reports history changes by itself ("enhanced measurement").
{
  const list = window.dataLayer;
  const ids = [];
  let isDenied = false;
  const send = (event, data = {}) => {
    if (isDenied) return;
    const query = new URLSearchParams({ en: event, dp: location.pathname });
    for (const [key, value] of Object.entries(data)) query.set(key, String(value));
    navigator.sendBeacon(`https://region1.google-analytics.com/g/collect?${query}`);
  };
  const commands = {
    config(id, { send_page_view: sendsView = true } = {}) {
      ids.push(id);
      if (sendsView) send('page_view', { send_to: id });
    },
    event: send,
    consent: (_, { analytics_storage: storage }) => (isDenied = storage === 'denied'),
  };
  const take = (entry) => {
    if (Object.prototype.toString.call(entry) === '[object Arguments]') {
      const [command, ...args] = entry;
      commands[command]?.(...args);
    }
  };
  [...list].forEach(take);
  const push = list.push;
  list.push = (...entries) => {
    entries.forEach(take);
    return push.apply(list, entries);
  };
  document.cookie = '_ga=fake;path=/';

  const pushState = history.pushState;
  history.pushState = function patched(...entry) {
    pushState.apply(this, entry);
    for (const id of ids) send('page_view', { send_to: id });
  };
  addEventListener('popstate', () => ids.forEach((id) => send('page_view', { send_to: id })));
}
