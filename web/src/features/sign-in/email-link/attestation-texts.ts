const ENGLISH = {
  loading: 'Opening your link …',
  title: (name: string) => `Is this true of ${name}?`,
  about: (name: string, who: string, team: string) =>
    `${name} has a profile on Touchline, where college coaches look for players, and named you as ${who} of ${team}. Please tick what is true.`,
  shown: (who: string, team: string) =>
    `For six months we show what you confirm as “Confirmed by the ${who} of ${team}”, never your name or address. This counts once. You can withdraw it with the same link.`,
  until: (date: string) => `You can answer until ${date}.`,
  isMe: (who: string, team: string) => `I am ${who} of ${team} and know this player.`,
  send: 'Send my answer',
  missing: 'Please tick that you are this person.',
  no: 'I don’t know this player, or don’t want to be asked',
  facts: 'What is true',
  answered: 'Thank you, your answer is saved',
  confirmed: 'You confirmed:',
  nothing: 'You confirmed nothing.',
  holds: (date: string) => `It is shown until ${date}.`,
  revoke: 'Withdraw my answer',
  back: 'Nothing is confirmed any more',
  close: 'You can close this page.',
  over: 'This link is no longer valid',
  overText: 'The time is over, or the request has ended.',
};

const GERMAN: typeof ENGLISH = {
  loading: 'Dein Link wird geöffnet …',
  title: (name) => `Stimmt das bei ${name}?`,
  about: (name, who, team) =>
    `${name} hat ein Profil bei Touchline, wo College-Coaches nach Talenten suchen, und hat dich genannt: ${who}, ${team}. Kreuze bitte an, was stimmt.`,
  shown: (who, team) =>
    `Was du bestätigst, steht sechs Monate im Profil: „Bestätigt von: ${who}, ${team}“. Dein Name und deine Adresse stehen dort nie. Deine Antwort zählt einmal. Mit demselben Link kannst du sie zurücknehmen.`,
  until: (date) => `Antworten kannst du bis ${date}.`,
  isMe: (who, team) => `Das bin ich (${who}, ${team}), und ich kenne die Person.`,
  send: 'Antwort abschicken',
  missing: 'Bestätige bitte noch, dass du das bist.',
  no: 'Ich kenne die Person nicht oder möchte nicht gefragt werden',
  facts: 'Das stimmt',
  answered: 'Danke, deine Antwort ist gespeichert',
  confirmed: 'Das hast du bestätigt:',
  nothing: 'Du hast nichts bestätigt.',
  holds: (date) => `Es steht im Profil bis ${date}.`,
  revoke: 'Antwort zurücknehmen',
  back: 'Jetzt ist nichts mehr bestätigt',
  close: 'Du kannst diese Seite schließen.',
  over: 'Dieser Link gilt nicht mehr',
  overText: 'Die Zeit ist um, oder die Anfrage ist beendet.',
};

/** The texts of the page on which somebody confirms facts of a player. */
export const ATTESTATION_TEXTS = { en: ENGLISH, de: GERMAN };
