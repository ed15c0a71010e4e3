import { type CoachInvite, COACH_INVITES, isOpenInvite } from '@touchline/domain/person/college-staff/coach-invite';
import { CLAIM_OBJECTIONS, objectionId } from '@touchline/domain/person/claims/claim-objection';
import { LISTED_ALUMNI, listedAlumnusId } from '@touchline/domain/person/claims/listed-alumnus';
import { role, type Role } from '@touchline/domain/person/roles/role';
import { SAVED_COLLEGES } from '@touchline/domain/person/saved-college';
import { VISITS } from '@touchline/domain/person/visits/visit';
import { PROFILES } from '@touchline/domain/person/stored-profiles';
import { sameJson } from '@touchline/domain/kernel/json/json';
import type { MergeMove } from '@touchline/domain/merging/merge-move';
import {
  movedInvite,
  movedObjection,
  movedRoles,
  movedSave,
  movedVisit,
  movedWish,
  restoredRoles,
  rolesAt,
} from '@touchline/domain/merging/moved-people';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { collectionGroupOf, collectionOf } from '../../platform/stored-document';
import type { RenewRoleClaims } from '../sign-in/role-claims';
import { documentsAfter, mergingOf, type MovedPart, recorded } from './merge-documents-store';
import { changedPart, rekeyedPart } from './moved-documents';

/** The documents of one step, and the saved colleges that one step looks at. */
const AT_ONCE = 25;
const SAVES_AT_ONCE = 500;

/** The owner of a saved college, by its path. */
const ownerIn = (path: string): string => path.split('/')[1] ?? '';

const recordedRoles = z.object({ roles: z.array(role) });
const rolesIn = (fields: MergeMove['before']): readonly Role[] => recordedRoles.parse(fields).roles;

/** The parts of a merge that belong to people: roles with wishes and objections, invitations, saves, visits. */
export function peopleParts(database: () => Firestore, renewClaims: RenewRoleClaims) {
  const ofCollege = <Document extends { readonly collegeId: string }>(
    collection: FirebaseFirestore.CollectionReference<Document>,
    collegeId: string,
    cursor: string | null,
  ) => documentsAfter(database(), collection.where('collegeId', '==', collegeId), cursor, AT_ONCE);

  const savesOf = (uid: string) => collectionOf(database(), SAVED_COLLEGES, { uid });

  return {
    roles: changedPart(database, {
      part: 'roles',
      collection: PROFILES,
      find: async (merge) => {
        const holders = collectionOf(database(), PROFILES).where('roles', 'array-contains-any', rolesAt(merge.from._id));
        const { docs, cursor } = await documentsAfter(database(), holders, merge.cursor, AT_ONCE);
        return {
          cursor,
          refs: docs.map(({ ref }) => ref),
          moved: (profile, now) => {
            const roles = movedRoles(profile.roles, mergingOf(merge));
            if (sameJson(roles, profile.roles)) return null;
            return {
              document: { ...profile, roles: [...roles], version: profile.version + 1, updatedAt: now.toISOString() },
              move: {
                person: profile._id,
                before: recorded({ roles: profile.roles }),
                after: recorded({ roles }),
              },
            };
          },
        };
      },
      restored: (profile, { before, after }, merge, now) => {
        const roles = restoredRoles(profile.roles, { before: rolesIn(before), after: rolesIn(after) }, mergingOf(merge));
        if (roles === null) return null;
        return { ...profile, roles: [...roles], version: profile.version + 1, updatedAt: now.toISOString() };
      },
      afterwards: ({ person }) => (person === null ? Promise.resolve() : renewClaims(person)),
    }),

    alumni: rekeyedPart(database, {
      part: 'alumni',
      collection: LISTED_ALUMNI,
      find: async ({ from, cursor: after }) => {
        const { docs, cursor } = await ofCollege(collectionOf(database(), LISTED_ALUMNI), from._id, after);
        return { refs: docs.map(({ ref }) => ref), cursor };
      },
      moved: movedWish,
      idThere: ({ uid }, { into }) => listedAlumnusId(uid, into),
      people: ({ uid }) => ({ person: uid }),
    }),

    objections: rekeyedPart(database, {
      part: 'objections',
      collection: CLAIM_OBJECTIONS,
      find: async ({ from, cursor: after }) => {
        const { docs, cursor } = await ofCollege(collectionOf(database(), CLAIM_OBJECTIONS), from._id, after);
        return { refs: docs.map(({ ref }) => ref), cursor };
      },
      moved: movedObjection,
      idThere: (objection, { into }) => objectionId({ ...objection, collegeId: into }),
      people: ({ claimant, by }) => ({ person: claimant, objector: by }),
    }),

    saves: rekeyedPart(database, {
      part: 'saves',
      collection: SAVED_COLLEGES,
      find: async ({ from, cursor: after }) => {
        const all = collectionGroupOf(database(), SAVED_COLLEGES).select();
        const { docs, cursor } = await documentsAfter(database(), all, after, SAVES_AT_ONCE);
        const found = docs.filter(({ id }) => id === from._id);
        const taken = found.slice(0, AT_ONCE);
        const isCut = found.length > taken.length;
        return {
          refs: taken.map(({ ref }) => savesOf(ownerIn(ref.path)).doc(from._id)),
          cursor: isCut ? (taken.at(-1)?.ref.path ?? null) : cursor,
        };
      },
      moved: movedSave,
      idThere: (_, { into }) => into,
      people: (_, path) => ({ person: ownerIn(path) }),
    }),

    visits: changedPart(database, {
      part: 'visits',
      collection: VISITS,
      find: async (merge) => {
        const { docs, cursor } = await ofCollege(collectionOf(database(), VISITS), merge.from._id, merge.cursor);
        return {
          cursor,
          refs: docs.map(({ ref }) => ref),
          moved: (visit) => {
            const document = movedVisit(visit, mergingOf(merge));
            return document === null ? null : { document, move: { person: visit.owner } };
          },
        };
      },
      restored: (visit, _, merge) => movedVisit(visit, { from: merge.into._id, into: merge.from._id }),
    }),

    invites: changedPart(database, {
      part: 'invites',
      collection: COACH_INVITES,
      find: async (merge) => {
        const invites = collectionOf(database(), COACH_INVITES);
        const [{ docs, cursor }, there] = await Promise.all([
          ofCollege(invites, merge.from._id, merge.cursor),
          invites.where('collegeId', '==', merge.into._id).get(),
        ]);
        const others = there.docs.map((one) => one.data());
        return {
          cursor,
          refs: docs.map(({ ref }) => ref),
          moved: (invite, now) => {
            const at = now.toISOString();
            const isInvited = others.some((one) => one.email === invite.email && isOpenInvite(one, at));
            const document = movedInvite(invite, isInvited, mergingOf(merge), at);
            return { document, move: { before: recorded(shownState(invite)), after: recorded(shownState(document)) } };
          },
        };
      },
      restored: (invite, { before, after }) => {
        if (!sameJson(shownState(invite), after)) return null;
        return { ...invite, ...inviteState.parse(before) };
      },
    }),
  } satisfies Record<string, MovedPart>;
}

const inviteState = z.object({
  collegeId: z.string(),
  acceptedAt: z.nullable(z.string()),
  revokedAt: z.nullable(z.string()),
});

/** Where an invitation leads and whether it is open still. */
function shownState({ collegeId, acceptedAt, revokedAt }: CoachInvite) {
  return { collegeId, acceptedAt, revokedAt };
}
