/** The English texts of embedded videos. */
export const englishVideos = {
  'video.play': 'Play video {count} from {name}',
  'video.playLabelled': 'Play “{name}” from {service}',
  'video.note': 'A video comes from its own site once you press play; nothing is loaded from there before.',
} as const;
