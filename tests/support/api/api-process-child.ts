import { serveApi } from '../stack/serve-api';

/* A process of its own that serves the API, says where, and ends with its parent. */
process.on('disconnect', () => process.exit(0));
const { url } = await serveApi();
process.send?.(url);
