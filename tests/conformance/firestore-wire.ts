import { Client, credentials, Metadata, status } from '@grpc/grpc-js';
import { loadFirestoreService, protosFolder } from '@touchline/local/firestore-engine/wire/firestore-service';

/** What one call brought: every message in its order, or the refusal's code. */
export type Outcome = { readonly messages: readonly unknown[] } | { readonly refused: string; readonly says: string };

/** A Firestore spoken to in plain gRPC: nothing is repeated, checked or smoothed on the way, as an SDK would. */
export interface FirestoreWire {
  call(rpc: string, request: object, bearer?: string | null): Promise<Outcome>;
  close(): void;
}

const LARGEST_MESSAGE = 64 * 1024 * 1024;

/** Opens a connection to a Firestore at `host:port`. */
export function firestoreWire(address: string): FirestoreWire {
  const { definition } = loadFirestoreService(protosFolder());
  const client = new Client(address, credentials.createInsecure(), { 'grpc.max_receive_message_length': LARGEST_MESSAGE });
  return {
    call: (rpc, request, bearer = 'Bearer owner') => {
      const method = definition[rpc];
      if (method === undefined) throw new Error(`Firestore has no ${rpc}.`);
      const metadata = new Metadata();
      if (bearer !== null) metadata.set('authorization', bearer);
      const stream = client.makeServerStreamRequest(
        method.path,
        method.requestSerialize,
        method.responseDeserialize,
        request,
        metadata,
      );
      const messages: unknown[] = [];
      stream.on('data', (message: unknown) => messages.push(message));
      stream.on('error', () => undefined);
      return new Promise((resolve) => {
        stream.once('status', ({ code, details }) => {
          resolve(code === status.OK ? { messages } : { refused: status[code], says: details });
        });
      });
    },
    close: () => client.close(),
  };
}
