import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What differs between the functions before they start. */
interface BeforeFunction {
  readonly name: string;
  /** Host and port of Stripe's double. */
  readonly double: string;
  /** The secrets that this function does not declare. */
  readonly undeclared: readonly string[];
}

/** What the log says where a function asks for a secret that it does not declare. */
export const UNDECLARED_SECRET = 'asks for a secret that it does not declare';

/** Writes the code that runs before a function and logs its Node, and returns its file. */
export async function beforeFunction(folder: string, { name, double, undeclared }: BeforeFunction): Promise<string> {
  const file = join(folder, `before-${name}.mjs`);
  await writeFile(file, `${stripeDetour(double)}${secretGuard(name, undeclared)}console.log(process.version);\n`);
  return file;
}

/** Leads what is meant for Stripe to its double; the deployed code itself knows no double. */
function stripeDetour(double: string): string {
  const [host = '', port = ''] = double.split(':');
  return `import http from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
const { request } = https;
https.request = (options, ...rest) => {
  if (options?.host !== 'api.stripe.com') return request(options, ...rest);
  const sent = http.request({ ...options, protocol: 'http:', host: '${host}', port: ${port}, agent: undefined }, ...rest);
  sent.once('socket', (socket) => socket.once('connect', () => socket.emit('secureConnect')));
  return sent;
};
syncBuiltinESMExports();
`;
}

/**
 * Logs and refuses every question for a secret that the function does not declare. Google's runtime would answer that
 * there is none, and code that takes a missing secret for "off" would go on without a word.
 */
function secretGuard(name: string, undeclared: readonly string[]): string {
  return `const undeclared = new Set(${JSON.stringify(undeclared)});
process.env = new Proxy(process.env, {
  get: (environment, key) => {
    if (!undeclared.has(key)) return environment[key];
    const message = '${name} ${UNDECLARED_SECRET}: ' + key;
    console.error(JSON.stringify({ severity: 'ERROR', message }));
    throw new Error(message);
  },
});
`;
}
