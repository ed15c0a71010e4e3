import { COLLEGE_ID } from '@touchline/domain/college/path-name';
import { COMPARED_AT_MOST } from '@touchline/domain/college/comparison/compare-address';
import { isObject } from '@touchline/domain/kernel/json/json';
import { deviceValue } from '../../lib/device-value';

/** A college that the reader has chosen for the comparison. */
export interface ChosenCollege {
  readonly collegeId: string;
  readonly name: string;
}

const NONE: readonly ChosenCollege[] = Object.freeze([]);
const stored = deviceValue('touchline.compared', NONE, choiceIn);

/** The colleges chosen for the comparison on this device, in the order of the choice; none while a page is hydrated. */
export function useCompareChoice(): readonly ChosenCollege[] {
  return stored.useValue();
}

/** Adds a college to the comparison, or takes it out. False where `most` are chosen already; nothing changes then. */
export function toggleCompared({ collegeId, name }: ChosenCollege, most: number): boolean {
  const chosen = stored.current();
  const others = chosen.filter((one) => one.collegeId !== collegeId);
  if (others.length === chosen.length && chosen.length >= most) return false;
  storeChoice(others.length < chosen.length ? others : [...chosen, { collegeId, name }]);
  return true;
}

/** Takes every college out of the comparison. */
export function clearCompared(): void {
  storeChoice(NONE);
}

function storeChoice(chosen: readonly ChosenCollege[]): void {
  stored.storeText(chosen.length === 0 ? null : JSON.stringify(chosen));
}

function choiceIn(text: string): readonly ChosenCollege[] {
  try {
    const chosen: unknown = JSON.parse(text);
    return Array.isArray(chosen) ? chosen.flatMap(collegeIn).slice(0, COMPARED_AT_MOST.wide) : NONE;
  } catch {
    return NONE;
  }
}

function collegeIn(entry: unknown): readonly ChosenCollege[] {
  if (!isObject(entry)) return [];
  const { collegeId, name } = entry;
  return typeof collegeId === 'string' && COLLEGE_ID.test(collegeId) && typeof name === 'string' ? [{ collegeId, name }] : [];
}
