/** The messages about what admins run: messages to the operator, outgoing mails and merges of colleges. */
export const OPERATION_MESSAGES = {
  unknownMessage: { en: 'We can’t find this message.', de: 'Diese Nachricht gibt es nicht.' },
  messageHandled: {
    en: 'Somebody else has already answered or closed this message.',
    de: 'Diese Nachricht hat schon jemand beantwortet oder geschlossen.',
  },
  unknownMail: { en: 'We can’t find this mail.', de: 'Diese Mail gibt es nicht.' },
  mailNotFailed: {
    en: 'Only a mail that could not be sent can be sent again.',
    de: 'Nur eine Mail, die nicht gesendet werden konnte, lässt sich noch einmal senden.',
  },
  unknownMerge: { en: 'We can’t find this merge.', de: 'Diese Zusammenlegung gibt es nicht.' },
  mergeOfOne: { en: 'Choose another college to merge it into.', de: 'Wähle ein anderes College, in das es übergehen soll.' },
  mergeOfArchived: {
    en: 'One of the two colleges is archived. Only colleges that are on the site can be merged.',
    de: 'Eines der beiden Colleges ist archiviert. Zusammenlegen kannst du nur Colleges, die auf der Website sind.',
  },
  mergeRunning: {
    en: 'A merge is still running. Please wait until it is done.',
    de: 'Es läuft noch eine Zusammenlegung. Bitte warte, bis sie fertig ist.',
  },
  mergeUndone: {
    en: 'This merge has already been undone.',
    de: 'Diese Zusammenlegung ist schon rückgängig gemacht.',
  },
  mergeTooOld: {
    en: 'A merge can be undone for {days} days. That time is over.',
    de: 'Eine Zusammenlegung lässt sich {days} Tage lang rückgängig machen. Diese Zeit ist vorbei.',
  },
  mergedCollege: {
    en: 'This college was merged into another one. Undo the merge instead.',
    de: 'Dieses College ist in einem anderen aufgegangen. Mach stattdessen die Zusammenlegung rückgängig.',
  },
  mergeTargetGone: {
    en: 'The other college is archived or merged itself. Bring it back first.',
    de: 'Das andere College ist selbst archiviert oder zusammengelegt. Hol es zuerst zurück.',
  },
  mergeAddressUsed: {
    en: 'The other college now uses the address of this one. Rename it first.',
    de: 'Das andere College hat inzwischen die Adresse von diesem. Benenne es zuerst um.',
  },
  messageWithoutAddress: {
    en: 'Nobody can be answered here: there is no email address, or it got too many answers today.',
    de: 'Hier lässt sich niemandem antworten: Es gibt keine E-Mail-Adresse, oder dorthin gingen heute schon zu viele Antworten.',
  },
} as const;
