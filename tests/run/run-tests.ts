import { runStages } from './stage';
import { TEST_STAGES } from './test-stages';

await runStages(TEST_STAGES, { isGuarded: false });
