import { isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import { sexOf } from '@touchline/domain/person/claims/coach-colleges';
import { shownGrades } from '@touchline/domain/person/profiles/grade-scale';
import { CAMPUS_SETTINGS } from '@touchline/domain/reference/college-kinds';
import { ENROLLMENT_BANDS } from '@touchline/domain/reference/limits';
import { STUDY_FIELDS } from '@touchline/domain/reference/player-lists';
import { POSITIONS } from '@touchline/domain/reference/positions';
import { REGION_STATES } from '@touchline/domain/reference/geography/region-of-state';
import { stateCodeOf } from '@touchline/domain/reference/states';
import { COMPETITION_LEVELS } from '@touchline/domain/search/competition-levels';
import { EQUAL_WEIGHTS, type FitWeights, WEIGHT_RANGE } from '@touchline/domain/search/fit/fit-of';
import { byPart } from '@touchline/domain/search/fit/fit-part';
import { ABROAD, type FitWishes, HOME_WISHES, NO_WISHES, STRENGTH_WISHES } from '@touchline/domain/search/fit/fit-wishes';
import { useMemo } from 'react';
import { useSessionState } from '../../session/session-context';
import type { SessionState } from '../../session/session-state';
import { type OwnMarks, useOwnMarks } from '../numbers/own-marks';
import { useStoredClass } from '../contact-clock/own-class';
import { useOwnPayer } from '../price/own-payer';
import { type FitSettings, useFitSettings } from './fit-settings';

const SIZES = Object.keys(ENROLLMENT_BANDS) as (keyof typeof ENROLLMENT_BANDS)[];
const REGIONS = Object.keys(REGION_STATES);
const SEXES = ['male', 'female'] as const;

type Stored = FitSettings['wishes'];

function oneOf<Value extends string>(values: readonly Value[], stored: unknown): Value | null {
  return values.find((value) => value === stored) ?? null;
}

function someOf<Value extends string>(values: readonly Value[], stored: unknown): readonly Value[] {
  return Array.isArray(stored) ? values.filter((value) => stored.includes(value)) : [];
}

/** What was given on this device. */
function wishesOnDevice(stored: Stored, marks: OwnMarks, year: number | null): Omit<FitWishes, 'payer'> {
  const { gpa, home } = stored;
  return {
    sex: oneOf(SEXES, stored.sex),
    positions: someOf(POSITIONS, stored.positions),
    year,
    levels: someOf(COMPETITION_LEVELS, stored.levels),
    strength: oneOf(STRENGTH_WISHES, stored.strength),
    gpa: typeof gpa === 'number' && gpa >= 0 && gpa <= 4 ? gpa : null,
    ...marks,
    field: oneOf(STUDY_FIELDS, stored.field),
    home: home === ABROAD ? ABROAD : typeof home === 'string' ? stateCodeOf(home) : null,
    distance: oneOf(HOME_WISHES, stored.distance),
    regions: someOf(REGIONS, stored.regions),
    isBySea: stored.isBySea === true,
    size: oneOf(SIZES, stored.size),
    setting: oneOf(CAMPUS_SETTINGS, stored.setting),
  };
}

/** What a player's own profile says; nothing for everybody else. */
function wishesOfProfile(profile: SessionState['profile']): Partial<FitWishes> {
  if (profile === null || !isPlayer(profile.type)) return {};
  const { sportsTypeGender, position, type, graduationYear, sat, act, studyField, address } = profile;
  const grades = shownGrades(profile);
  const state = address.administrative_area_level_1;
  const isNear = address.country === 'US' || address.country === 'CA';
  const said: { readonly [Name in keyof FitWishes]?: FitWishes[Name] | null } = {
    sex: sexOf(sportsTypeGender),
    positions: position.main,
    year: type === 'playerHighSchool' ? graduationYear : null,
    gpa: grades?.of === 4 ? grades.gpa : null,
    ...{ sat, act, field: studyField },
    home: isNear ? (state === null ? null : stateCodeOf(state)) : address.country === null ? null : ABROAD,
  };
  return Object.fromEntries(
    Object.entries(said).filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0)),
  );
}

/** What the fit computes with, and which of it the own profile says. */
export interface OwnWishes {
  readonly wishes: FitWishes;
  readonly ofProfile: ReadonlySet<keyof FitWishes>;
}

/** The own profile goes before what was given on this device. */
export function useOwnWishes(): OwnWishes {
  const { profile } = useSessionState();
  const { wishes } = useFitSettings();
  const marks = useOwnMarks();
  const year = useStoredClass();
  const { payer } = useOwnPayer();
  return useMemo(() => {
    const own = wishesOfProfile(profile);
    return {
      wishes: { ...NO_WISHES, ...wishesOnDevice(wishes, marks, year), payer, ...own },
      ofProfile: new Set(Object.keys(own) as (keyof FitWishes)[]),
    };
  }, [profile, wishes, marks, year, payer]);
}

/** The weights of this device; one that was never moved has the middle. */
export function useFitWeights(): FitWeights {
  const { weights } = useFitSettings();
  return useMemo(() => weightsIn(weights), [weights]);
}

/** The weights that were stored; whatever is no whole number of the range is as if nobody had moved it. */
export function weightsIn(stored: FitSettings['weights']): FitWeights {
  return byPart((part) => {
    const weight = stored[part];
    const isWeight = typeof weight === 'number' && weight >= WEIGHT_RANGE.least && weight <= WEIGHT_RANGE.most;
    return isWeight ? weight : EQUAL_WEIGHTS[part];
  });
}
