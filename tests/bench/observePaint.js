// Runs in the page before anything else of it: keeps what `measureVisit.ts` reads.
const figures = { largest: 0, shift: 0, longestTask: 0 };
window.figures = figures;
const watch = (type, take) =>
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
    type,
    buffered: true,
  });
watch('largest-contentful-paint', ({ startTime }) => (figures.largest = startTime));
watch('layout-shift', ({ value }) => (figures.shift += value));
watch('longtask', ({ duration }) => {
  figures.longestTask = Math.max(figures.longestTask, duration);
});
