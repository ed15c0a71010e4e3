/** The messages about suggested corrections; a part of `API_MESSAGES`. */
export const SUGGESTION_MESSAGES = {
  unknownSuggestion: {
    en: 'This suggestion is no longer there.',
    de: 'Diesen Vorschlag gibt es nicht mehr.',
  },
  suggestionSaysTheSame: {
    en: 'The page already says this. Please enter what is right instead.',
    de: 'Das steht schon so auf der Seite. Bitte gib ein, was stattdessen stimmt.',
  },
  suggestionValueMissing: {
    en: 'Please enter a value, or tick that it is not known.',
    de: 'Bitte gib einen Wert ein oder kreuze an, dass er nicht bekannt ist.',
  },
  suggestionDecided: {
    en: 'Somebody has already decided about this suggestion.',
    de: 'Über diesen Vorschlag wurde schon entschieden.',
  },
  suggestionReplaced: {
    en: 'Its author has changed this suggestion in the meantime.',
    de: 'Dieser Vorschlag wurde inzwischen geändert.',
  },
  suggestionOutdated: {
    en: 'The page has changed in the meantime. Please look at the new value first.',
    de: 'Die Seite hat sich inzwischen geändert. Bitte sieh dir zuerst den neuen Wert an.',
  },
  suggestionLinkOver: {
    en: 'This link is no longer valid. Please send your suggestion again.',
    de: 'Dieser Link gilt nicht mehr. Bitte schick deinen Vorschlag noch einmal.',
  },
  suggestionAskedOften: {
    en: 'We have sent several emails to this address today. Please look there, or try again tomorrow.',
    de: 'An diese Adresse haben wir heute schon mehrere Mails geschickt. Bitte sieh dort nach oder versuch es morgen noch einmal.',
  },
} as const;
