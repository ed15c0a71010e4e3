import { isConsentService } from '@touchline/domain/consent/allowed-services';
import type { ConsentService } from '@touchline/domain/constants/consent-services';
import { readStored } from '../../lib/browser-storage';

/** Where the consent windows keep what was chosen (specification §4: stored locally). */
export const CHOICE_STORED_AS = 'touchline.consent';

/** A choice of services and when it was last made (milliseconds since 1970). */
export interface StoredChoice {
  readonly services: readonly ConsentService[];
  readonly atMs: number;
}

/** The choice this browser keeps, or null: none was made, it has expired, or it cannot be read. */
export function readChoice(nowMs: number): StoredChoice | null {
  try {
    const stored: unknown = JSON.parse(readStored(CHOICE_STORED_AS) ?? 'null');
    return isKept(stored) && stored.expirationTime > nowMs
      ? {
          services: Object.values(stored.services).flat().filter(isConsentService),
          atMs: Date.parse(stored.lastConsentTimestamp),
        }
      : null;
  } catch {
    return null;
  }
}

interface Kept {
  readonly services: Readonly<Record<string, readonly string[]>>;
  readonly expirationTime: number;
  readonly lastConsentTimestamp: string;
}

function isKept(stored: unknown): stored is Kept {
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
