/** The messages about camps; a part of `API_MESSAGES`. */
export const CAMP_MESSAGES = {
  unknownCamp: { en: 'We can’t find this camp.', de: 'Dieses Camp gibt es nicht.' },
  campTooLarge: { en: 'This camp is too large to save.', de: 'Das Camp ist zu groß zum Speichern.' },
  campEndsBeforeStart: {
    en: 'A camp can’t end before its first day.',
    de: 'Ein Camp kann nicht vor seinem ersten Tag enden.',
  },
  campHidden: {
    en: 'We have hidden this camp, so it can’t be copied.',
    de: 'Wir haben dieses Camp verborgen. Deshalb lässt es sich nicht kopieren.',
  },
  campNotHidden: { en: 'This camp isn’t hidden any more.', de: 'Dieses Camp ist nicht mehr verborgen.' },
  campHidingAnswered: {
    en: 'Someone from your college has already answered.',
    de: 'Jemand aus eurem College hat schon geantwortet.',
  },
  tooManyCamps: {
    en: 'Your college already has {most} camps. Please ask us before you add more.',
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
    en: 'Search by text or by citizenship, not both.',
    de: 'Suche entweder nach Text oder nach Staatsangehörigkeit, nicht nach beidem.',
  },
  searchSeveralInOne: {
    en: 'Only one filter of a search can have several values.',
    de: 'Nur ein Filter einer Suche kann mehrere Werte haben.',
  },
  searchUpdatedNeedsItsOrder: {
    en: 'To filter by how recently a profile changed, sort by “updated”.',
    de: 'Wer nach der letzten Änderung filtert, muss nach „updated“ sortieren.',
  },
  searchCursorUnknown: {
    en: 'This page of results is gone. Please start again from page one.',
    de: 'Diese Ergebnisseite gibt es nicht mehr. Bitte fang auf der ersten an.',
  },
} as const;
