import { blocking, type Finding, warning, when } from '../finding';
import type { FunctionsManifest } from '../functions-manifest';

/** Top-level domains that lead nowhere on the internet (RFC 2606, RFC 6762). */
const NOWHERE = /\.(?:example|invalid|local|localhost|test)$/i;

/** Whether this is the bare name of a host that others can reach: no scheme, port or path. */
function isPublicHost(host: string): boolean {
  return /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/i.test(host) && !NOWHERE.test(host);
}

/** Whether this is an https address at a host that others can reach. */
export function isPublicAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' && isPublicHost(hostname);
}

/** Values by name, and the file that gives them; `values` is null where the file is not there. */
export interface NamedValues {
  readonly file: string;
  readonly values: Readonly<Record<string, string>> | null;
}

/** What is wrong with a value and what to write instead; null where it can be deployed. */
type Rule = (value: string) => string | null;

const between =
  (least: number, most: number): Rule =>
  (value) =>
    Number(value) < least || Number(value) > most ? `write a number from ${least} to ${most}` : null;

const matching =
  (pattern: RegExp, instead: string): Rule =>
  (value) =>
    pattern.test(value) ? null : instead;

const hosts: Rule = (value) => {
  const wrong = value
    .split(',')
    .map((host) => host.trim())
    .find((host) => value !== '' && !isPublicHost(host));
  return wrong === undefined ? null : `"${wrong}" is no public host: write names such as www.my-domain.com, with commas between`;
};

/** What a parameter may be, beyond being there. */
const RULES: Readonly<Record<string, Rule>> = {
  UI_REGION: matching(/^[a-z]+-[a-z]+\d+$/, 'write a region of Google Cloud such as us-central1'),
  UI_CONCURRENCY: between(1, 1000),
  UI_TRUSTED_PROXIES: between(0, 10),
  UI_APP_CHECK: matching(/^(?:off|enforced)$/, 'write off or enforced'),
  SITE_HOSTS: hosts,
  TAG_MANAGER_ID: matching(/^(?:GTM-[A-Z0-9]+)?$/, 'write GTM-… or nothing'),
  ...Object.fromEntries(
    ['PREMIUM', 'GUEST_ACCESS', 'SKIP_THE_LINE', 'FEATURE_AGAIN'].map((name) => [
      `STRIPE_PRICE_${name}`,
      matching(/^(?:price_\w+)?$/, 'write the id of a price at Stripe (price_…) or nothing'),
    ]),
  ),
};

/** Every declared parameter has a value that works, and the file names nothing else. */
export function checkParameters({ functions, parameters }: FunctionsManifest, { file, values }: NamedValues): readonly Finding[] {
  if (values === null)
    return [blocking(`There is no ${file}: copy functions/.env.example there and give each parameter its value.`)];
  const secrets = new Set(functions.flatMap((one) => one.secrets));
  const known = new Set(parameters.map(({ name }) => name));
  return [
    ...parameters.flatMap(({ name, isNumber, default: preset }) => {
      const value = values[name];
      if (value === undefined)
        return [blocking(`${file} gives no value to ${name}: add the line ${name}=${preset}, or another value.`)];
      const advice = isNumber && !/^\d+$/.test(value) ? 'write a whole number' : (RULES[name]?.(value) ?? null);
      return advice === null ? [] : [blocking(`${name}=${value} in ${file} does not work: ${advice}.`)];
    }),
    ...when(values.UI_APP_CHECK === 'enforced' && values.APP_CHECK_KEY === '', () =>
      blocking(
        `${file} enforces App Check but gives no APP_CHECK_KEY, so nobody could change anything: add the reCAPTCHA ` +
          'Enterprise key, or set UI_APP_CHECK=off.',
      ),
    ),
    ...when(Number(values.UI_TRUSTED_PROXIES) < 2, () =>
      warning(
        `UI_TRUSTED_PROXIES in ${file} is below 2, so limits on abuse count Google's own proxies as one visitor: write 2, ` +
          "or more with a proxy of your own in front of Hosting's.",
      ),
    ),
    ...Object.keys(values)
      .filter((name) => !known.has(name))
      .map((name) => unknownName(name, file, secrets)),
  ];
}

function unknownName(name: string, file: string, secrets: ReadonlySet<string>): Finding {
  if (secrets.has(name))
    return blocking(`${file} has ${name}, which is a secret: remove the line and use "firebase functions:secrets:set ${name}".`);
  if (/^FUNCTIONS_EMULATOR$|_EMULATOR_HOST$|^STRIPE_DOUBLE$/.test(name))
    return blocking(`${file} has ${name}, by which the functions would believe they run on your machine: remove the line.`);
  return warning(`${file} has ${name}, which is no parameter: correct the name or remove the line.`);
}
