import { randomBytes } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import http, { ClientRequest, IncomingMessage, type RequestOptions } from 'node:http';
import { canDecode } from '@touchline/domain/http/decodable-path';

/*
 * Preloaded into the Firebase CLI (`node --require`). Its emulators of Hosting and functions decode the path of each
 * request, and fail where that is impossible (`/%E0%A4%A`). Production hands such a path to the function. So the
 * percent signs of one are escaped as it arrives, with a mark at its end, and the request to the function has it as
 * it was sent.
 */
const mark = `-${randomBytes(12).toString('hex')}`;

subscribe('http.server.request.start', (message) => {
  if (typeof message !== 'object' || message === null || !('request' in message)) return;
  const { request } = message;
  if (!(request instanceof IncomingMessage) || request.url === undefined) return;
  const [path = ''] = request.url.split('?');
  if (!canDecode(path)) request.url = `${path.replaceAll('%', '%25')}${mark}${request.url.slice(path.length)}`;
});

const send = http.request;
http.request = (first: unknown, ...rest: unknown[]) => {
  const options = hasPath(first) ? { ...first, path: asSent(first.path) } : first;
  const sent: unknown = Reflect.apply(send, http, [options, ...rest]);
  if (sent instanceof ClientRequest) return sent;
  throw new Error('Node made no request.');
};

function hasPath(options: unknown): options is RequestOptions & { readonly path: string } {
  return typeof options === 'object' && options !== null && 'path' in options && typeof options.path === 'string';
}

/** The path of a request to the worker of a function, without what was done to it above. */
function asSent(target: string): string {
  const [path = ''] = target.split('?');
  if (!path.endsWith(mark)) return target;
  return path.slice(0, -mark.length).replaceAll('%25', '%') + target.slice(path.length);
}
