import { runStack } from './launcher/run-stack';
import { startStack } from './launcher/start-stack';

/* `npm start`: all of Touchline on this machine, as it runs in production. */
process.exit(await runStack(process.argv.slice(2), startStack));
