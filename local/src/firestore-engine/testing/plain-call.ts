import { Client, credentials, Metadata } from '@grpc/grpc-js';
import type { RunningEngine } from '../start-engine';
import { loadFirestoreService, protosFolder } from '../wire/firestore-service';
import { HOST } from './an-engine';

/**
 * The code of one plain gRPC call: the SDK always sends the admin's bearer.
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
