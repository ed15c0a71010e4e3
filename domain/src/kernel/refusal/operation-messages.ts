/** The messages about what admins run: messages to the operator and outgoing mails. */
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
  messageWithoutAddress: {
    en: 'Nobody can be answered here: there is no email address, or it got too many answers today.',
    de: 'Hier lässt sich niemandem antworten: Es gibt keine E-Mail-Adresse, oder dorthin gingen heute schon zu viele Antworten.',
  },
} as const;
