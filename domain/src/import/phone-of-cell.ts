import { isPhoneNumber } from '../text/phone';

/** A phone number from the digits of a table, in which an extension may follow the ten of a US number; null where they are no number. */
export function phoneOf(cell: string): string | null {
  if (isPhoneNumber(cell)) return cell;
  const [, area, exchange, line] = /^1?([2-9]\d{2})([2-9]\d{2})(\d{4})\d{0,5}$/.exec(cell.replace(/\D/g, '')) ?? [];
  return area === undefined || exchange === undefined || line === undefined ? null : `+1 ${area}-${exchange}-${line}`;
}
