import type { englishAdminMoney } from '../english/admin-money';

/** The German texts of the money month by month. */
export const germanAdminMoney: Readonly<Record<keyof typeof englishAdminMoney, string>> = {
  'adminMoney.loading': 'Das Geld wird geladen',
  'adminMoney.from': 'Von',
  'adminMoney.to': 'Bis',
  'adminMoney.show': 'Anzeigen',
  'adminMoney.csv': 'Als CSV speichern',
  'adminMoney.table': 'Geld Monat für Monat',
  'adminMoney.month': 'Monat',
  'adminMoney.new': 'Neue Tarife',
  'adminMoney.renewals': 'Verlängerungen',
  'adminMoney.boosts': 'Gekaufte Boosts',
  'adminMoney.usd': 'Bezahlt in $',
  'adminMoney.eur': 'Bezahlt in €',
  'adminMoney.refundedUsd': 'davon erstattet in $',
  'adminMoney.refundedEur': 'davon erstattet in €',
  'adminMoney.disputes': 'Angefochtene Zahlungen',
  'adminMoney.cancellations': 'Beendete Tarife',
  'adminMoney.premium': 'Premium am Ende',
  'adminMoney.guestAccess': 'Gastzugang am Ende',
  'adminMoney.note':
    'Monate gelten in UTC. Erstattetes und Angefochtenes zählt im Monat der Zahlung. Dollar und Euro werden nie zusammengezählt.',
  'adminMoney.nothing': 'In diesen Monaten wurde nichts bezahlt.',
};
