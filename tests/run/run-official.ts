import { hasOfficialFirestore, OFFICIAL } from '@touchline/local/firestore/firestore-engines';
import { runStages } from './stage';

const NO_OFFICIAL = 'No official Firestore emulator was found: the API tests on it are skipped.';

/* The API tests with Google's Firestore emulator instead of our engine; where none is installed, one loud sentence. */
if (await hasOfficialFirestore()) {
  process.env.FIRESTORE_ENGINE = OFFICIAL;
  const lanes = [[['vitest', 'run', '--project', 'api', '--project', 'extended', 'tests/api']]] as const;
  await runStages([{ name: 'api, official', minutes: 8, lanes }], { isGuarded: false });
} else console.warn(`\n!!! ${NO_OFFICIAL} !!!\n`);
