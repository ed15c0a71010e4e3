import { readdir } from 'node:fs/promises';
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

/** What the crawl reads of an address: of a page, or of one of its subpages. */
interface Address {
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
  chapter: 'rules-and-calendar',
  collegeId: 'harbor-point-university',
  coachId: 'maren-lockhaven',
};

/** Whole addresses where the examples of the parameters do not belong together. */
const WHOLE: Readonly<Record<string, string>> = {
  '/profile/:username/album/:id': '/profile/zoe-kestreldale/album/Last%20season',
};

/** What the coach of the examples' college edits. */
const EDITED_BY_COACH = '/:name/:g/soccer';

/** States of pages that no example shows, and pages that look different for other roles. */
const FURTHER: readonly (readonly [address: string, as: Role])[] = [
  ['/?position=GK&position=CB&q=river', 'visitor'],
  ['/?q=zzzzzzzz&verified=true', 'visitor'],
  ['/?position=GK&sort=year', 'coach'],
  ['/colleges?search=harbor', 'visitor'],
  ['/colleges?search=zzzzzzzz', 'visitor'],
  ['/exploreLocations?state=OH', 'visitor'],
  ['/guide?year=10', 'visitor'],
  ['/guide/no-such-chapter', 'visitor'],
  ['/colleges?view=map&state=OH', 'visitor'],
  ['/colleges?area=38,-85,42,-80', 'visitor'],
  ['/collegeMap?area=38,-85,42,-80', 'visitor'],
  ['/collegeMap?search=zzzzzzzz', 'visitor'],
  ['/colleges?compare=harbor-point-university,eastridge-college', 'visitor'],
  ['/camps?view=calendar&month=2027-07', 'visitor'],
  ['/camps?camp=er-residential-women-2027', 'visitor'],
  ['/camps?camp=no-such-camp', 'visitor'],
  ['/camps?planner=er-residential-women-2027,hp-summer-residential-women-2027', 'visitor'],
  ['/camps?past=true', 'visitor'],
  ['/camps?search=zzzzzzzz', 'visitor'],
  ['/Stanford_University/womens/soccer', 'visitor'],
  ['/Stanford_University/womens/soccer/campus', 'visitor'],
  ['/McGill_University/mens/soccer', 'visitor'],
  ['/McGill_University/mens/soccer/athletics', 'visitor'],
  ['/No_Such_College/mens/soccer', 'visitor'],
  ['/faqs', 'member'],
  ['/faqs', 'coach'],
  ['/?q=pedrasol', 'visitor'],
  ['/faqs', 'admin'],
  ['/admin/featureRequests?request=demo-premium.2', 'admin'],
  ['/admin/featureRequests?state=declined', 'admin'],
  ['/admin/featureRequests?view=money', 'admin'],
  ['/admin/users?person=demo-premium', 'admin'],
  ['/account', 'coach'],
  ['/account?board=players', 'coach'],
  ['/mycolleges?view=table', 'member'],
  ['/mycolleges?view=calendar', 'member'],
  ['/signInUpMobile?mode=guardian', 'visitor'],
  ['/profile/demo-player/about', 'member'],
  ['/profile/demo-player/academics', 'member'],
  ['/profile/demo-player/photos', 'member'],
  ['/claimCollege', 'member'],
  ['/profile/zoe-kestreldale/photos', 'visitor'],
  ['/profile/chike-nnakaeze/about', 'visitor'],
  ['/profile/zoe-kestreldale/about?view=sheet', 'visitor'],
];

/**
 * Every address of a page of its own, as a user who may open it, pages of a college also as its
 * coach. Throws where a parameter has no example.
 */
export async function crawledAddresses(): Promise<readonly CrawledAddress[]> {
  const pages = await pageAddresses();
  const pathsForPhones = new Set(pages.filter(({ widerGoesTo }) => widerGoesTo !== undefined).map(({ path }) => path));
  return [
    ...pages.flatMap(({ path, access, widerGoesTo }) =>
      rolesFor(path, access).map((as) => ({ address: exampleOf(path), as, isForPhones: widerGoesTo !== undefined })),
    ),
    ...FURTHER.map(([address, as]) => ({ address, as, isForPhones: pathsForPhones.has(pathOf(address)) })),
  ];
}

function pathOf(address: string): string {
  return address.split('?')[0] ?? address;
}

function rolesFor(path: string, access: unknown): readonly Role[] {
  const first: Role = access === 'admin' ? 'admin' : access === 'auth' ? 'member' : 'visitor';
  return path.startsWith(EDITED_BY_COACH) ? [first, 'coach'] : [first];
}

function exampleOf(path: string): string {
  return (WHOLE[path] ?? path).replace(/:(\w+)/g, (_, parameter: string) => {
    const example = EXAMPLES[parameter];
    if (example === undefined) throw new Error(`No example of :${parameter} for ${path} (tests/support/crawled-addresses.ts)`);
    return example;
  });
}

/** What a page downloads when it is opened stays out: the definitions are read, no page rendered. */
const withoutScreens: Plugin = {
  name: 'without-screens',
  setup: (bundle) => {
    bundle.onResolve({ filter: /^\./ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined));
  },
};

/** The addresses of all pages but the gallery, whose examples stand twice on one page. */
async function pageAddresses(): Promise<readonly Address[]> {
  const folder = join(repositoryRoot, 'web/src/pages');
  const entries = await readdir(folder, { withFileTypes: true });
  const pages = entries.filter((entry) => entry.isDirectory() && entry.name !== 'gallery').map(({ name }) => name);
  const { outputFiles } = await build({
    stdin: {
      contents: `export default [${pages.map((_, index) => `page${index}`).join(', ')}].flat();
${pages.map((name, index) => `import { page as page${index} } from './${name}/page';`).join('\n')}`,
      resolveDir: folder,
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    define: { 'import.meta.env': JSON.stringify({}) },
    plugins: [withoutScreens],
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const loaded = (await import(`data:text/javascript;base64,${code}`)) as { readonly default?: unknown };
  if (!Array.isArray(loaded.default)) throw new Error('No definitions of pages were found.');
  return loaded.default.flatMap(addressesOf);
}

/** The addresses of a definition that show a page; redirects have none. */
function addressesOf(definition: unknown): readonly Address[] {
  if (!isAddress(definition) || 'redirect' in definition) return [];
  const { path, access, widerGoesTo } = definition;
  const subpages: unknown = 'subpages' in definition ? definition.subpages : undefined;
  if (!Array.isArray(subpages)) return [{ path, access, widerGoesTo }];
  return subpages.filter(isAddress).flatMap((subpage) =>
    'redirect' in subpage
      ? []
      : [
          {
            path: subpage.path === '' ? path : `${path}/${subpage.path}`,
            access: subpage.access ?? access,
            widerGoesTo: subpage.widerGoesTo ?? widerGoesTo,
          },
        ],
  );
}

function isAddress(value: unknown): value is Address {
  return typeof value === 'object' && value !== null && 'path' in value && typeof value.path === 'string';
}
