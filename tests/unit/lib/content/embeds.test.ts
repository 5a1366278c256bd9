import { describe, expect, it } from 'vitest';
import { FRAME_HOSTS, getEmbedFrame } from '@/lib/content/embeds';
import { getContentSecurityPolicy } from '@/lib/security/content-security-policy';

const FRAME = 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE';

describe('a video page of an allowed provider', () => {
  it.each([
    'https://www.youtube.com/watch?v=M7lc1UVf-VE',
    'https://m.youtube.com/watch?list=x&v=M7lc1UVf-VE',
    'https://youtu.be/M7lc1UVf-VE',
    'https://youtu.be/M7lc1UVf-VE?si=abc',
    'https://www.youtube.com/shorts/M7lc1UVf-VE',
    'https://www.youtube.com/live/M7lc1UVf-VE?feature=share',
    'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE',
  ])('%s is shown in a frame that sets no cookies', (url) => {
    expect(getEmbedFrame(url)).toBe(FRAME);
  });
});

it.each([
  ['t=95s', 95],
  ['t=95', 95],
  ['t=1h2m3s', 3723],
  ['start=7', 7],
])('starts where %s says', (query, seconds) => {
  expect(getEmbedFrame(`https://youtube.com/watch?v=M7lc1UVf-VE&${query}`)).toBe(
    `${FRAME}?start=${seconds}`,
  );
});

describe('any other URL', () => {
  it.each([
    '',
    'https://vimeo.com/123456789',
    'https://youtube.com.evil.example/watch?v=M7lc1UVf-VE',
    'https://evil.example/?u=https://www.youtube.com/watch?v=M7lc1UVf-VE',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/channel/M7lc1UVf-VE',
    'https://youtu.be/..%2F..%2Fevil',
    'https://www.youtube.com/watch?v=M7lc1UVf-VE%22onload',
    'javascript:alert(1)',
  ])('%j is shown in no frame', (url) => {
    expect(getEmbedFrame(url)).toBeNull();
  });
});

it("the pages' policy allows exactly the frames that are shown", () => {
  const [, sources] = /frame-src ([^;]*)/.exec(getContentSecurityPolicy('')) ?? [];
  expect(sources?.split(' ')).toEqual(FRAME_HOSTS);
  expect(FRAME_HOSTS).toContain(new URL(FRAME).origin);
});
