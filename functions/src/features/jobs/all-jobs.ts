import type { Firestore } from 'firebase-admin/firestore';
import type { Clock } from '../../platform/clock';
import type { AuthChanges } from '../../platform/auth-changes-gateway';
import type { PictureFiles } from '../../platform/picture-file-store';
import { wasRevokedSince } from '../../platform/audit-store';
import { accountStore } from '../account/account-store';
import { finishErasures } from '../account/erase-account';
import { erasureStore } from '../account/erasure-store';
import { leftUserStore } from '../account/left-user-store';
import { settleSignIns, signInSettling } from '../account/settle-sign-in';
import { signInChangeStore } from '../account/sign-in-change-store';
import { sweepLeftUsers } from '../account/sweep-left-users';
import { catalogueStore } from '../colleges/catalogue-store';
import { standingsStore } from '../colleges/standings-store';
import { collegePictureStore } from '../pictures/college-picture-store';
import { sweepPictures } from '../pictures/sweep-pictures';
import { profileStore } from '../profile/profile-store';
import { renewRoleClaims } from '../roles/renew-role-claims';
import type { Jobs } from './jobs';

/** What jobs work on. */
export interface JobSurroundings {
  readonly database: () => Firestore;
  readonly files: PictureFiles;
  readonly users: AuthChanges;
  readonly clock: Clock;
  readonly newId: () => string;
}

/** Every job of the site; each may run at any time, and again. */
export function allJobs({ database, files, users, clock, newId }: JobSurroundings) {
  const pictures = collegePictureStore(database, clock, newId);
  const standings = standingsStore(database, clock);
  const erasures = erasureStore(database, clock, newId);
  const accounts = accountStore(database, clock, newId);
  const changes = signInChangeStore(database, clock, newId);
  const renewClaims = renewRoleClaims({
    ...{ users, rolesOf: profileStore(database).rolesOf, clock },
    wasRevokedSince: (uid, moment) => wasRevokedSince(database(), uid, moment),
  });
  const catalogue = catalogueStore(database, clock);
  const settling = signInSettling({ accounts, changes, users, catalogue, renewClaims, clock, newId });
  return {
    'sweep-pictures': async () => `${await sweepPictures(pictures, files)} unused pictures removed`,
    'finish-erasures': async () => `${await finishErasures({ erasures, files, users })} deletions of accounts finished`,
    'sweep-left-users': async () =>
      `${await sweepLeftUsers({ users, left: leftUserStore(database, clock), clock })} users without account noted to be deleted`,
    'settle-sign-ins': async () => `${await settleSignIns(changes, settling)} changes of signing in looked at`,
    'renew-standings': async () =>
      (await standings.renew()) ? 'what camps and rankings say of colleges has changed' : 'nothing has changed',
  } as const satisfies Jobs;
}
