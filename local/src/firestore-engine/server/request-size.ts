import type { ServiceDefinition } from '@grpc/grpc-js';
import { invalid } from '../wire/firestore-error';

/** What production takes at most, in its own words; Google promises 10 MiB. gRPC's own limit would say RESOURCE_EXHAUSTED, which the SDK repeats. */
const LARGEST_REQUEST_BYTES = 11_534_336;

/** Stands in a handler's place for a request that was too long to be read. */
const TOO_LONG = Object.freeze({});

/** The service with requests above the limit left unread; `checkSize` refuses them. */
export function withinLimit(definition: ServiceDefinition): ServiceDefinition {
  return Object.fromEntries(
    Object.entries(definition).map(([name, method]) => {
      const requestDeserialize = (bytes: Buffer): unknown =>
        bytes.length > LARGEST_REQUEST_BYTES ? TOO_LONG : method.requestDeserialize(bytes);
      return [name, { ...method, requestDeserialize }];
    }),
  );
}

/** Refuses a request above the limit with INVALID_ARGUMENT, as production does. */
export function checkSize(request: unknown): void {
  if (request === TOO_LONG) throw invalid(`Request payload size exceeds the limit: ${LARGEST_REQUEST_BYTES} bytes.`);
}
