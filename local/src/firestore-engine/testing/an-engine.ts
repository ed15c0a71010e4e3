import { Firestore } from '@google-cloud/firestore';
import { Client, credentials, Metadata } from '@grpc/grpc-js';
import { loadFirestoreService, protosFolder } from '../wire/firestore-service';
import { type RunningEngine, startEngine } from '../start-engine';

export const HOST = '127.0.0.1';

/** An engine at a port of the system's choice; it checks neither rules nor indexes unless told. */
export const anEngine = (more: { rulesFile?: string; indexesFile?: string } = {}): Promise<RunningEngine> =>
  startEngine({ host: HOST, port: 0, protosFolder: protosFolder(), rulesFile: null, indexesFile: null, ...more });
/** The SDK, as an admin. */
export const clientOf = ({ port }: RunningEngine): Firestore =>
  new Firestore({
    projectId: 'demo-engine',
    host: `${HOST}:${port}`,
    ssl: false,
    customHeaders: { Authorization: 'Bearer owner' },
  });

/**
 * The code of one plain gRPC call: the SDK always sends the admin's bearer, and repeats refused queries for seconds.
 */
export async function codeOf({ port }: RunningEngine, name: string, request: object, bearer: string | null): Promise<number> {
  const method = loadFirestoreService(protosFolder()).definition[name];
  if (method === undefined) throw new Error(`There is no ${name}.`);
  const client = new Client(`${HOST}:${port}`, credentials.createInsecure());
  const metadata = new Metadata();
  if (bearer !== null) metadata.set('authorization', bearer);
  const { path, requestSerialize, responseDeserialize } = method;
  const call = client.makeServerStreamRequest(path, requestSerialize, responseDeserialize, request, metadata);
  call.on('error', () => undefined).resume();
  const code = await new Promise<number>((resolve) => call.once('status', (answered) => resolve(answered.code)));
  client.close();
  return code;
}
