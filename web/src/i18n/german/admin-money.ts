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
  'adminMoney.refundedUsd': 'Erstattet in $',
  'adminMoney.refundedEur': 'Erstattet in €',
  'adminMoney.disputes': 'Neue Anfechtungen',
  'adminMoney.cancellations': 'Beendete Tarife',
  'adminMoney.premium': 'Premium am Ende',
  'adminMoney.guestAccess': 'Gastzugang am Ende',
  'adminMoney.note':
    'Monate gelten in UTC. Erstattungen und Anfechtungen zählen in dem Monat, in dem es sie gab, wann auch immer bezahlt wurde. Dollar und Euro werden nie zusammengezählt.',
  'adminMoney.nothing': 'In diesen Monaten wurde nichts bezahlt.',
};
