import { axeFindings } from '../../support/browser/axe-findings';
import { openSignedIn } from '../../support/browser/sign-in';
import { expect, test } from '../../support/browser/visitor';

const ADMIN = 'admin@touchline.example';
const HEADER = 'league,division,sex,ranking,season,date,rank,unitid,source';

test('[S2-39] an admin imports a file in the browser: refused by line, previewed, started for a reason, and undone', async ({
  aVisitor,
}) => {
  const { page } = await aVisitor({ as: ADMIN });
  await openSignedIn(page, '/admin/colleges');
  const answer = await page.request.get('/ui/v1/admin/colleges?league=ncaa&division=1');
  const { items } = (await answer.json()) as { readonly items: readonly { readonly _id: string }[] };
  const ids: number[] = [];
  for (const { _id } of items) {
    const { ipedsUnitId } = (await (await page.request.get(`/ui/v1/colleges/${_id}`)).json()) as { ipedsUnitId: number | null };
    if (ipedsUnitId !== null && ids.length < 2) ids.push(ipedsUnitId);
  }
  expect(ids).toHaveLength(2);
  const line = (rank: number, id: number | string) =>
    `NCAA,1,men,United Soccer Coaches poll,1999,1999-11-10,${rank},${id},a poll`;
  const file = (name: string, lines: readonly string[]) => ({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(`${[HEADER, ...lines].join('\n')}\n`),
  });

  await page.getByRole('link', { name: 'Imports' }).click();
  await expect(page.getByRole('heading', { name: 'Imports', exact: true })).toBeVisible();
  await page.getByLabel('What is in the file').selectOption({ label: 'Rankings' });
  const choice = page.getByLabel('CSV files');
  await choice.setInputFiles(file('wrong.csv', [line(1, 'nobody')]));
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText('line 2, column unitid: “nobody” is no college here')).toBeVisible();

  await choice.setInputFiles(
    file(
      'poll.csv',
      ids.map((id, index) => line(index + 1, id)),
    ),
  );
  await page.getByRole('button', { name: 'Check the file' }).click();
  const shown = page.getByRole('region', { name: 'poll.csv' });
  await expect(shown.getByText('rank 1')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await shown.getByLabel('Reason').fill('An old poll.');
  await shown.getByRole('button', { name: 'Import now' }).click();
  await expect(shown.getByText('Imported', { exact: true })).toBeVisible();

  await shown.getByRole('button', { name: 'Undo the import' }).click();
  await page.getByRole('dialog', { name: 'Undo poll.csv?' }).getByRole('button', { name: 'Undo the import' }).click();
  await expect(shown.getByText('Undone', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^poll\.csv/ })).toContainText('Undone');
});
