import { isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import { sexOf } from '@touchline/domain/person/claims/coach-colleges';
import { isCoach } from '@touchline/domain/person/roles/coach-role';
import { deviceValue } from '../../lib/device-value';
import { useSessionState } from '../../session/session-context';
import { isAuthenticated, type SessionState } from '../../session/session-state';

const [FIRST, LAST] = [1900, 2100];
const stored = deviceValue<number | null>('touchline.ownClass', null, yearOfText);

/** The year that a text names, within those of a profile; null for anything else. */
function yearOfText(text: string): number | null {
  const year = /^\d{4}$/.test(text) ? Number(text) : 0;
  return year >= FIRST && year <= LAST ? year : null;
}

/** Whose days the contact clock computes. */
export interface ClockViewer {
  /** Not shown: the session is not known yet, or a coach reads, to whom other notices speak. */
  readonly kind: 'hidden' | 'player' | 'pastSchool';
  /** The year in which the player finishes high school; null where neither profile nor device says it. */
  readonly year: number | null;
  readonly source: 'profile' | 'device' | null;
  /** The team of the player; null where the profile does not say it. */
  readonly sex: 'male' | 'female' | null;
}

const HIDDEN: ClockViewer = Object.freeze({ kind: 'hidden', year: null, source: null, sex: null });

/**
 * For whom the clock computes: the class of the own profile where it says it, else the one that was given on this
 * device. College players and professionals have left the school of which the rules speak.
 */
export function useClockViewer(): ClockViewer {
  const session = useSessionState();
  const onDevice = stored.useValue();
  return viewerOf(session, onDevice);
}

function viewerOf(session: SessionState, onDevice: number | null): ClockViewer {
  const { isSettled, profile } = session;
  if (!isSettled) return HIDDEN;
  const given: ClockViewer = { kind: 'player', year: onDevice, source: onDevice === null ? null : 'device', sex: null };
  if (!isAuthenticated(session) || profile === null) return given;
  if (isCoach(profile)) return HIDDEN;
  if (!isPlayer(profile.type)) return given;
  const sex = sexOf(profile.sportsTypeGender);
  if (profile.type !== 'playerHighSchool') return { kind: 'pastSchool', year: null, source: null, sex };
  return profile.graduationYear === null
    ? { ...given, sex }
    : { kind: 'player', year: profile.graduationYear, source: 'profile', sex };
}

/** The class that was given on this device, whatever the profile says. */
export function useStoredClass(): number | null {
  return stored.useValue();
}

/** Stores the class on this device; null forgets it. It never leaves the device. */
export function storeOwnClass(year: number | null): void {
  stored.storeText(year === null ? null : String(year));
}
