const ENGLISH = {
  watch: 'Tell me when something new fits',
  watchShort: 'Email me new ones',
  watched: 'You’ll hear from us · End',
  watchedShort: 'You’ll hear from us',
  began: 'We’ll email you when something new fits, once a day at most.',
  list: 'My searches',
  ended: 'This search has ended. We won’t email you about it any more.',
};

const GERMAN: typeof ENGLISH = {
  watch: 'Sag Bescheid, wenn etwas Neues passt',
  watchShort: 'Neues per Mail',
  watched: 'Du hörst von uns · Beenden',
  watchedShort: 'Du hörst von uns',
  began: 'Wir schreiben dir, wenn etwas Neues passt, höchstens einmal am Tag.',
  list: 'Meine Suchen',
  ended: 'Diese Suche ist beendet. Du bekommst dazu keine Mails mehr.',
};

/** What the button under a search says. */
export const WATCH_TEXTS = { en: ENGLISH, de: GERMAN };
