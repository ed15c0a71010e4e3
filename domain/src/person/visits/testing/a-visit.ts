import { type Visit, VISIT_SCHEMA_VERSION, type VisitMarks } from '../visit';

/** A visit on which nothing was marked. */
export const NO_MARKS: VisitMarks = {
  ...{ coach: null, team: null, level: null, academics: null, campus: null },
  ...{ dorm: null, food: null, town: null, cost: null, withoutSoccer: null },
};

/** A visit as it is stored. */
export function aVisit(changes: Partial<Visit> = {}): Visit {
  return {
    _id: 'demo-player.visit-1',
    schemaVersion: VISIT_SCHEMA_VERSION,
    owner: 'demo-player',
    collegeId: 'harbor-point-university',
    on: '2026-10-10',
    withWhom: 'My parents',
    marks: { ...NO_MARKS, coach: 4 },
    text: 'We saw a training.',
    photos: [],
    version: 1,
    createdAt: '2026-10-11T10:00:00.000Z',
    updatedAt: '2026-10-11T10:00:00.000Z',
    ...changes,
  };
}
