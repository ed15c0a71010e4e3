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
  'adminMoney.refundedUsd': 'of it refunded in $',
  'adminMoney.refundedEur': 'of it refunded in €',
  'adminMoney.disputes': 'Disputed payments',
  'adminMoney.cancellations': 'Plans ended',
  'adminMoney.premium': 'Premium at the end',
  'adminMoney.guestAccess': 'Guest Access at the end',
  'adminMoney.note':
    'Months are those of UTC. What was refunded or disputed counts in the month of the payment. Dollars and euros are never added.',
  'adminMoney.nothing': 'Nothing was paid in these months.',
} as const;
