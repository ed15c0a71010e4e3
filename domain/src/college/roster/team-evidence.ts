import type { TeamEvidence } from '../../reference/college-kinds';
import type { Sex } from '../athletics';

interface KnownTeam {
  readonly sex: Sex;
  readonly evidence: TeamEvidence | null;
}

/** How much each way of knowing a team says; `confirmed` is a person's word. */
const STRENGTH: Readonly<Record<TeamEvidence, number>> = { inferred: 1, indirect: 2, dated: 3, listed: 4, confirmed: 5 };

/** Whether one way of knowing a team says less than another; not knowing how says least. */
export function isWeakerEvidence(one: TeamEvidence | null, other: TeamEvidence | null): boolean {
  return (one === null ? 0 : STRENGTH[one]) < (other === null ? 0 : STRENGTH[other]);
}

interface WithTeams {
  readonly athletics: { readonly sport: readonly KnownTeam[] };
}

/**
 * Whether a team follows from its college's membership in a league alone: no list and no result names it. Such a team
 * is shown as not confirmed and is left out of published numbers.
 */
export function isInferredTeam({ evidence }: Pick<KnownTeam, 'evidence'>): boolean {
  return evidence === 'inferred';
}

/** The sexes of a college's inferred teams. */
export function inferredSexes({ athletics }: WithTeams): Sex[] {
  return athletics.sport.filter(isInferredTeam).map(({ sex }) => sex);
}

/**
 * The index of the first team that an edit says to be known otherwise than by the word `confirmed`, -1 where there is
 * none: what a list or a result says comes from imports alone.
 */
export function claimedEvidenceAt(before: WithTeams, after: WithTeams): number {
  const earlier = new Map(before.athletics.sport.map(({ sex, evidence }) => [sex, evidence]));
  return after.athletics.sport.findIndex(
    ({ sex, evidence }) => evidence !== null && evidence !== 'confirmed' && evidence !== earlier.get(sex),
  );
}
