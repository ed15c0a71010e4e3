import { isObject } from '@touchline/domain/kernel/json/json';
import { CALENDAR_FEEDS, feedIdOf, newFeed } from '@touchline/domain/person/profiles/schedule/calendar-feed';
import { firestore } from '@touchline/functions/platform/firestore';
import { newId } from '@touchline/functions/platform/clock-and-ids';
import { hashOf } from '@touchline/functions/platform/rate-limit-store';
import { collectionOf } from '@touchline/functions/platform/stored-document';
import type { Answer, Caller } from '../caller';

const NAME = /\/ui\/v1\/calendars\/(?<calendar>[A-Za-z0-9_-]{48}\.ics)$/;

/** The addresses that people follow players under. */
export function feedDocuments() {
  return collectionOf(firestore(), CALENDAR_FEEDS);
}

/** Stores a feed of somebody, and returns the last part of its address. */
export async function aStoredFeed(reader: string, player: string, madeAt = new Date().toISOString()): Promise<string> {
  const secret = `${newId()}${newId()}`;
  const feed = newFeed({ reader, player, secretHash: hashOf(`calendar ${secret}`), madeAt });
  await feedDocuments().doc(feedIdOf(reader, player)).set(feed);
  return `${secret}.ics`;
}

/** Asks for an address for the calendar of a player. */
export function askForFeed(caller: Caller, profileId: string): Promise<Answer> {
  return caller.call('makeCalendarFeed', { params: { profileId } });
}

/** The last part of the address that somebody gets for the calendar of a player. */
export async function aFeed(caller: Caller, profileId: string): Promise<string> {
  const { body, text } = await askForFeed(caller, profileId);
  const calendar = isObject(body) ? NAME.exec(String(body.address))?.groups?.calendar : undefined;
  if (calendar === undefined) throw new Error(`no address: ${text}`);
  return calendar;
}

/** The lines of a calendar, unfolded; throws where it breaks a rule of RFC 5545. */
export function linesOfCalendar(text: string): readonly string[] {
  if (!text.endsWith('\r\n') || /(?<!\r)\n|\r(?!\n)/.test(text)) throw new Error('lines end with CRLF');
  if (text.split('\r\n').some((line) => Buffer.byteLength(line) > 75)) throw new Error('a line is longer than 75 bytes');
  const lines = text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
  const open: string[] = [];
  for (const line of lines) {
    if (!/^[A-Z-]+(?:;[A-Z-]+=[A-Z-]+)*:/.test(line)) throw new Error(`not a line of a calendar: ${line}`);
    const [name = '', value = ''] = line.split(':');
    if (name === 'BEGIN') open.push(value);
    if (name === 'END' && open.pop() !== value) throw new Error(`${value} ends without a beginning`);
  }
  if (open.length > 0 || lines[0] !== 'BEGIN:VCALENDAR') throw new Error('not one calendar');
  return lines;
}
