import { ATTESTED_FACTS, type AttestedFact, type ConfirmerKind, type ConfirmerRole } from '../../reference/attested-facts';
import { headerTeamOf } from '../profiles/completeness/completeness';
import { shownProfileTo } from '../profiles/audience/shown-profile';
import { groupsShownTo, hasMinorsPageOn, type Reader } from '../profiles/audience/visibility';
import type { Profile } from '../profiles/profile';
import { type Attestation, confirmedUntilOf } from './attestation';

/** The fields of a profile that facts are made of. */
type FactFields = Pick<Profile, 'gpa' | 'gpaOf' | 'position' | 'teams' | 'characteristics' | 'graduationYear'>;

const VALUE_OF: Readonly<Record<AttestedFact, (profile: FactFields) => string | null>> = {
  gpa: ({ gpa, gpaOf }) => (gpa === null ? null : `${gpa}/${gpaOf ?? ''}`),
  position: ({ position }) => (position.main.length === 0 ? null : position.main.join(',')),
  team: (profile) => headerTeamOf(profile)?.teamName ?? null,
  height: ({ characteristics }) => characteristics.feet,
  class: ({ graduationYear }) => (graduationYear === null ? null : String(graduationYear)),
};

/**
 * The value of a fact as it is stored and compared, null where the profile has none: `3.8/4` for grades on their scale
 * (nothing after the stroke where it is unknown), positions with commas, the name of the team in the header, the height
 * as profiles store it, the graduation year.
 */
export function valueOfFact(profile: FactFields, fact: AttestedFact): string | null {
  return VALUE_OF[fact](profile);
}

/** A fact that somebody has confirmed, as readers see it: by whom, in which month (YYYY-MM). */
export interface ConfirmedFact {
  readonly fact: AttestedFact;
  readonly kind: ConfirmerKind;
  readonly role: ConfirmerRole;
  /** The club or school; null where it would say where a minor lives or goes to school. */
  readonly team: string | null;
  readonly month: string;
}

/**
 * The facts of a page that others have confirmed, as a reader sees them at a time (ISO 8601): those whose value this
 * reader is shown and is the one that was confirmed, for six months, each by who did it last. On a minor's page the
 * club or school is named to those alone who may know town and school.
 */
export function confirmedFactsOf(
  profile: Profile,
  attestations: readonly Attestation[],
  reader: Reader,
  at: string,
): readonly ConfirmedFact[] {
  const shown = shownProfileTo(profile, reader, at);
  if (shown === null) return [];
  const today = at.slice(0, 10);
  const open = groupsShownTo(profile, reader, today);
  const isNamed = !hasMinorsPageOn(profile, today) || (open.has('town') && open.has('school'));
  return ATTESTED_FACTS.flatMap((fact): readonly ConfirmedFact[] => {
    const value = valueOfFact(shown, fact);
    const last = value === null ? null : lastConfirming(attestations, { fact, value, at });
    if (last === null) return [];
    const { kind, role, team } = last.attestation.confirmer;
    return [{ fact, kind, role, team: isNamed ? team : null, month: last.answeredAt.slice(0, 7) }];
  });
}

interface Looked {
  readonly fact: AttestedFact;
  readonly value: string;
  readonly at: string;
}

function lastConfirming(attestations: readonly Attestation[], { fact, value, at }: Looked) {
  const holding = attestations.flatMap((attestation) => {
    const { answeredAt, endedAt, facts } = attestation;
    if (answeredAt === null || endedAt !== null || confirmedUntilOf(answeredAt) <= at) return [];
    const isConfirmed = facts.some((one) => one.fact === fact && one.value === value && one.isConfirmed === true);
    return isConfirmed ? [{ attestation, answeredAt }] : [];
  });
  return holding.toSorted((one, other) => other.answeredAt.localeCompare(one.answeredAt))[0] ?? null;
}
