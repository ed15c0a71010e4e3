import { runStack } from './launcher/run-stack';
import { startDevStack } from './launcher/start-dev-stack';

/* `npm run dev`: the same site and data for daily development; every saved file shows at once. */
process.exit(await runStack(process.argv.slice(2), startDevStack));
