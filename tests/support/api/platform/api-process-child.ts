import { serveApi } from '../../stack/serve-api';

/* A child process that serves the API, reports its address, and ends with its parent. */
process.on('disconnect', () => process.exit(0));
const { url } = await serveApi();
process.send?.(url);
