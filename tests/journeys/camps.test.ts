import { readFile } from 'node:fs/promises';
import { waitForHydration } from '../support/browser/page-start';
import { expect, test } from '../support/browser/visitor';

/** Two camps of the demo world in the same week. */
const OVERLAPPING = ['er-residential-women-2027', 'hp-summer-residential-women-2027'] as const;

test('[S2-04] two overlapping camps are saved, planned together, and taken away as calendar and table', async ({ aVisitor }) => {
  const { page } = await aVisitor();
  for (const id of OVERLAPPING) {
    await page.goto(`/camps?camp=${id}`);
    await waitForHydration(page);
    const save = page.getByRole('button', { name: /^Save / });
    // The detail of a camp is hydrated after its page (docs/decisions/044-hydration-in-parts.md).
    await expect(async () => {
      if ((await save.getAttribute('aria-pressed')) !== 'true') await save.click();
      await expect(save).toHaveAttribute('aria-pressed', 'true', { timeout: 5000 });
    }).toPass();
  }
  await page.goto('/camps');
  await page.getByRole('link', { name: 'Your plan (2)' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Your camp plan' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('planner')).toBe(OVERLAPPING.join(','));
  await expect(page.getByText(/^Overlaps with /)).toHaveCount(2);
  await expect(page.getByText(/\d+ miles to the next one/)).toBeVisible();

  const download = async (name: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
    return readFile(await file.path(), 'utf8');
  };
  expect((await download('Add to calendar (.ics)')).match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect((await download('Table (.csv)')).split('\r\n')).toHaveLength(4);
});
