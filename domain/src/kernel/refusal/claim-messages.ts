/** The messages of claiming a college and objecting to claims, by code, in both languages. */
export const CLAIM_MESSAGES = {
  onlyCoachesClaim: { en: 'Only coaches can claim a college.', de: 'Nur Coaches können ein College übernehmen.' },
  collegeOfOthers: {
    en: 'The website of this college does not belong with your email address.',
    de: 'Die Website dieses Colleges passt nicht zu deiner E-Mail-Adresse.',
  },
  noSuchTeam: { en: 'This college has no such team.', de: 'Ein solches Team hat dieses College nicht.' },
  staffTypeMissing: { en: 'Please choose your position on the staff.', de: 'Bitte wähle deine Aufgabe im Trainerstab.' },
  claimOpen: {
    en: 'You have already asked for this, and nobody has decided yet. Take that request back to change it.',
    de: 'Das hast du schon angefragt, und noch hat niemand entschieden. Zieh die Anfrage zurück, um sie zu ändern.',
  },
  roleHeld: { en: 'You already have this role.', de: 'Diese Rolle hast du schon.' },
  ownClaim: { en: 'You cannot object to your own request.', de: 'Gegen deine eigene Anfrage kannst du nichts einwenden.' },
  unknownClaim: {
    en: 'This person has no open request at this college.',
    de: 'Diese Person hat an diesem College keine offene Anfrage.',
  },
  objectionMade: {
    en: 'You have already objected to this request.',
    de: 'Gegen diese Anfrage hast du schon etwas eingewandt.',
  },
  onlyStaffObjects: {
    en: 'Only accepted coaches of the college can object to a request.',
    de: 'Nur angenommene Coaches des Colleges können gegen eine Anfrage etwas einwenden.',
  },
  requestOpen: {
    en: 'You have already asked for your college. It will be created within 24h.',
    de: 'Dein College hast du schon angefragt. Es wird innerhalb von 24 Stunden angelegt.',
  },
  collegeFits: {
    en: 'A college of your email domain is here already. Please claim it.',
    de: 'Ein College deiner E-Mail-Domain ist schon da. Bitte übernimm es.',
  },
  tooManyToday: {
    en: 'That is enough for today. Please go on tomorrow.',
    de: 'Das reicht für heute. Bitte mach morgen weiter.',
  },
  claimNotForYou: {
    en: 'Only a coach with a .edu email address can claim a college.',
    de: 'Nur Coaches mit einer .edu-E-Mail-Adresse können ein College übernehmen.',
  },
} as const;
