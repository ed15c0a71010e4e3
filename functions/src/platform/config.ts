import { givenValue } from '@touchline/domain/reference/operator/operator';
import { OPERATOR } from '@touchline/domain/reference/operator/operator-parameters';
import { defineInt, defineString } from 'firebase-functions/params';

/**
 * Parameters of a deployment; their values are in `functions/.env.<project>`, a copy of `functions/.env.example`
 * (docs/deploy.md).
 */
export const parameters = {
  region: defineString('UI_REGION', {
    default: 'us-central1',
    description: 'Region of the functions; firebase.json names the same one.',
  }),
  concurrency: defineInt('UI_CONCURRENCY', { default: 80, description: 'Requests that one instance of ui answers at once.' }),
  appCheck: defineString('UI_APP_CHECK', {
    default: 'off',
    description: 'Whether calls that change something must come from our own client: enforced or off.',
  }),
  appCheckKey: defineString('APP_CHECK_KEY', {
    default: '',
    description: 'reCAPTCHA Enterprise key that App Check proves our pages with; needed where UI_APP_CHECK is enforced.',
  }),
  trustedProxies: defineInt('UI_TRUSTED_PROXIES', {
    default: 2,
    description: "Proxies of our own in front of ui that add to X-Forwarded-For: Hosting's CDN and Google's front end.",
  }),
  siteHosts: defineString('SITE_HOSTS', {
    default: '',
    description: "Own domains of the site, with commas between, the main one first; empty for the project's own alone.",
  }),
  tagManagerId: defineString('TAG_MANAGER_ID', {
    default: '',
    description: 'Id of a Google Tag Manager container (GTM-…) for visitors who agree to it; empty for none.',
  }),
  stripePrices: {
    premium: stripePrice('PREMIUM', 'Premium, each month'),
    guestAccess: stripePrice('GUEST_ACCESS', 'Guest Access, each month'),
    skipTheLine: stripePrice('SKIP_THE_LINE', 'Skip the Line, once'),
    featureAgain: stripePrice('FEATURE_AGAIN', 'Feature Me Again, once'),
  },
};

function stripePrice(name: string, what: string) {
  return defineString(`STRIPE_PRICE_${name}`, {
    default: '',
    description: `Stripe price (price_…) of ${what}; empty: each checkout carries our own price.`,
  });
}

/** The secret of Secret Manager that XSRF tokens are made with. */
export const XSRF_SECRET = 'XSRF_SECRET';

/** The secret of Secret Manager that the marks of counted views are made with. */
export const SEEN_SECRET = 'SEEN_SECRET';

/** The secrets of Secret Manager that Stripe is called with, and that it signs events with; `off` takes no payments. */
export const STRIPE_SECRETS = { key: 'STRIPE_SECRET_KEY', webhook: 'STRIPE_WEBHOOK_SECRET' } as const;

/** Key and signing secret of Stripe's double on this machine; they open nothing anywhere else. */
export const LOCAL_STRIPE = { key: 'sk_test_double', webhookSecret: 'whsec_double' } as const;

/** How Stripe is reached; `server` is null for Stripe itself. */
export interface StripeConfig {
  readonly key: string;
  /** Whether the key takes real money. */
  readonly isLive: boolean;
  readonly server: { readonly host: string; readonly port: number; readonly protocol: 'http' } | null;
}

/**
 * How Stripe is reached here; null where no payments are taken. On the local stack it is the double at STRIPE_DOUBLE
 * (host:port), unless a key of Stripe's test mode is set.
 */
export function stripeConfig(): StripeConfig | null {
  const key = process.env[STRIPE_SECRETS.key] ?? '';
  if (key !== '' && key !== 'off') return { key, isLive: !/^[rs]k_test_/.test(key), server: null };
  return process.env.FUNCTIONS_EMULATOR === 'true' ? doubleConfig(process.env.STRIPE_DOUBLE ?? '') : null;
}

function doubleConfig(address: string): StripeConfig | null {
  if (address === '') return null;
  const [host = '', port = ''] = address.split(':');
  return { key: LOCAL_STRIPE.key, isLive: false, server: { host, port: Number(port), protocol: 'http' } };
}

