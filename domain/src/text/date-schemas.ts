import * as z from 'zod/mini';
import type { MessageCode } from '../http/api-messages';
import { isCalendarDate } from './calendar-date';

/** A day that exists, as YYYY-MM-DD. */
export const calendarDate = z.string().check(z.refine(isCalendarDate, { error: 'dateInvalid' satisfies MessageCode }));

/** A moment in UTC as ISO 8601 text: `2026-03-01T09:30:00.000Z`. */
export const instant = z.iso.datetime();
