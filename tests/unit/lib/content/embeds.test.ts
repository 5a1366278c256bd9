import { describe, expect, it } from 'vitest';
import { FRAME_HOSTS, getEmbedFrame } from '@/lib/content/embeds';
import { getContentSecurityPolicy } from '@/lib/security/content-security-policy';

const FRAME = 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE';

describe('a video page of an allowed provider', () => {
  it.each([
    'https://www.youtube.com/watch?v=M7lc1UVf-VE',
    'https://youtu.be/M7lc1UVf-VE',
    'https://youtu.be/M7lc1UVf-VE?si=abc',
  ])('%s is shown in a frame that sets no cookies', (url) => {
    expect(getEmbedFrame(url)).toBe(FRAME);
  });
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
