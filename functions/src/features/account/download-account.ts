import { accountDownload, pictureFileOf } from '@touchline/domain/collections/personal-data-export';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import type { Person } from '@touchline/domain/person/account/change-account';
import type { Interest } from '@touchline/domain/person/views/interest';
import type { AuthChanges } from '../../platform/auth/auth-changes-gateway';
import type { Clock } from '../../platform/clock-and-ids';
import { callerUid, type Handler } from '../../platform/handler';
import { logUnreadable } from '../../platform/log';
import type { RateLimit } from '../../platform/rate-limit-store';
import { zipParts, type ZippedFile } from '../../platform/zip-parts';
import type { ServePicture } from '../pictures/served-pictures';
import type { AccountStore } from './account-store';
import type { FindPersonalData } from './personal-data-store';

/** What a download is made from; `serve` returns pictures to their owner, hidden or not. */
export interface DownloadSources {
  readonly accounts: AccountStore;
  readonly findPersonalData: FindPersonalData;
  /** What a player reads on /account of how often they were seen. */
  readonly interestOf: (uid: string) => Promise<Interest | null>;
  readonly users: Pick<AuthChanges, 'find'>;
  readonly serve: ServePicture;
  /** The photos of a person's visits. */
  readonly visitPhotosOf: (uid: string) => Promise<readonly string[]>;
  readonly rateLimit: RateLimit;
  readonly clock: Clock;
}

/**
 * GET /ui/v1/account/download: `touchline.json` and the pictures, one after the other. A picture whose bytes are lost
 * is left out and reported.
 */
export function downloadAccount(sources: DownloadSources): Handler<'downloadAccount'> {
  return async ({ actor }) => {
    const uid = callerUid(actor);
    await sources.rateLimit.perPerson(uid);
    const [person, user] = await Promise.all([sources.accounts.find(uid), sources.users.find(uid)]);
    if (person === null || user === null) throw new Refusal('notFound', 'noProfile');
    const madeAt = sources.clock().toISOString();
    const { email, emailVerified, providers, createdAt, lastSignInAt } = user;
    const provider = { email, emailVerified, providers: [...providers], createdAt, lastSignInAt };
    const [data, photos, interest] = await Promise.all([
      sources.findPersonalData(uid),
      sources.visitPhotosOf(uid),
      isPlayer(person.profile.type) ? sources.interestOf(uid) : null,
    ]);
    const text = JSON.stringify(accountDownload(uid, provider, { ...data, interest }, madeAt), null, 2);
    return {
      parts: zipParts(filesOf(person, photos, text, sources.serve)),
      contentType: 'application/zip',
      fileName: `touchline-${person.profile.username}-${madeAt.slice(0, 10)}.zip`,
    };
  };
}

async function* filesOf(
  { profile }: Person,
  photos: readonly string[],
  text: string,
  serve: ServePicture,
): AsyncGenerator<ZippedFile> {
  yield { name: 'touchline.json', bytes: new TextEncoder().encode(text), isPacked: false };
  const pictures = [
    ...profile.pictures.map((pictureId) => ({ kind: 'profiles' as const, pictureId })),
    ...photos.map((pictureId) => ({ kind: 'visits' as const, pictureId })),
  ];
  for (const { kind, pictureId } of pictures) {
    try {
      const picture = await serve({ kind, ownerId: profile._id, pictureId, variant: 'plain' });
      yield { name: pictureFileOf(pictureId, picture.contentType), bytes: picture.bytes, isPacked: true };
    } catch (failure) {
      if (!(failure instanceof Refusal && failure.kind === 'notFound')) throw failure;
      logUnreadable(new Error(`${kind}/${profile._id}/${pictureId} has no bytes`));
    }
  }
}
