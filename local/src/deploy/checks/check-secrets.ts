import { blocking, type Finding, warning, when } from '../finding';
import type { FunctionsManifest } from '../functions-manifest';

/** What Secret Manager says of a secret. The value is compared and never shown. */
export type SecretState =
  | { readonly kind: 'value'; readonly value: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unknown'; readonly reason: string };

const LEAST_CHARACTERS = 32;

/** Each declared secret has a value of the right form, and the two of Stripe fit each other and the prices. */
export function checkSecrets(
  { functions }: FunctionsManifest,
  states: ReadonlyMap<string, SecretState>,
  { project, parameters }: { readonly project: string; readonly parameters: Readonly<Record<string, string>> },
): readonly Finding[] {
  const declared = declaredSecrets(functions);
  const valueOf = (name: string): string | null => {
    const state = states.get(name);
    return state?.kind === 'value' ? state.value : null;
  };
  const [key, signing] = [valueOf('STRIPE_SECRET_KEY'), valueOf('STRIPE_WEBHOOK_SECRET')];
  const prices = Object.keys(parameters).filter((name) => name.startsWith('STRIPE_PRICE_') && parameters[name] !== '');
  return [
    ...[...declared].flatMap(([name, users]) => {
      const state = states.get(name) ?? UNASKED;
      if (state.kind !== 'missing') return state.kind === 'value' ? formFindings(name, state.value) : [];
      const command = `firebase functions:secrets:set ${name} --project ${project}`;
      const text = `The secret ${name}, which ${users.join(' and ')} cannot start without, has no value in ${project}`;
      return [blocking(`${text}: run "${command}".`)];
    }),
    ...uncheckedFindings(declared, states),
    ...when(key !== null && key !== 'off' && signing === 'off', () =>
      blocking(
        'STRIPE_SECRET_KEY takes payments, but STRIPE_WEBHOOK_SECRET is off, so nothing that is paid would take effect: ' +
          "set it to the signing secret of Stripe's webhook (whsec_…).",
      ),
    ),
    ...when(key === 'off' && prices.length > 0, () =>
      warning(`STRIPE_SECRET_KEY is off, so ${prices.join(', ')} sell nothing: set the key, or empty them.`),
    ),
    ...when(valueOf('XSRF_SECRET') !== null && valueOf('XSRF_SECRET') === valueOf('SEEN_SECRET'), () =>
      warning('XSRF_SECRET and SEEN_SECRET are the same: set one to other random characters.'),
    ),
  ];
}

/** Each secret with the functions that declare it. */
export function declaredSecrets(functions: FunctionsManifest['functions']): ReadonlyMap<string, readonly string[]> {
  const names = new Set(functions.flatMap(({ secrets }) => secrets));
  return new Map(
    [...names].map((name) => [name, functions.filter(({ secrets }) => secrets.includes(name)).map((one) => one.name)]),
  );
}

const UNASKED: SecretState = { kind: 'unknown', reason: 'nobody asked' };

/** One warning for each reason why secrets could not be checked. */
function uncheckedFindings(declared: ReadonlyMap<string, unknown>, states: ReadonlyMap<string, SecretState>): readonly Finding[] {
  const unchecked = [...declared.keys()].flatMap((name) => {
    const state = states.get(name) ?? UNASKED;
    return state.kind === 'unknown' ? [{ name, reason: state.reason }] : [];
  });
  return [...new Set(unchecked.map(({ reason }) => reason))].map((reason) => {
    const names = unchecked.filter((one) => one.reason === reason).map(({ name }) => name);
    return warning(`${names.length === 1 ? 'The secret' : 'The secrets'} ${names.join(', ')} could not be checked: ${reason}.`);
  });
}

const FORMS: Readonly<Record<string, { readonly pattern: RegExp; readonly form: string }>> = {
  STRIPE_SECRET_KEY: { pattern: /^(?:off|[rs]k_(?:test|live)_\w+)$/, form: 'sk_test_…, sk_live_… or off' },
  STRIPE_WEBHOOK_SECRET: { pattern: /^(?:off|whsec_\w+)$/, form: 'whsec_… or off' },
};

function formFindings(name: string, value: string): readonly Finding[] {
  const { pattern = new RegExp(`^.{${LEAST_CHARACTERS},}$`, 's'), form = `at least ${LEAST_CHARACTERS} random characters` } =
    FORMS[name] ?? {};
  return when(!pattern.test(value), () => blocking(`The value of the secret ${name} does not work: set it to ${form}.`));
}
