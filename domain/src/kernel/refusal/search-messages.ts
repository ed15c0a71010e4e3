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
