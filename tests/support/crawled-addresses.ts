import { join } from 'node:path';
import { repositoryRoot } from '@touchline/local/repository-root';
import { build, type Plugin } from 'esbuild';

/** Who opens an address, with the demo account that is signed in (null: nobody). */
export const ROLES = {
  visitor: null,
  member: 'player@touchline.example',
  coach: 'coach@harborpoint.example.edu',
  admin: 'admin@touchline.example',
} as const;

export type Role = keyof typeof ROLES;

/** An address, and who opens it. `isForPhones` where wider windows are led to another address. */
export interface CrawledAddress {
  readonly address: string;
  readonly as: Role;
  readonly isForPhones: boolean;
}

interface Route {
  readonly path: string;
  readonly access?: unknown;
  readonly widerGoesTo?: unknown;
}

/** An example of each parameter of the site's addresses, from the demo world. */
const EXAMPLES: Readonly<Record<string, string>> = {
  name: 'Harbor_Point_University',
  g: 'womens',
  id: 'Athletic%20Facilities',
  username: 'demo-player',
  chapter: 'first-steps',
  collegeId: 'harbor-point-university',
  coachId: 'maren-lockhaven',
};

/** What the coach of the examples' college edits. */
const EDITED_BY_COACH = '/:name/:g/soccer';

/** States of pages that no example shows, and pages that look different for other roles. */
const FURTHER: readonly (readonly [address: string, as: Role])[] = [
  ['/colleges?search=harbor', 'visitor'],
  ['/colleges?search=zzzzzzzz', 'visitor'],
  ['/Stanford_University/womens/soccer', 'visitor'],
  ['/Stanford_University/womens/soccer/campus', 'visitor'],
  ['/No_Such_College/mens/soccer', 'visitor'],
  ['/faqs', 'member'],
  ['/faqs', 'coach'],
  ['/faqs', 'admin'],
  ['/account', 'coach'],
];

/**
 * Every address of the route table with a page of its own, as whoever may open it, pages of a college also as its
 * coach. Throws where a parameter has no example.
 */
export async function crawledAddresses(): Promise<readonly CrawledAddress[]> {
  const pages = (await routeTable()).filter((route) => !('redirect' in route));
  return [
    ...pages.flatMap(({ path, access, widerGoesTo }) =>
      rolesFor(path, access).map((as) => ({ address: exampleOf(path), as, isForPhones: widerGoesTo !== undefined })),
    ),
    ...FURTHER.map(([address, as]) => ({ address, as, isForPhones: false })),
  ];
}

function rolesFor(path: string, access: unknown): readonly Role[] {
  const first: Role = access === 'admin' ? 'admin' : access === 'auth' ? 'member' : 'visitor';
  return path.startsWith(EDITED_BY_COACH) ? [first, 'coach'] : [first];
}

function exampleOf(path: string): string {
  return path.replace(/:(\w+)/g, (_, parameter: string) => {
    const example = EXAMPLES[parameter];
    if (example === undefined) throw new Error(`No example of :${parameter} for ${path} (tests/support/crawled-addresses.ts)`);
    return example;
  });
}

/** What a page downloads when it is opened stays out: the table is read, no page rendered. */
const withoutScreens: Plugin = {
  name: 'without-screens',
  setup: (bundle) => {
    bundle.onResolve({ filter: /^\./ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined));
  },
};

/** The route table as a deployment has it, without the gallery, whose examples stand twice on one page. */
async function routeTable(): Promise<readonly Route[]> {
  const { outputFiles } = await build({
    entryPoints: [join(repositoryRoot, 'web/src/app/route-table.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    define: { 'import.meta.env': JSON.stringify({}) },
    plugins: [withoutScreens],
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const loaded = (await import(`data:text/javascript;base64,${code}`)) as { readonly ROUTE_TABLE?: unknown };
  if (!Array.isArray(loaded.ROUTE_TABLE) || !loaded.ROUTE_TABLE.every(isRoute)) throw new Error('No route table was found.');
  return loaded.ROUTE_TABLE;
}

function isRoute(value: unknown): value is Route {
  return typeof value === 'object' && value !== null && 'path' in value && typeof value.path === 'string';
}
