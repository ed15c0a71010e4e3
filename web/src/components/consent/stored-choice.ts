import { type ConsentService, isConsentService } from '@touchline/domain/person/consent/allowed-services';
import { readStored } from '../../lib/browser-storage';

/** The key under which the consent windows store the choice in this browser (S4-15). */
export const CHOICE_STORED_AS = 'touchline.consent';

/** A choice of services and when it was last made (milliseconds since 1970). */
interface StoredChoice {
  readonly services: readonly ConsentService[];
  readonly atMs: number;
}

/** The choice stored in this browser; null where none was made, it has expired or it cannot be read. */
export function readChoice(nowMs: number): StoredChoice | null {
  try {
    const stored: unknown = JSON.parse(readStored(CHOICE_STORED_AS) ?? 'null');
    return isStoredEntry(stored) && stored.expirationTime > nowMs
      ? {
          services: Object.values(stored.services).flat().filter(isConsentService),
          atMs: Date.parse(stored.lastConsentTimestamp),
        }
      : null;
  } catch {
    return null;
  }
}

interface StoredEntry {
  readonly services: Readonly<Record<string, readonly string[]>>;
  readonly expirationTime: number;
  readonly lastConsentTimestamp: string;
}

function isStoredEntry(stored: unknown): stored is StoredEntry {
  if (typeof stored !== 'object' || stored === null) return false;
  if (!('services' in stored && 'expirationTime' in stored && 'lastConsentTimestamp' in stored)) return false;
  const { services, expirationTime, lastConsentTimestamp } = stored;
  return (
    typeof expirationTime === 'number' &&
    typeof lastConsentTimestamp === 'string' &&
    typeof services === 'object' &&
    services !== null &&
    Object.values(services).every((names) => Array.isArray(names) && names.every((name) => typeof name === 'string'))
  );
}
