import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { videoLink } from './text-schemas';
import { videoEmbedOf } from './video-embed';

const youtube = { service: 'youtube', id: 'dQw4w9WgXcQ', embedUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ' };
const vimeo = { service: 'vimeo', id: '76979871', embedUrl: 'https://player.vimeo.com/video/76979871' };
const hudl = {
  service: 'hudl',
  id: '3/1234567/5a1b2c3d4e5f60718293a4b5',
  embedUrl: 'https://www.hudl.com/embed/video/3/1234567/5a1b2c3d4e5f60718293a4b5',
};
const dailymotion = { service: 'dailymotion', id: 'x84sh87', embedUrl: 'https://geo.dailymotion.com/player.html?video=x84sh87' };

describe('[S5-14] a video link', () => {
  test.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=42',
    'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?t=42',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/embed/dQw4w9WgXcQ?start=3',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/live/dQw4w9WgXcQ',
  ])('of YouTube becomes its player: %s', (typed) => {
    expect(videoEmbedOf(typed)).toEqual(youtube);
  });

  test.each([
    'https://vimeo.com/76979871',
    'vimeo.com/channels/staffpicks/76979871',
    'https://vimeo.com/groups/soccer/videos/76979871',
    'https://player.vimeo.com/video/76979871?autoplay=1',
  ])('of Vimeo becomes its player: %s', (typed) => {
    expect(videoEmbedOf(typed)).toEqual(vimeo);
  });

  test.each(['https://vimeo.com/76979871/0a1b2c3d4e', 'https://player.vimeo.com/video/76979871?title=0&h=0a1b2c3d4e'])(
    'of an unlisted Vimeo video keeps its key: %s',
    (typed) => {
      expect(videoEmbedOf(typed)).toEqual({ ...vimeo, embedUrl: 'https://player.vimeo.com/video/76979871?h=0a1b2c3d4e' });
    },
  );

  test.each([
    'https://www.hudl.com/video/3/1234567/5a1b2c3d4e5f60718293a4b5',
    'hudl.com/embed/video/3/1234567/5a1b2c3d4e5f60718293a4b5',
  ])('of Hudl becomes its player: %s', (typed) => {
    expect(videoEmbedOf(typed)).toEqual(hudl);
  });

  test.each([
    'https://www.dailymotion.com/video/x84sh87',
    'https://www.dailymotion.com/video/x84sh87_a-title_sport',
    'https://dai.ly/x84sh87',
    'https://www.dailymotion.com/embed/video/x84sh87?autoplay=1',
    'https://geo.dailymotion.com/player/xabc.html?video=x84sh87',
  ])('of Dailymotion becomes its player: %s', (typed) => {
    expect(videoEmbedOf(typed)).toEqual(dailymotion);
  });

  test.each([
    'https://youtube.com.evil.com/watch?v=dQw4w9WgXcQ',
    'https://evilyoutube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com@evil.com/watch?v=dQw4w9WgXcQ',
    'https://evil.com/https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.twitch.tv/videos/123456789',
    'https://example.edu/video.mp4',
    'javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ',
  ])('to a fifth host is refused: %s', (typed) => {
    expect(videoEmbedOf(typed)).toBeNull();
    expect(z.safeParse(videoLink, typed).error?.issues.map(({ message }) => message)).toEqual(['videoLinkInvalid']);
  });

  test.each([
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQextra',
    'https://www.youtube.com/@some-channel',
    'https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ',
    'https://vimeo.com/about',
    'https://www.hudl.com/profile/1234567',
    'https://www.hudl.com/video/3/1234567/"><script>',
    'https://www.dailymotion.com/some-channel',
  ])('to a page of such a service that is no video is refused: %s', (typed) => {
    expect(videoEmbedOf(typed)).toBeNull();
  });

  test('to a short address of Hudl is refused: its code is not the id of the player', () => {
    expect(videoEmbedOf('https://www.hudl.com/v/2GabcD')).toBeNull();
    expect(videoEmbedOf('https://www.hudl.com/embed/v/2GabcD')).toBeNull();
  });

  test('is stored as the page it was, in normal form', () => {
    expect(videoLink.parse('youtu.be/dQw4w9WgXcQ')).toBe('https://youtu.be/dQw4w9WgXcQ');
    expect(videoLink.parse(videoLink.parse('youtu.be/dQw4w9WgXcQ'))).toBe('https://youtu.be/dQw4w9WgXcQ');
  });
});
