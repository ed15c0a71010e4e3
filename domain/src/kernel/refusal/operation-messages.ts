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
  unknownImport: { en: 'We can’t find this import.', de: 'Diesen Import gibt es nicht.' },
  importNotText: {
    en: 'This file isn’t UTF-8 text. Save it as “CSV UTF-8” and try again.',
    de: 'Diese Datei ist kein Text in UTF-8. Speichere sie als „CSV UTF-8“ und versuche es noch einmal.',
  },
  importNotReady: {
    en: 'This file can’t be imported: it isn’t checked yet, or it didn’t fit.',
    de: 'Diese Datei lässt sich nicht importieren: Sie ist noch nicht geprüft, oder sie passt nicht.',
  },
  importChanged: {
    en: 'The data has changed since this preview. Please look at the new one first.',
    de: 'Seit dieser Vorschau haben sich die Daten geändert. Sieh dir bitte zuerst die neue an.',
  },
  importEmpty: {
    en: 'There’s nothing to import: everything in this file is already stored.',
    de: 'Es gibt nichts zu importieren: Alles in dieser Datei ist schon gespeichert.',
  },
  importExpired: {
    en: 'This file is no longer here. Please upload it again.',
    de: 'Diese Datei ist nicht mehr da. Bitte lade sie noch einmal hoch.',
  },
  importRunning: {
    en: 'Another import is running. Please wait until it’s done.',
    de: 'Gerade läuft ein anderer Import. Bitte warte, bis er fertig ist.',
  },
  importNotDone: {
    en: 'Only an import that is done can be undone.',
    de: 'Nur ein fertiger Import lässt sich rückgängig machen.',
  },
  importUndone: { en: 'This import is already undone.', de: 'Dieser Import ist schon rückgängig gemacht.' },
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
