/** The messages of claiming a college and objecting to claims, by code, in both languages. */
export const CLAIM_MESSAGES = {
  onlyCoachesClaim: { en: 'Only coaches can claim a college.', de: 'Nur Coaches können ein College übernehmen.' },
  collegeOfOthers: {
    en: 'This college’s website does not match your email address.',
    de: 'Die Website dieses Colleges passt nicht zu deiner E-Mail-Adresse.',
  },
  noSuchTeam: { en: 'This college doesn’t have that team.', de: 'Dieses Team gibt es an diesem College nicht.' },
  staffTypeMissing: { en: 'Please choose your position on the staff.', de: 'Bitte wähle deine Aufgabe im Trainerstab.' },
  claimOpen: {
    en: 'You have already asked for this, and no one has decided yet. To change it, withdraw that request first.',
    de: 'Das hast du schon angefragt, und noch hat niemand entschieden. Zieh die Anfrage zurück, um sie zu ändern.',
  },
  roleHeld: { en: 'You already have this role.', de: 'Diese Rolle hast du schon.' },
  ownClaim: {
    en: 'You cannot object to your own request.',
    de: 'Gegen deine eigene Anfrage kannst du keinen Einspruch einlegen.',
  },
  unknownClaim: {
    en: 'This person has no open request at this college.',
    de: 'Diese Person hat an diesem College keine offene Anfrage.',
  },
  objectionMade: {
    en: 'You have already objected to this request.',
    de: 'Gegen diese Anfrage hast du schon Einspruch eingelegt.',
  },
  onlyStaffObjects: {
    en: 'Only accepted coaches of the college can object to a request.',
    de: 'Nur bestätigte Coaches des Colleges können gegen eine Anfrage Einspruch einlegen.',
  },
  requestOpen: {
    en: 'You have already asked for your college. It will be created within 24h.',
    de: 'Dein College hast du schon angefragt. Es wird innerhalb von 24 Stunden angelegt.',
  },
  collegeFits: {
    en: 'We already list a college with your email domain. Please claim it.',
    de: 'Zu deiner E-Mail-Domain gibt es hier schon ein College. Bitte übernimm es.',
  },
  tooManyToday: {
    en: 'That’s the limit for today. Please continue tomorrow.',
    de: 'Für heute ist das Limit erreicht. Bitte mach morgen weiter.',
  },
  claimNotForYou: {
    en: 'Only a coach with a .edu email address can claim a college.',
    de: 'Nur Coaches mit einer .edu-E-Mail-Adresse können ein College übernehmen.',
  },
} as const;
