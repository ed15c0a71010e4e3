import { aStoredCollege } from '../../support/api/colleges/colleges';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { importCalls, shownIn } from '../../support/api/imports/import-calls';
import { signedIn } from '../../support/api/members/people';
import { ownProject } from '../../support/api/platform/own-project';
import { codeOf, expectRefusal } from '../../support/api/refusals';

ownProject();
const api = apiStage();
let calls: ReturnType<typeof importCalls>;
/** A fresh admin for each test, because one may upload only so often in a minute. */
const asAnotherAdmin = async () => {
  calls = importCalls(await signedIn(api.url, { isAdmin: true }));
};
beforeAll(async () => {
  await asAnotherAdmin();
  await aStoredCollege({ _id: 'ash', name: 'Ash College', pathName: 'Ash_College', ipedsUnitId: 100_001 });
});

const HEADER = 'UNITID,INSTNM,UGDS';
const GOOD = [HEADER, '100001,Ash College,2500'];
const utf8 = (text: string) => new TextEncoder().encode(text);

describe('hostile files of an import', () => {
  test('attack 375: a file in another encoding, or one that is no text, is refused before it is stored', async () => {
    const latin1 = Uint8Array.from(Buffer.from(`${HEADER}\n100001,Collège,1\n`, 'latin1'));
    const utf16 = Uint8Array.from(Buffer.from(`\uFEFF${HEADER}\n`, 'utf16le'));
    const zip = Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]);
    for (const bytes of [latin1, utf16, zip]) {
      const answer = await calls.upload('scorecard', bytes);
      expectRefusal(answer, 422);
      expect(codeOf(answer)).toBe('importNotText');
    }
    expect((await calls.list()).body).toEqual({ items: [] });
  });

  test('attack 376: a byte order mark and line ends of every kind are read; an empty file and a header alone are not', async () => {
    const marked = shownIn(await calls.upload('scorecard', utf8(`\uFEFF${GOOD.join('\r\n')}\r\n`), { year: '2024' }), 201);
    expect(marked).toMatchObject({ state: 'checked', preview: { lines: 1, changed: 1 } });
    expect(await calls.checked('scorecard', [''])).toMatchObject({
      ...{ state: 'refused', refusals: { first: ['scorecard.csv is empty.'] } },
    });
    expect(await calls.checked('scorecard', [HEADER])).toMatchObject({
      ...{ state: 'refused', refusals: { first: ['scorecard.csv has a header and no rows.'] } },
    });
  });

  test('attack 377: the file of another kind is refused with the columns that it lacks', async () => {
    for (const kind of ['results', 'rankings', 'teams'] as const) {
      const { state, refusals } = await calls.checked(kind, GOOD);
      expect([kind, state, refusals.total]).toEqual([kind, 'refused', 1]);
      expect(refusals.first[0]).toMatch(/^line 1: these columns are missing: /);
    }
  });

  test('attack 378: an open quote and a cell of half a megabyte are refused with their line, and cut where they are shown', async () => {
    await asAnotherAdmin();
    const open = await calls.checked('scorecard', [HEADER, '100001,"Ash,2500', 'x'.repeat(20)]);
    expect(open.refusals.first).toEqual(['line 2: a quote that opens is never closed']);
    const huge = await calls.checked('scorecard', [HEADER, `100001,${'x'.repeat(500_000)},1`]);
    expect(huge.state).toBe('refused');
    expect(huge.refusals.first[0]?.length).toBeLessThan(241);
  });

  test('attack 379: of 10,000 wrong lines the first 200 are named, and all are counted', async () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => `${200_000 + index},College ${index},many`);
    const { state, refusals } = await calls.checked('scorecard', [HEADER, ...lines]);
    expect([state, refusals.total, refusals.first.length]).toEqual(['refused', 10_000, 200]);
    expect(refusals.first[0]).toBe('line 2, column UGDS: "many" is not a number');
  });

  test('attack 380: of 10,000 lines with formulas the one of a college here is imported, and the cell is text', async () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => `${200_000 + index},"=HYPERLINK(""x"")",${index}`);
    const checked = await calls.checked('scorecard', [...GOOD, ...lines], { year: '2024' });
    expect(checked.preview).toMatchObject({ lines: 10_001, added: 0, changed: 1 });
    expect(checked.preview?.notes.first).toContainEqual({ code: 'noCollege', what: null, count: 10_000 });
    expect(await calls.imported(checked)).toMatchObject({ state: 'done', written: 1, total: 1 });
  });

  test('attack 381: names, kinds and years that nobody sends are refused, and so is a body above 12 MB', async () => {
    await asAnotherAdmin();
    for (const query of [{ kind: 'rules' }, { name: '' }, { name: 'a\nb' }, { name: 'x'.repeat(121) }, { year: '24' }]) {
      const { kind = 'scorecard', ...rest } = query as Record<string, string>;
      expectRefusal(await calls.upload(kind, GOOD, rest), 400);
    }
    expectRefusal(await calls.upload('scorecard', new Uint8Array(12 * 1024 * 1024 + 1)), 413);
  });

  test('attack 382: an admin who uploads again and again is asked to wait', async () => {
    await asAnotherAdmin();
    const statuses: number[] = [];
    for (let times = 0; times < 12; times += 1) statuses.push((await calls.upload('results', GOOD)).status);
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 201));
    expect(statuses.slice(10)).toContain(429);
  });
});
