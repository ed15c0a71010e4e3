import type { englishVideos } from '../english/videos';

/** The German texts of embedded videos. */
export const germanVideos: Readonly<Record<keyof typeof englishVideos, string>> = {
  'video.play': 'Video {count} von {name} abspielen',
  'video.playLabelled': '„{name}“ von {service} abspielen',
  'video.note':
    'Ein Video kommt von seiner eigenen Website, sobald du auf Abspielen drückst; vorher wird von dort nichts geladen.',
};
