import { deliveredAddress } from '../../kernel/text/delivered-address';
import { slugOf } from '../../kernel/text/fold-text';
import type { ConfirmerKind, ConfirmerRole } from '../../reference/attested-facts';
import { isPlayer } from '../profiles/completeness/completeness';
import { isShownTo } from '../profiles/audience/shown-profile';
import { groupsShownTo, type Reader } from '../profiles/audience/visibility';
import type { Profile } from '../profiles/profile';
import { type Attestation, confirmedUntilOf } from './attestation';

/** A club or school coach to whom college coaches may write about a player, as a reader sees it. */
export interface CoachReference {
  readonly name: string;
  readonly kind: ConfirmerKind;
  readonly role: ConfirmerRole;
  readonly team: string;
  /** The address to write to, for accepted coaches alone. */
  readonly email: string | null;
  /** The month of the answer (YYYY-MM). */
  readonly month: string;
}

/** Who reads, and whether the player blocks this person in a conversation. */
interface ReferenceReader {
  readonly reader: Reader;
  readonly isBlocked: boolean;
}

/** Whether a reader may know at a time (ISO 8601) who is a reference for a player; nobody who is blocked may. */
export function mayKnowReferences(profile: Profile, { reader, isBlocked }: ReferenceReader, at: string): boolean {
  if (!isPlayer(profile.type) || !isShownTo(profile, reader)) return false;
  if (isBlocked && reader === 'coach') return false;
  return groupsShownTo(profile, reader, at.slice(0, 10)).has('reference');
}

/**
 * The references of a player as a reader sees them at a time (ISO 8601), the latest answer first: who said yes, for six
 * months, until the same person says no, or the player names the same mailbox as somebody else
 * (docs/decisions/226-a-coach-as-a-reference.md). `attestations` are all requests of this player.
 */
export function coachReferencesOf(
  profile: Profile,
  attestations: readonly Attestation[],
  who: ReferenceReader,
  at: string,
): readonly CoachReference[] {
  if (!mayKnowReferences(profile, who, at)) return [];
  const given = attestations.flatMap((one) => {
    const { answeredAt, endedAt, reference, confirmer } = one;
    if (reference?.isGiven !== true || answeredAt === null || endedAt !== null || confirmedUntilOf(answeredAt) <= at) return [];
    if (attestations.some((other) => replaces(other, one))) return [];
    const { kind, role, team, email } = confirmer;
    const shown = { name: reference.name ?? confirmer.name, kind, role, team, month: answeredAt.slice(0, 7) };
    return [{ ...shown, email: who.reader === 'coach' ? email : null, answeredAt }];
  });
  return given
    .toSorted((one, other) => other.answeredAt.localeCompare(one.answeredAt))
    .map(({ answeredAt, ...reference }) => reference);
}

/**
 * Whether a later request to the same mailbox ends the reference of an earlier one: it is answered, with yes or no, or
 * names somebody else or another club or school.
 */
function replaces(later: Attestation, earlier: Attestation): boolean {
  if (later.reference === null || later.askedAt <= earlier.askedAt) return false;
  if (deliveredAddress(later.confirmer.email) !== deliveredAddress(earlier.confirmer.email)) return false;
  if (later.answeredAt !== null || later.endedBy === 'confirmer') return true;
  return later.endedAt === null && whoOf(later) !== whoOf(earlier);
}

function whoOf({ confirmer: { name, role, team, kind } }: Attestation): string {
  return [slugOf(name), role, kind, slugOf(team)].join(' ');
}
