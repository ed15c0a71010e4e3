/** Messages about plans, boosts and payments. */
export const MONEY_MESSAGES = {
  coachesBuyNothing: {
    en: 'Coaches get full access for free, so there’s nothing for you to buy.',
    de: 'Coaches haben kostenlos vollen Zugang. Du musst nichts kaufen.',
  },
  onlyPlayersBuyThis: {
    en: 'Premium and the boosts are for players. Guest Access is the plan for parents and alumni.',
    de: 'Premium und die Boosts sind für Spielerinnen und Spieler. Für Eltern und Ehemalige gibt es den Gastzugang.',
  },
  planActive: { en: 'You already have this plan.', de: 'Diesen Tarif hast du schon.' },
  planIncluded: {
    en: 'Your Premium already includes all of Guest Access.',
    de: 'Dein Premium enthält schon alles, was der Gastzugang bietet.',
  },
  purchaseAsked: {
    en: 'We asked your parent or guardian by email. Nothing is charged before they say yes.',
    de: 'Wir haben deine Eltern per Mail gefragt. Vor ihrem Ja wird nichts abgebucht.',
  },
  purchaseDeclined: {
    en: 'Your parent or guardian said no to this. You can ask again a week after their answer.',
    de: 'Deine Eltern haben hier Nein gesagt. Eine Woche nach ihrer Antwort kannst du noch einmal fragen.',
  },
  unknownPurchaseRequest: { en: 'We can’t find this question.', de: 'Diese Anfrage gibt es nicht.' },
  purchaseRequestOver: {
    en: 'This question is over: it was paid already, or the time has passed.',
    de: 'Diese Anfrage ist vorbei: Es ist schon bezahlt, oder die Zeit ist um.',
  },
  guardianForPurchase: {
    en: 'Until you are 18, we email a parent or guardian about every purchase. Please enter their email address.',
    de: 'Bis du 18 bist, schreiben wir bei jedem Kauf einer sorgeberechtigten Person. Bitte gib ihre E-Mail-Adresse an.',
  },
  nothingQueued: {
    en: 'You’re not in the queue to be featured right now, so there’s no line to skip.',
    de: 'Du stehst gerade nicht in der Warteschlange der Vorstellungen, kannst also nicht nach vorn rücken.',
  },
  firstAlready: {
    en: 'You have already skipped the line.',
    de: 'Du bist in der Warteschlange schon vorgerückt.',
  },
  notPostedYet: {
    en: 'Your first feature is free and hasn’t been posted yet. After that you can be featured again.',
    de: 'Deine erste Vorstellung ist kostenlos und noch nicht erschienen. Danach kannst du noch einmal vorgestellt werden.',
  },
  queuedAlready: {
    en: 'You’re already in the queue to be featured.',
    de: 'Du stehst schon in der Warteschlange der Vorstellungen.',
  },
  boostWaits: {
    en: 'You have already paid for another feature. It’s waiting its turn.',
    de: 'Eine weitere Vorstellung hast du schon bezahlt; sie wartet, bis sie dran ist.',
  },
  notQueueable: {
    en: 'To be featured again, your profile must be visible, 70% complete and have consent to be featured.',
    de: 'Für eine weitere Vorstellung muss dein Profil sichtbar und zu 70 % gefüllt sein, und die Einwilligung muss vorliegen.',
  },
  nothingBought: { en: 'You have not bought anything yet.', de: 'Du hast noch nichts gekauft.' },
  paymentsOff: { en: 'Payments aren’t available here yet.', de: 'Zahlungen sind hier noch nicht möglich.' },
  paymentUnavailable: {
    en: 'The payment provider cannot be reached right now. Nothing was charged; please try again.',
    de: 'Der Zahlungsdienst ist gerade nicht erreichbar. Es wurde nichts abgebucht; bitte versuche es noch einmal.',
  },
  priceNameUnknown: { en: 'We can’t find this price.', de: 'Diesen Preis gibt es nicht.' },
  unknownOrder: { en: 'We can’t find this order.', de: 'Diese Bestellung gibt es nicht.' },
  orderUnpaid: { en: 'This order has not been paid.', de: 'Diese Bestellung ist nicht bezahlt.' },
  unknownPurchase: { en: 'We can’t find this purchase.', de: 'Diesen Kauf gibt es nicht.' },
  unknownPayment: { en: 'This purchase has no such payment.', de: 'Diese Zahlung gehört nicht zu diesem Kauf.' },
  refundTooMuch: { en: 'There is less than that left to refund.', de: 'So viel ist von dieser Zahlung nicht übrig.' },
  refundedMeanwhile: {
    en: 'This payment has been refunded in the meantime. Please check what is left.',
    de: 'Von dieser Zahlung wurde inzwischen etwas erstattet. Bitte sieh nach, was übrig ist.',
  },
  paymentDisputed: {
    en: 'The buyer’s bank is disputing this payment, so it can’t be refunded.',
    de: 'Die Bank hat diese Zahlung angefochten, deshalb lässt sie sich nicht erstatten.',
  },
  refundRefused: {
    en: 'The payment provider declined the refund. Nothing was paid back.',
    de: 'Der Zahlungsdienst hat die Erstattung abgelehnt. Es wurde nichts zurückgezahlt.',
  },
  buyerGone: {
    en: 'The buyer’s account has been deleted. Please refund this payment with the payment provider.',
    de: 'Das Konto gibt es nicht mehr. Erstatte diese Zahlung beim Zahlungsdienst.',
  },
  monthsUnknown: {
    en: 'Please choose a range of at most 36 months, such as 2026-01 to 2026-06.',
    de: 'Bitte wähle einen Zeitraum von höchstens 36 Monaten, etwa 2026-01 bis 2026-06.',
  },
  eventRefused: {
    en: 'The payment provider did not sign this event for us.',
    de: 'Dieses Ereignis hat der Zahlungsdienst nicht für uns signiert.',
  },
} as const;
