/** The English texts of embedded videos. */
export const englishVideos = {
  'video.play': 'Play video {count} from {name}',
  'video.playLabelled': 'Play “{name}” from {service}',
  'video.note': 'Nothing loads from another site until you press play.',
} as const;
