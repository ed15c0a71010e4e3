import { webLinkOf } from './web-link';

export type VideoService = 'youtube' | 'vimeo' | 'hudl' | 'dailymotion';

/** A video that can be embedded. `embedUrl` is built from the checked id alone, never from other parts of the input. */
export interface VideoEmbed {
  service: VideoService;
  id: string;
  embedUrl: string;
}

interface VideoHosting {
  service: VideoService;
  hosts: readonly string[];
  /** Matched against path and query: the first group is the id, the second the key of an unlisted video. */
  pages: readonly RegExp[];
  embedUrl: (id: string, key: string | null) => string;
}

const HOSTINGS: readonly VideoHosting[] = [
  {
    service: 'youtube',
    hosts: ['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com'],
    pages: [/^\/watch\/?\?(?:.*&)?v=([\w-]{11})(?:&|$)/, /^\/(?:shorts|embed|live|v)\/([\w-]{11})\/?(?:\?|$)/],
    embedUrl: (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  },
  {
    service: 'youtube',
    hosts: ['youtu.be'],
    pages: [/^\/([\w-]{11})\/?(?:\?|$)/],
    embedUrl: (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  },
  {
    service: 'vimeo',
    hosts: ['vimeo.com', 'player.vimeo.com'],
    pages: [
      /^\/(?:video\/)?(\d{1,15})\/?\?(?:.*&)?h=([0-9a-f]{6,20})(?:&|$)/,
      /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d{1,15})(?:\/([0-9a-f]{6,20}))?\/?(?:\?|$)/,
    ],
    embedUrl: (id, key) => `https://player.vimeo.com/video/${id}${key === null ? '' : `?h=${key}`}`,
  },
  {
    service: 'hudl',
    hosts: ['hudl.com'],
    pages: [/^\/(?:embed\/)?video\/(\d{1,2}\/\d{1,15}\/[0-9a-f]{8,40})\/?(?:\?|$)/],
    embedUrl: (id) => `https://www.hudl.com/embed/video/${id}`,
  },
  {
    service: 'dailymotion',
    hosts: ['dailymotion.com', 'geo.dailymotion.com'],
    pages: [
      /^\/(?:embed\/)?video\/([a-zA-Z0-9]{5,20})(?:_[\w-]*)?\/?(?:\?|$)/,
      /^\/player(?:\/\w+)?\.html\?(?:.*&)?video=([a-zA-Z0-9]{5,20})(?:&|$)/,
    ],
    embedUrl: (id) => `https://geo.dailymotion.com/player.html?video=${id}`,
  },
  {
    service: 'dailymotion',
    hosts: ['dai.ly'],
    pages: [/^\/([a-zA-Z0-9]{5,20})\/?(?:\?|$)/],
    embedUrl: (id) => `https://geo.dailymotion.com/player.html?video=${id}`,
  },
];

/**
 * The embeddable form of a video page on YouTube, Vimeo, Hudl or Dailymotion (S5-14). Null for every other address and
 * for what `webLinkOf` refuses.
 */
export function videoEmbedOf(text: string): VideoEmbed | null {
  const link = webLinkOf(text);
  if (link === null) return null;
  const { host, pathname, search } = new URL(link);
  const hosting = HOSTINGS.filter(({ hosts }) => hosts.includes(host.replace(/^www\./, '')));
  for (const { service, pages, embedUrl } of hosting) {
    for (const page of pages) {
      const [, id, key = null] = page.exec(pathname + search) ?? [];
      if (id !== undefined) return { service, id, embedUrl: embedUrl(id, key) };
    }
  }
  return null;
}
