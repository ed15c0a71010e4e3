import { runStages } from './stage';
import { EXTENDED_STAGES } from './test-stages';

await runStages(EXTENDED_STAGES, { isGuarded: false });
