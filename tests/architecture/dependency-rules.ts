import type { IRegularForbiddenRuleType } from 'dependency-cruiser';
import { DOMAIN_LAYER_RULES } from './domain-layers';

type Forbidden = Omit<IRegularForbiddenRuleType, 'name' | 'severity' | 'comment'>;

/** A rule about imports: an import that one of `forbidden` describes breaks it. */
export interface DependencyRule {
  readonly description: string;
  readonly forbidden: readonly Forbidden[];
}

export const TEST = String.raw`\.(test|deep)\.tsx?$|/testing/`;
/** A package as a path, whether it is installed or not. */
const aPackage = (name: string): string => `(^|node_modules/)${name}(/|$)`;

/** The layers that each layer of web may use besides domain and itself. */
const WEB_MAY_USE = {
  app: ['pages', 'features', 'components', 'session', 'ui', 'i18n', 'lib', 'theme'],
  pages: ['features', 'components', 'session', 'ui', 'i18n', 'lib', 'theme'],
  features: ['components', 'session', 'ui', 'i18n', 'lib', 'theme'],
  components: ['ui', 'i18n', 'lib', 'theme', 'session'],
  session: ['i18n', 'lib'],
  ui: ['i18n', 'lib', 'theme'],
  i18n: ['lib'],
  lib: [],
  theme: [],
} as const;

/** The entry and the files that combine stores and handlers: only the entry may use such files. */
const COMPOSITION = String.raw`^functions/src/(index\.ts$|composition/)`;

export const DEPENDENCY_RULES: readonly DependencyRule[] = [
  {
    description: 'domain imports nothing of ours and no library but zod/mini and fast-json-patch',
    forbidden: [
      {
        from: { path: '^domain/', pathNot: TEST },
        to: { pathNot: ['^domain/', 'node_modules/zod/mini/', 'node_modules/fast-json-patch/index'] },
      },
    ],
  },
  { description: 'domain goes kernel → reference → subjects → search → http', forbidden: DOMAIN_LAYER_RULES },
  {
    description: 'web and functions never import each other, nor local or tests',
    forbidden: [
      { from: { path: '^web/src/' }, to: { path: '^(functions|local|tests)/' } },
      { from: { path: '^functions/src/' }, to: { path: '^(web|local|tests)/' } },
    ],
  },
  {
    description: 'web goes app → pages → features → components → session, ui, i18n, lib, theme → domain',
    forbidden: Object.entries(WEB_MAY_USE).map(([layer, used]) => ({
      from: { path: `^web/src/${layer}/` },
      to: { path: `^web/src/(${Object.keys(WEB_MAY_USE).join('|')})/`, pathNot: `^web/src/(${[layer, ...used].join('|')})/` },
    })),
  },
  {
    description: 'functions goes index → composition → http, features → platform → domain',
    forbidden: [
      { from: { path: '^functions/src/http/' }, to: { path: ['^functions/src/features/', COMPOSITION] } },
      { from: { path: '^functions/src/features/' }, to: { path: ['^functions/src/http/', COMPOSITION] } },
      { from: { path: '^functions/src/composition/' }, to: { path: String.raw`^functions/src/index\.ts$` } },
      { from: { path: '^functions/src/platform/' }, to: { path: '^functions/src/', pathNot: '^functions/src/platform/' } },
    ],
  },
  {
    description: 'no feature of web imports another, and no page another',
    forbidden: [
      {
        from: { path: '^web/src/pages/([^/]+)/' },
        to: { path: '^web/src/pages/[^/]+/', pathNot: '^web/src/pages/$1/' },
      },
      {
        from: { path: '^web/src/features/([^/]+)/' },
        to: { path: '^web/src/features/[^/]+/', pathNot: '^web/src/features/$1/' },
      },
    ],
  },
  {
    description: 'the browser never loads schemas: web imports the contract for its types alone',
    forbidden: [
      {
        from: { path: '^web/src/', pathNot: TEST },
        to: {
          path: [String.raw`^domain/src/http/api-contract\.ts$`, aPackage('zod')],
          dependencyTypesNot: ['type-only'],
        },
      },
    ],
  },
  {
    description: 'Firestore is touched only by stores and by the platform files that serve them',
    forbidden: [
      {
        from: {
          path: '^functions/src/',
          pathNot: [
            TEST,
            String.raw`-store\.ts$`,
            String.raw`^functions/src/platform/(firestore|stored-document|document-page)\.ts$`,
          ],
        },
        to: {
          path: ['firebase-admin/(lib/)?firestore', aPackage('@google-cloud/firestore')],
          dependencyTypesNot: ['type-only'],
        },
      },
    ],
  },
  {
    description: 'Stripe is touched only by gateways',
    forbidden: [{ from: { path: '^functions/src/', pathNot: String.raw`-gateway\.ts$` }, to: { path: aPackage('stripe') } }],
  },
  {
    description: 'the browser imports no Node module',
    forbidden: [{ from: { path: '^web/src/', pathNot: TEST }, to: { dependencyTypes: ['core'] } }],
  },
  { description: 'only tests import tests', forbidden: [{ from: { pathNot: '^tests/' }, to: { path: '^tests/' } }] },
  {
    description: 'builders in testing folders are for tests alone',
    forbidden: [{ from: { pathNot: ['^tests/', TEST] }, to: { path: '^(domain|functions|web|local)/.*/testing/' } }],
  },
  {
    description: 'every import of ours leads to a file',
    forbidden: [{ from: {}, to: { couldNotResolve: true, path: String.raw`^(\.|@touchline/)` } }],
  },
  { description: 'nothing imports itself in a circle', forbidden: [{ from: {}, to: { circular: true } }] },
];

/** The rules about folders: they see no files, so that they are asked of the product alone, without its tests. */
export const FOLDER_RULES: readonly DependencyRule[] = [
  {
    description: 'no folders of domain import each other in a circle',
    forbidden: [{ scope: 'folder', from: { path: '^domain/src/' }, to: { circular: true } }],
  },
];
