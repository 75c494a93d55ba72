// Draws a frame on each call, as Calendly's script does: a block that calls twice has two calendars.
window.Calendly = {
  initInlineWidget({ url, parentElement }) {
    const address = new URL(url);
    address.searchParams.set('embed_type', 'Inline');
    address.searchParams.set('embed_domain', location.hostname);
    const frame = document.createElement('iframe');
    frame.src = address.href;
    frame.width = '100%';
    frame.height = '100%';
    parentElement.append(frame);
  },
};
