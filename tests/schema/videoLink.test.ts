import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseVideoLink, videoLink } from '#schema/videoLink.ts';

const id = 'aqz-KE-bpKQ';
const hex = '0123456789abcdef0123456789abcdef';
const youtube = (start = '') =>
  `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&rel=0&enablejsapi=1${start}`;
const vimeo = (rest = '?autoplay=1&dnt=1') => `https://player.vimeo.com/video/1084537${rest}`;
const loom = `https://www.loom.com/embed/${hex}?autoplay=true`;
const wistia = 'https://fast.wistia.net/embed/iframe/abcde12345?autoPlay=true';
const streamable = 'https://streamable.com/e/moo12?autoplay=1';

test.each([
  // YouTube
  [`https://www.youtube.com/watch?v=${id}`, youtube()],
  [`https://youtube.com/watch?feature=share&v=${id}&pp=x`, youtube()],
  [`https://m.youtube.com/watch?v=${id}`, youtube()],
  [`https://music.youtube.com/watch?v=${id}&list=PL123`, youtube()],
  [`https://WWW.YouTube.com/watch?v=${id}`, youtube()],
  [`https://youtu.be/${id}`, youtube()],
  [`https://youtu.be/${id}?si=AbCdEf`, youtube()],
  [`https://www.youtube.com/shorts/${id}?feature=share`, youtube()],
  [`https://www.youtube.com/live/${id}`, youtube()],
  [`https://www.youtube.com/embed/${id}`, youtube()],
  [`https://www.youtube.com/v/${id}`, youtube()],
  [`https://www.youtube-nocookie.com/embed/${id}`, youtube()],
  [`https://youtube-nocookie.com/embed/${id}`, youtube()],
  // YouTube, from a moment on
  [`https://youtu.be/${id}?t=90`, youtube('&start=90')],
  [`https://youtu.be/${id}?t=90s`, youtube('&start=90')],
  [`https://youtu.be/${id}?t=1m30s`, youtube('&start=90')],
  [`https://www.youtube.com/watch?v=${id}&t=1h2m3s`, youtube('&start=3723')],
  [`https://www.youtube.com/watch?v=${id}#t=2m`, youtube('&start=120')],
  [`https://www.youtube.com/embed/${id}?start=45`, youtube('&start=45')],
  [`https://youtu.be/${id}?t=soon`, youtube()],
  [`https://youtu.be/${id}?t=`, youtube()],
  // Vimeo
  ['https://vimeo.com/1084537', vimeo()],
  ['https://www.vimeo.com/1084537?share=copy', vimeo()],
  ['https://player.vimeo.com/video/1084537', vimeo()],
  ['https://vimeo.com/channels/staffpicks/1084537', vimeo()],
  ['https://vimeo.com/groups/shorts/videos/1084537', vimeo()],
  ['https://vimeo.com/showcase/7008490/video/1084537', vimeo()],
  ['https://vimeo.com/manage/videos/1084537', vimeo()],
  ['https://vimeo.com/1084537/abcdef1234', vimeo('?h=abcdef1234&autoplay=1&dnt=1')],
  ['https://vimeo.com/1084537/abcdef1234?share=copy', vimeo('?h=abcdef1234&autoplay=1&dnt=1')],
  ['https://player.vimeo.com/video/1084537?h=abcdef1234', vimeo('?h=abcdef1234&autoplay=1&dnt=1')],
  ['https://vimeo.com/1084537#t=1m5s', vimeo('?autoplay=1&dnt=1#t=65s')],
  // Loom, Wistia, Streamable
  [`https://www.loom.com/share/${hex}?sid=x`, loom],
  [`https://loom.com/embed/${hex}`, loom],
  [`https://www.loom.com/share/${hex}?t=30`, `${loom}&t=30s`],
  ['https://company.wistia.com/medias/abcde12345', wistia],
  ['https://company.wi.st/medias/abcde12345', wistia],
  ['https://fast.wistia.net/embed/iframe/abcde12345', wistia],
  ['https://company.wistia.com/medias/abcde12345?time=12', `${wistia}&time=12`],
  ['https://streamable.com/moo12', streamable],
  ['https://www.streamable.com/e/moo12', streamable],
  ['https://streamable.com/o/moo12', streamable],
])('plays %s', (link, src) => {
  expect(parseVideoLink(link)).toMatchObject({ player: 'iframe', src });
});

test.each(['mp4', 'm4v', 'webm', 'mov', 'ogv', 'MP4'])(
  'plays a .%s file from any host',
  (ending) => {
    const link = `https://films.shop.example/a/film.${ending}?v=2`;
    expect(parseVideoLink(link)).toEqual({
      host: 'films.shop.example',
      share: link,
      player: 'file',
      src: link,
    });
  },
);

test.each([
  [
    `https://www.youtube.com/shorts/${id}?si=x&t=9`,
    'YouTube',
    `https://www.youtube.com/watch?v=${id}&t=9s`,
  ],
  [`https://youtu.be/${id}?si=tracking`, 'YouTube', `https://www.youtube.com/watch?v=${id}`],
  [
    'https://vimeo.com/1084537/abcdef1234?share=copy',
    'Vimeo',
    'https://vimeo.com/1084537/abcdef1234',
  ],
  [
    'https://player.vimeo.com/video/1084537?h=abcdef1234',
    'Vimeo',
    'https://vimeo.com/1084537/abcdef1234',
  ],
  [`https://loom.com/share/${hex}?sid=tracking`, 'Loom', `https://www.loom.com/share/${hex}`],
  [
    'https://acme.wistia.com/medias/abcde12345?wvideo=x',
    'Wistia',
    'https://acme.wistia.com/medias/abcde12345',
  ],
  ['https://streamable.com/e/moo12?src=x', 'Streamable', 'https://streamable.com/moo12'],
])('gives people the link of %s without what tracks them', (link, host, share) => {
  expect(parseVideoLink(link)).toMatchObject({ host, share });
});

