const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for a day that exists, written YYYY-MM-DD; refuses 2011-02-29, 2010-1-1 and everything around it. */
export function isCalendarDate(text: string): boolean {
  const [, year, month, day] = SHAPE.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  if (Number(year) < 1 || Number(month) < 1 || Number(month) > 12 || Number(day) < 1) return false;
  return Number(day) <= daysIn(Number(year), Number(month));
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
