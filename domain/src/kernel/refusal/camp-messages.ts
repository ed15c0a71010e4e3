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
