import { isPhoneNumber } from '../text/phone';

/** A phone number from a table's cell, a US one written `+1 650-723-2300` and without the extension that may follow its ten digits; null where it is none. */
export function phoneOf(cell: string): string | null {
  const digits = cell.replace(/\D/g, '');
  const [, area, exchange, line] = /^1?([2-9]\d{2})([2-9]\d{2})(\d{4})\d{0,5}$/.exec(digits) ?? [];
  if (area !== undefined && exchange !== undefined && line !== undefined) return `+1 ${area}-${exchange}-${line}`;
  return isPhoneNumber(cell) ? cell : null;
}
