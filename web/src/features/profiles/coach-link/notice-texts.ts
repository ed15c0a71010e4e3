const ENGLISH = {
  open: (player: string, receiver: string) => `${player} made this link for ${receiver}. You see more than others do.`,
  until: (date: string) => `It ends on ${date}.`,
  write: (player: string) => `To write to ${player}, sign in as a coach whom a college has accepted. Parents get a copy.`,
  own: (_player: string, receiver: string) => `This link is for ${receiver}. Your own visits don’t count.`,
  coachOnly: (player: string, receiver: string) =>
    `${player} made this link for ${receiver}. It shows more only when ${receiver} is signed in.`,
  confirm: (player: string, receiver: string) =>
    `${player} made this link for ${receiver}. To see more, confirm your address: we send an email to the one that the link was made for.`,
  ask: 'Send me the email',
  sent: 'The email is on its way. Open it on this device.',
  over: 'This private link has ended. You see the page as everybody does.',
  failed: 'The private link couldn’t be opened. Please reload the page.',
  lost: 'This address is only a part of the private link. Please open the whole link again.',
};

const GERMAN: typeof ENGLISH = {
  open: (player, receiver) => `${player} hat diesen Link für ${receiver} erstellt. Du siehst mehr als andere.`,
  until: (date) => `Er endet am ${date}.`,
  write: (player) => `Schreiben kannst du ${player}, wenn du als Coach eines Colleges angemeldet bist. Die Eltern lesen mit.`,
  own: (_player, receiver) => `Dieser Link ist für ${receiver}. Deine eigenen Besuche zählen nicht.`,
  coachOnly: (player, receiver) =>
    `${player} hat diesen Link für ${receiver} erstellt. Mehr zeigt er nur, wenn ${receiver} angemeldet ist.`,
  confirm: (player, receiver) =>
    `${player} hat diesen Link für ${receiver} erstellt. Um mehr zu sehen, bestätige deine Adresse: Wir schicken eine Mail an die Adresse, für die der Link gemacht ist.`,
  ask: 'Mail schicken',
  sent: 'Die Mail ist unterwegs. Öffne sie auf diesem Gerät.',
  over: 'Dieser private Link ist beendet. Du siehst die Seite so wie alle anderen.',
  failed: 'Der private Link ließ sich nicht öffnen. Lade die Seite bitte neu.',
  lost: 'Das ist nur ein Teil des privaten Links. Öffne bitte noch einmal den ganzen Link.',
};

/** What a page says that was opened by a private link. */
export const NOTICE_TEXTS = { en: ENGLISH, de: GERMAN };
