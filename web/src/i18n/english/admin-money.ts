/** The English texts of the money month by month. */
export const englishAdminMoney = {
  'adminMoney.loading': 'The money is loading',
  'adminMoney.from': 'From',
  'adminMoney.to': 'To',
  'adminMoney.show': 'Show',
  'adminMoney.csv': 'Save as CSV',
  'adminMoney.table': 'Money month by month',
  'adminMoney.month': 'Month',
  'adminMoney.new': 'New plans',
  'adminMoney.renewals': 'Renewals',
  'adminMoney.boosts': 'Boosts',
  'adminMoney.usd': 'Paid in $',
  'adminMoney.eur': 'Paid in €',
  'adminMoney.refundedUsd': 'Refunded in $',
  'adminMoney.refundedEur': 'Refunded in €',
  'adminMoney.disputes': 'Disputes begun',
  'adminMoney.cancellations': 'Plans ended',
  'adminMoney.premium': 'Premium at the end',
  'adminMoney.guestAccess': 'Guest Access at the end',
  'adminMoney.note':
    'Months are those of UTC. Refunds and disputes count in the month in which they were made, whenever it was paid. Dollars and euros are never added.',
  'adminMoney.nothing': 'Nothing was paid in these months.',
} as const;
