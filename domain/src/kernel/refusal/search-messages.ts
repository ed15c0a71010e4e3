/** The messages about camps; a part of `API_MESSAGES`. */
export const CAMP_MESSAGES = {
  unknownCamp: { en: 'There is no such camp.', de: 'Dieses Camp gibt es nicht.' },
  campTooLarge: { en: 'The camp would become too large.', de: 'Das Camp würde zu groß.' },
  campEndsBeforeStart: {
    en: 'A camp ends on or after its first day.',
    de: 'Ein Camp endet frühestens an seinem ersten Tag.',
  },
  tooManyCamps: {
    en: 'Your college has {most} camps already. Please ask us before you add more.',
    de: 'Euer College hat schon {most} Camps. Bitte frag uns, bevor du weitere anlegst.',
  },
} as const;

/** The messages of the search of recruits. */
export const SEARCH_MESSAGES = {
  signUpToDiscover: { en: 'Sign up to discover more', de: 'Registriere dich und entdecke mehr' },
  searchPagesUsed: {
    en: 'Five pages of a search are free. Premium and Guest Access open all of them.',
    de: 'Fünf Seiten einer Suche sind frei. Premium und Gastzugang öffnen alle weiteren.',
  },
  searchTextOrCitizenship: {
    en: 'A search takes either a text or a citizenship.',
    de: 'Eine Suche nimmt entweder einen Text oder eine Staatsangehörigkeit.',
  },
  searchSeveralInOne: {
    en: 'Only one filter of a search can have several values.',
    de: 'Nur ein Filter einer Suche kann mehrere Werte haben.',
  },
  searchUpdatedNeedsItsOrder: {
    en: 'How recently a profile changed can only be asked for together with the order “updated”.',
    de: 'Wie kürzlich ein Profil geändert wurde, geht nur zusammen mit der Reihenfolge „updated“.',
  },
  searchCursorUnknown: {
    en: 'This page of the search is not there any more. Please begin with the first one.',
    de: 'Diese Seite der Suche gibt es nicht mehr. Bitte beginne mit der ersten.',
  },
} as const;
