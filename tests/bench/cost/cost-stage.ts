import { aRegistration } from '@touchline/domain/person/testing/a-registration';
import type { DemoWorld } from '@touchline/local/seed/demo-world';
import { startStripeDouble } from '@touchline/local/stripe-double/start-stripe-double';
import { allJobs } from '@touchline/functions/features/jobs/jobs';
import { runJobs } from '@touchline/functions/features/jobs/run-jobs';
import { firebaseAuthChanges } from '@touchline/functions/platform/auth/auth-changes-gateway';
import { newId, systemClock } from '@touchline/functions/platform/clock-and-ids';
import { firestore } from '@touchline/functions/platform/firestore';
import { pictureFiles } from '@touchline/functions/platform/picture-file-store';
import { aCaller } from '../../support/api/caller';
import { aStoredCollege } from '../../support/api/colleges/colleges';
import { acceptedAt } from '../../support/api/claims/coach-roles';
import { idTokenOf, signedIn } from '../../support/api/members/people';
import { aPhoto } from '../../support/api/pictures/pictures';
import { aPlayer } from '../../support/api/profiles/profiles';
import { serveApi } from '../../support/stack/serve-api';
import type { Stage } from './everyday-actions';

const COLLEGES = 6;
const READ_PLAYERS = 20;
const PHOTO = { width: 4000, height: 3000 } as const;

/** The demo world behind the API, with a player, a coach and a double of the payment provider. */
export async function costStage(world: DemoWorld): Promise<{ readonly stage: Stage; readonly end: () => Promise<void> }> {
  let webhook: string | null = null;
  const double = await startStripeDouble({ port: 0, webhook: () => webhook });
  process.env.STRIPE_DOUBLE = double.host;
  const api = await serveApi();
  webhook = `${api.url}/ui/v1/stripe/webhook`;
  const own = await aStoredCollege();
  const coach = await signedIn(api.url, { roles: [acceptedAt(own._id)] });
  const { caller: player, stored } = await aPlayer(api.url, { adultFrom: '2020-01-01' });
  const read = world.samples.map(({ profile }) => profile).filter(({ type }) => type === 'playerHighSchool');
  const visitor = aCaller(api.url);
  const people = new Map([player, coach].map((person) => [person.uid, person]));
  const jobs = () =>
    allJobs({ database: firestore, files: pictureFiles(), users: firebaseAuthChanges(), clock: systemClock, newId });
  return {
    stage: {
      ...{ visitor, own, player, coach, double },
      colleges: world.colleges.filter(({ league, division }) => league === 'ncaa' && division === 1).slice(0, COLLEGES),
      usernames: read.slice(0, READ_PLAYERS).map(({ username }) => username),
      players: [stored._id, ...read.map(({ _id }) => _id)],
      idTokenOf: (uid) => {
        const person = people.get(uid);
        if (person === undefined) throw new Error(`${uid} is nobody here.`);
        return idTokenOf(person);
      },
      registration: () => ({ ...aRegistration, email: `${newId()}@people.example` }),
      photo: await aPhoto(PHOTO),
      runJobs: () => runJobs(jobs(), () => undefined),
    },
    end: async () => {
      await api.close();
      await double.stop();
      await firestore().terminate();
    },
  };
}