/**
 * The secret that events are signed with; null if there is none. Only `ui` takes events, so only `ui` declares it
 * and may ask.
 */
export function stripeWebhookSecret({ server }: StripeConfig): string | null {
  if (process.env.FUNCTIONS_EMULATOR === 'true' && server !== null) return LOCAL_STRIPE.webhookSecret;
  const secret = process.env[STRIPE_SECRETS.webhook] ?? '';
  return secret === '' || secret === 'off' ? null : secret;
}

/** The id of a price at Stripe that the deployment names; null where it names none. */
export function stripePriceId(name: keyof typeof parameters.stripePrices): string | null {
  const id = parameters.stripePrices[name].value();
  return id === '' ? null : id;
}

/**
 * True on the local stack and in tests. Decides on the cookies' Secure flag, the local secret, Stripe's double, hosts
 * of this machine and checks of answers. The build for a deployment replaces FUNCTIONS_EMULATOR by `false`, and so
 * contains nothing of what stands behind that condition, whatever its environment says.
 */
export function isLocal(): boolean {
  return process.env.FUNCTIONS_EMULATOR === 'true';
}

/** Whether a host is one of this machine, at any port; never in a deployment. */
export function isLocalHost(host: string): boolean {
  return process.env.FUNCTIONS_EMULATOR === 'true' && /^(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/.test(host);
}

/** How many entries at the end of X-Forwarded-For come from our own proxies and can be believed. */
export function trustedProxies(): number {
  return parameters.trustedProxies.value();
}

/** Whether Firebase App Check is enforced here. */
export function enforcesAppCheck(): boolean {
  return parameters.appCheck.value() === 'enforced';
}

/** The secret that XSRF tokens are made with. Throws where a deployment has none. */
export function xsrfSecret(): string {
  return secretOf(XSRF_SECRET);
}

/** The secret that the marks of counted views are made with. Throws where a deployment has none. */
export function seenSecret(): string {
  return secretOf(SEEN_SECRET);
}

function secretOf(name: string): string {
  const secret = process.env[name];
  if (secret !== undefined && secret !== '') return secret;
  if (process.env.FUNCTIONS_EMULATOR === 'true') return 'local only: protects nothing';
  throw new Error(`${name} is not set (docs/deploy.md)`);
}

/** The bucket that holds the pictures: the one of the project's Firebase configuration, else its usual name. */
export function storageBucketName(): string {
  const configured: unknown = JSON.parse(process.env.FIREBASE_CONFIG ?? '{}');
  if (typeof configured === 'object' && configured !== null && 'storageBucket' in configured)
    return String(configured.storageBucket);
  return `${projectId()}.firebasestorage.app`;
}

/** The site's own domains as the deployment names them, with commas between; empty for none. */
export function siteHostsParameter(): string {
  return parameters.siteHosts.value();
}

/** The project that this runs in. */
export function projectId(): string {
  return process.env.GCLOUD_PROJECT ?? process.env.GOOGLE_CLOUD_PROJECT ?? '';
}

/** The services of others as the deployment names them; empty for none. */
export function outsideServiceParameters(): { readonly tagManagerId: string; readonly appCheckKey: string } {
  return { tagManagerId: parameters.tagManagerId.value(), appCheckKey: parameters.appCheckKey.value() };
}

/**
 * The mail address that gets what people write by the forms; on this machine a stand-in, whose mails the mailbox
 * shows, and null in a deployment that names none, which `deploy:check` refuses.
 */
export function operatorEmail(): string | null {
  const standIn = process.env.FUNCTIONS_EMULATOR === 'true' ? 'operator@touchline.example' : null;
  return givenValue(OPERATOR.email) ?? standIn;
}

/** Where the page finds the Auth emulator, `http://127.0.0.1:9099`; null in a deployment. */
export function authEmulatorOrigin(): string | null {
  const host = process.env.FUNCTIONS_EMULATOR === 'true' ? (process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '') : '';
  return host === '' ? null : `http://${host}`;
}
