import { breaksDomainLayers } from './domain-layers';
import type { Import } from './import-graph';

/** A rule about allowed imports; `breaks` returns whether an import breaks it. */
export interface ImportRule {
  readonly description: string;
  readonly breaks: (entry: Import) => boolean;
}

const isTest = (file: string): boolean => /\.(test|deep)\.tsx?$/.test(file) || file.includes('/testing/');
const within = (file: string | null, folder: string): boolean => file?.startsWith(`${folder}/`) ?? false;
const isNode = (text: string): boolean => text.startsWith('node:');

const WEB_LAYERS = ['app', 'features', 'components', 'session', 'ui', 'i18n', 'lib', 'theme'] as const;
/** The layers that each layer of web may use besides domain and itself. */
const WEB_MAY_USE: Readonly<Record<(typeof WEB_LAYERS)[number], readonly string[]>> = {
  app: ['features', 'components', 'session', 'ui', 'i18n', 'lib', 'theme'],
  features: ['components', 'session', 'ui', 'i18n', 'lib', 'theme'],
  components: ['ui', 'i18n', 'lib', 'theme', 'session'],
  session: ['i18n', 'lib'],
  ui: ['i18n', 'lib', 'theme'],
  i18n: ['lib'],
  lib: [],
  theme: [],
};

const webLayer = (file: string): (typeof WEB_LAYERS)[number] | null =>
  WEB_LAYERS.find((layer) => within(file, `web/src/${layer}`)) ?? null;
const featureOf = (file: string | null): string | null =>
  /^(?:web|functions)\/src\/features\/([^/]+)\//.exec(file ?? '')?.[1] ?? null;

function webLayerBreaks({ from, target }: Import): boolean {
  const layer = webLayer(from);
  const used = target === null ? null : webLayer(target);
  return layer !== null && used !== null && used !== layer && !WEB_MAY_USE[layer].includes(used);
}

/** Whether a file combines stores and handlers; only the entry may use such files. */
const isComposition = (file: string | null): boolean =>
  file === 'functions/src/index.ts' || within(file, 'functions/src/composition');

function functionsLayerBreaks({ from, target }: Import): boolean {
  if (within(from, 'functions/src/http')) return within(target, 'functions/src/features') || isComposition(target);
  if (within(from, 'functions/src/features')) return within(target, 'functions/src/http') || isComposition(target);
  if (within(from, 'functions/src/composition')) return target === 'functions/src/index.ts';
  if (within(from, 'functions/src/platform')) return within(target, 'functions/src') && !within(target, 'functions/src/platform');
  return false;
}

const DOMAIN_LIBRARIES: ReadonlySet<string> = new Set(['zod/mini', 'fast-json-patch']);
/** The only files of functions that may access the database: stores, and the two files of platform that provide it. */
const FIRESTORE_HOMES = /-store\.ts$|^functions\/src\/platform\/(firestore|stored-document)\.ts$/;

export const IMPORT_RULES: readonly ImportRule[] = [
  {
    description: 'domain imports nothing of ours and no library but zod/mini and fast-json-patch',
    breaks: ({ from, text, target }) =>
      within(from, 'domain') && !isTest(from) && (target === null ? !DOMAIN_LIBRARIES.has(text) : !within(target, 'domain')),
  },
  { description: 'domain goes kernel → reference → subjects → search → http', breaks: breaksDomainLayers },
  {
    description: 'web and functions never import each other, nor local or tests',
    breaks: ({ from, target }) =>
      (within(from, 'web/src') && ['functions', 'local', 'tests'].some((other) => within(target, other))) ||
      (within(from, 'functions/src') && ['web', 'local', 'tests'].some((other) => within(target, other))),
  },
  { description: 'web goes app → features → components → session, ui, i18n, lib, theme → domain', breaks: webLayerBreaks },
  { description: 'functions goes index → composition → http, features → platform → domain', breaks: functionsLayerBreaks },
  {
    description: 'no feature of web imports another',
    breaks: ({ from, target }) =>
      within(from, 'web/src/features') && featureOf(target) !== null && featureOf(target) !== featureOf(from),
  },
  {
    description: 'the browser never loads schemas: web imports the contract for its types alone',
    breaks: ({ from, target, typesOnly, text }) =>
      within(from, 'web/src') &&
      !isTest(from) &&
      !typesOnly &&
      (target === 'domain/src/http/api-contract.ts' || text.startsWith('zod')),
  },
  {
    description: 'Firestore is touched only by stores and by the platform files that serve them',
    breaks: ({ from, text, typesOnly }) =>
      within(from, 'functions/src') &&
      !isTest(from) &&
      !typesOnly &&
      text === 'firebase-admin/firestore' &&
      !FIRESTORE_HOMES.test(from),
  },
  {
    description: 'Stripe is touched only by gateways',
    breaks: ({ from, text }) => within(from, 'functions/src') && /^stripe(\/|$)/.test(text) && !from.endsWith('-gateway.ts'),
  },
  {
    description: 'the browser imports no Node module',
    breaks: ({ from, text }) => within(from, 'web/src') && !isTest(from) && isNode(text),
  },
  { description: 'only tests import tests', breaks: ({ from, target }) => !within(from, 'tests') && within(target, 'tests') },
];
