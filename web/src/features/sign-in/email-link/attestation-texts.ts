const ENGLISH = {
  loading: 'Opening your link …',
  title: (name: string) => `Is this true of ${name}?`,
  about: (name: string, who: string, team: string) =>
    `${name} has a profile on Touchline, where college coaches look for players, and named you as ${who} of ${team}.`,
  shown: (who: string, team: string) =>
    `For six months we show what you confirm as “Confirmed by the ${who} of ${team}”, without your name or address. Your answer counts once. You can withdraw it with the same link.`,
  reference: 'May college coaches write to you?',
  referenceAbout: (name: string) => `${name} would like to name you as a reference. You decide this apart from the details.`,
  referenceYes: 'Yes, college coaches may write to me about this player',
  referenceName: 'Your name, as coaches will see it',
  referenceShown: (who: string, team: string, email: string) =>
    `If you say yes, coaches whose college we have accepted see your name, “${who} of ${team}” and ${email} for six months. The player and a linked parent see your name and role, not more than they know already. Nobody else sees any of it, and without a yes nobody does.`,
  isReference: (name: string) => `College coaches may write to you. They see the name ${name}.`,
  isNone: 'College coaches don’t see your name or address.',
  endReference: 'Coaches may no longer write to me',
  until: (date: string) => `You can answer until ${date}.`,
  isMe: (who: string, team: string) => `I am ${who} of ${team} and know this player.`,
  send: 'Send my answer',
  missing: 'Please tick that you are this person.',
  no: 'I don’t know this player, or don’t want to be asked',
  facts: 'Tick what is true',
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
    `${name} hat ein Profil bei Touchline, wo College-Coaches nach Talenten suchen, und hat dich genannt: ${who}, ${team}.`,
  shown: (who, team) =>
    `Was du bestätigst, steht sechs Monate im Profil: „Bestätigt von: ${who}, ${team}“. Dein Name und deine Adresse stehen nicht dabei. Deine Antwort zählt einmal. Mit demselben Link kannst du sie zurücknehmen.`,
  reference: 'Dürfen dir College-Coaches schreiben?',
  referenceAbout: (name) => `${name} möchte dich als Referenz nennen. Das entscheidest du unabhängig von den Angaben.`,
  referenceYes: 'Ja, College-Coaches dürfen mir dazu schreiben',
  referenceName: 'Dein Name, wie Coaches ihn sehen',
  referenceShown: (who, team, email) =>
    `Wenn du Ja sagst, sehen Coaches, deren College wir angenommen haben, sechs Monate lang deinen Namen, „${who}, ${team}“ und ${email}. Im Konto der Familie stehen dein Name und deine Rolle, die sie schon kennt. Sonst sieht das niemand, und ohne dein Ja auch kein Coach.`,
  isReference: (name) => `College-Coaches dürfen dir schreiben. Sie sehen den Namen ${name}.`,
  isNone: 'College-Coaches sehen weder deinen Namen noch deine Adresse.',
  endReference: 'Coaches dürfen mir nicht mehr schreiben',
  until: (date) => `Antworten kannst du bis ${date}.`,
  isMe: (who, team) => `Das bin ich (${who}, ${team}), und ich kenne die Person.`,
  send: 'Antwort abschicken',
  missing: 'Bestätige bitte noch, dass du das bist.',
  no: 'Ich kenne die Person nicht oder möchte nicht gefragt werden',
  facts: 'Kreuze an, was stimmt',
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
