import { crawledAddresses, ROLES, type Role } from '../support/crawled-addresses';
import { flawsInNarrowWindows } from '../support/browser/narrow-windows';
import { contextOf, type Look, type PageWatch, watchPage } from '../support/browser/page-watch';
import { signedInOnce } from '../support/browser/signed-in';
import { expect, test as journey } from '../support/browser/visitor';

/** Each address is opened in both, so that every check runs on every page. */
const LOOKS: readonly Look[] = [
  { language: 'en', colorScheme: 'light', width: 1440 },
  { language: 'de', colorScheme: 'dark', width: 390 },
];

/**
 * How far a college page may move under people who are signed in: its editors' tools, and what they may see beyond
 * visitors, arrive after the page. 0.1 is what Core Web Vitals call good. A profile keeps the room of its tools and its
 * club, and moves once, by the fields that a member or its owner sees beyond visitors. A list of players moves by the
 * crests of the clubs that coaches see. Nothing moves for visitors.
 */
const MOST_SHIFT_OF_TOOLS = 0.1;
const MOST_SHIFT_OF_FIELDS = 0.03;
const MOST_SHIFT_OF_CLUBS = 0.005;
const mostShiftOf = (address: string, as: Role) => {
  if (as === 'visitor') return 0;
  if (address.startsWith('/profile/')) return MOST_SHIFT_OF_FIELDS;
  if (as === 'coach' && address.startsWith('/?')) return MOST_SHIFT_OF_CLUBS;
  return /\/(?:mens|womens)\/soccer/.test(address) ? MOST_SHIFT_OF_TOOLS : 0;
};

/**
 * What moves a page moves it each time, also next to another worker. On a busy machine what comes too late to be there
 * from the start may move it once (docs/decisions/095-checks-on-two-cores.md): a page that moves is opened once more.
 */
const isMovement = (flaw: string): boolean => flaw.startsWith('moves by ');

interface PerWorker {
  /** The page of a role with a look; the same for all addresses that a worker opens. */
  readonly pageOf: (as: Role, look: Look) => Promise<PageWatch>;
}

const test = journey.extend<object, PerWorker>({
  pageOf: [
    async ({ chromium, stack }, use) => {
      const opened = new Map<string, PageWatch>();
      await use(async (as, look) => {
        const key = `${as} ${look.language}`;
        const known = opened.get(key);
        if (known !== undefined) return known;
        if (chromium === null) throw new Error('No Chromium or Chrome was found.');
        const email = ROLES[as];
        const signedIn = email === null ? {} : { storageState: await signedInOnce(chromium, stack, email) };
        const context = await chromium.newContext({ baseURL: stack.url, ...contextOf(look), ...signedIn });
        const watch = await watchPage(await context.newPage(), look, { isSignedIn: email !== null });
        opened.set(key, watch);
        return watch;
      });
      for (const { page } of opened.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
});

test.describe.configure({ mode: 'parallel' });
test.skip(({ chromium }) => chromium === null, 'No Chromium or Chrome was found.');

const addresses = await crawledAddresses();

for (const look of LOOKS) {
  test.describe(`in ${look.language}, ${look.colorScheme}, ${look.width} px wide`, () => {
    for (const { address, as } of addresses.filter((one) => look.width < 992 || !one.isForPhones)) {
      test(`${address} as ${as}: no flaw that axe, the console or a measurement finds`, async ({ pageOf }) => {
        const watch = await pageOf(as, look);
        const flawsOfOpening = async (isPatient: boolean): Promise<readonly string[]> => {
          await watch.open(address, { isPatient });
          const { pathname } = new URL(watch.page.url());
          expect(pathname).toBe(new URL(address, watch.page.url()).pathname);
          return watch.flaws({ mostShift: mostShiftOf(address, as) });
        };

        const first = await flawsOfOpening(false);
        const flaws = first.length > 0 && first.every(isMovement) ? await flawsOfOpening(true) : first;

        expect([...flaws, ...(await flawsInNarrowWindows(watch.page))]).toEqual([]);
      });
    }
  });
}

for (const look of LOOKS) {
  test(`/gallery in ${look.language}: nothing is cut off or reaches over the edge of a narrow window`, async ({ pageOf }) => {
    const watch = await pageOf('visitor', look);

    await watch.open('/gallery');
    await watch.rest();

    expect(await flawsInNarrowWindows(watch.page)).toEqual([]);
  });
}
