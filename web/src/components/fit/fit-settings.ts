import { isObject } from '@touchline/domain/kernel/json/json';
import { deviceValue } from '../../lib/device-value';

/** What of the fit this device remembers as it was stored; own-wishes.ts reads the rest of it. */
export interface FitSettings {
  /** The fit is off until a player switches it on; nothing of it is downloaded before. */
  readonly isOn: boolean;
  /** Whether colleges stand in the order of their fit. */
  readonly isOrder: boolean;
  /** Colleges with a lower number are left out; null for all. */
  readonly least: number | null;
  /** Colleges with another label of admission are left out; null for all. */
  readonly chance: 'reach' | 'match' | 'likely' | null;
  /** Numbers by part, and wishes by name. */
  readonly weights: Readonly<Record<string, unknown>>;
  readonly wishes: Readonly<Record<string, unknown>>;
}

const OFF: FitSettings = Object.freeze({
  ...{ isOn: false, isOrder: true, least: null, chance: null },
  ...{ weights: Object.freeze({}), wishes: Object.freeze({}) },
});

/** The least numbers that are offered as a filter. */
export const LEAST_FITS = [50, 60, 70, 80, 90] as const;
const CHANCES = ['reach', 'match', 'likely'] as const;

const stored = deviceValue<FitSettings>('touchline.fit', OFF, settingsIn);

function settingsIn(text: string): FitSettings {
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value)) return OFF;
    return {
      isOn: value.isOn === true,
      isOrder: value.isOrder !== false,
      least: LEAST_FITS.find((one) => one === value.least) ?? null,
      chance: CHANCES.find((one) => one === value.chance) ?? null,
      weights: isObject(value.weights) ? value.weights : OFF.weights,
      wishes: isObject(value.wishes) ? value.wishes : OFF.wishes,
    };
  } catch {
    return OFF;
  }
}

/** The settings of the fit on this device; off while a page is hydrated. They never leave the device. */
export function useFitSettings(): FitSettings {
  return stored.useValue();
}

/** Tells whether the fit is on, now and after each change on this device; the returned function ends that. */
export function watchFit(tell: (isOn: boolean) => void): () => void {
  const tellNow = () => tell(stored.current().isOn);
  tellNow();
  return stored.subscribe(tellNow);
}

/** Changes settings on this device. */
export function storeFitSettings(changed: Partial<FitSettings>): void {
  stored.storeText(JSON.stringify({ ...stored.current(), ...changed }));
}
