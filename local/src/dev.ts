import { runStack } from './launcher/run-stack';
import { startDevStack } from './launcher/start-dev-stack';

/* `npm run dev`: the same world for daily work, where every saved file shows at once. */
process.exit(await runStack(process.argv.slice(2), startDevStack));