test.each([
  [
    'http, a port, a name',
    [`http://youtu.be/${id}`, `https://youtu.be:8443/${id}`, `https://a:b@youtu.be/${id}`],
  ],
  [
    'hosts that only look like one',
    [
      `https://youtube.com.evil.example/watch?v=${id}`,
      `https://evil.example/watch?v=${id}&youtube.com`,
      `https://notyoutube.com/watch?v=${id}`,
      `https://www.youtube.com.evil.example/embed/${id}`,
      `https://youtube.com./watch?v=${id}`,
      `https://evil.youtube.com/watch?v=${id}`,
      'https://vimeo.com.evil.example/1084537',
      'https://evilvimeo.com/1084537',
      `https://loom.com.evil.example/share/${hex}`,
      'https://wistia.com.evil.example/medias/abcde12345',
      'https://a.b.wistia.com.evil/medias/abcde12345',
      'https://streamable.com.evil.example/moo12',
    ],
  ],
  [
    'YouTube links without a video',
    [
      'https://www.youtube.com/',
      'https://www.youtube.com/watch',
      'https://www.youtube.com/watch?v=tooshort',
      `https://www.youtube.com/watch?v=${id}x`,
      'https://www.youtube.com/watch?v=aqz-KE-bpK%22',
      'https://www.youtube.com/playlist?list=PL123',
      'https://www.youtube.com/embed/videoseries?list=PL123',
      'https://www.youtube.com/embed/live_stream?channel=UC123',
      'https://www.youtube.com/@channel',
      `https://www.youtube.com/channel/${id}`,
      'https://youtu.be/',
    ],
  ],
  [
    'Vimeo links without a video, and review links',
    [
      'https://vimeo.com/',
      'https://vimeo.com/staffpicks',
      'https://vimeo.com/123',
      'https://vimeo.com/1084537/NOTHEX',
      'https://vimeo.com/1084537?h=%22onload',
      'https://vimeo.com/user1/review/1084537/abcdef1234',
      'https://vimeo.com/reviews/0b5e8c1a-1111-2222-3333-444455556666/videos/1084537',
      'https://vimeo.com/event/1084537',
      'https://vimeo.com/ondemand/film',
    ],
  ],
  [
    'wrong links of the other hosts',
    [
      'https://www.loom.com/share/short',
      `https://www.loom.com/looks/${hex}`,
      'https://company.wistia.com/projects/abcde12345',
      'https://company.wistia.com/medias/ABCDE12345',
      'https://streamable.com/',
      'https://streamable.com/a/b/c',
    ],
  ],
  [
    'other hosts',
    [
      'https://www.dailymotion.com/video/x1',
      'https://drive.google.com/file/d/1/view',
      'not a link',
    ],
  ],
])('refuses %s', (_, links) => {
  const taken = links.filter((link) => typeof parseVideoLink(link) !== 'string');
  expect(taken).toEqual([]);
});

test('says what to write instead', () => {
  expect(parseVideoLink('https://www.dailymotion.com/video/x1')).toEqual(
    'Videos from www.dailymotion.com are not supported. Use a share link of YouTube, Vimeo, Loom, Wistia, Streamable, or a video file (.mp4, .webm).',
  );
  expect(parseVideoLink('https://www.youtube.com/@channel')).toEqual(
    'This is not the share link of a YouTube video. It looks like https://youtu.be/aqz-KE-bpKQ.',
  );
});

test('reads its own share links the same way again, whatever the start', () => {
  const links = fc.constantFrom(`https://youtu.be/${id}?t=`, 'https://vimeo.com/1084537#t=');
  fc.assert(
    fc.property(links, fc.integer({ min: 0, max: 100_000 }), (link, start) => {
      const video = parseVideoLink(`${link}${start}s`);
      if (typeof video === 'string') throw new Error(video);
      expect(parseVideoLink(video.share)).toEqual(video);
    }),
  );
});

test('never builds a player address from what it was not made of', () => {
  const own =
    /^https:\/\/(?:www\.youtube-nocookie\.com\/embed|player\.vimeo\.com\/video|www\.loom\.com\/embed|fast\.wistia\.net\/embed\/iframe|streamable\.com\/e)\/[\w-]+\?[\w=&]*(?:#t=\d+s)?$/;
  const links = fc.constantFrom(
    `https://youtu.be/${id}`,
    'https://vimeo.com/1084537',
    `https://loom.com/share/${hex}`,
    'https://a.wistia.com/medias/abcde12345',
    'https://streamable.com/moo12',
  );
  const extra = fc.dictionary(fc.constantFrom('t', 'start', 'time', 'h', 'v', 'x'), fc.string());
  fc.assert(
    fc.property(links, extra, extra, (link, query, hash) => {
      const video = parseVideoLink(
        `${link}?${new URLSearchParams(query)}#${new URLSearchParams(hash)}`,
      );
      expect(typeof video === 'string' || own.test(video.src)).toBe(true);
    }),
  );
});

test('puts the problem on the field', () => {
  const result = videoLink.safeParse('https://vimeo.com/staffpicks');
  expect(result.error?.issues.map(({ message }) => message)).toEqual([
    'This is not the share link of a Vimeo video. It looks like https://vimeo.com/1084537.',
  ]);
  expect(videoLink.parse(`https://youtu.be/${id}`)).toMatchObject({ host: 'YouTube' });
});
