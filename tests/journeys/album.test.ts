import sharp from 'sharp';
import type { Page } from '@playwright/test';
import { aPhoto } from '../support/api/pictures/pictures';
import { axeFindings } from '../support/browser/axe-findings';
import { waitForHydration, layoutShiftOf, recordLayoutShifts } from '../support/browser/page-start';
import { openSignedIn } from '../support/browser/sign-in';
import { expect, test } from '../support/browser/visitor';

const PAGE = '/Eastridge_College/womens/soccer';
const COACH = 'coach@eastridge.example.edu';
const COLLEGE = '/ui/v1/colleges/eastridge-college';
/** As wide as photos of a phone, so that the large variant is smaller than the original. */
const PHOTO = { width: 2400, height: 1600 } as const;

test.describe('an album in the browser', () => {
  let photo = { name: 'match.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) };

  test.beforeAll(async () => {
    const buffer = Buffer.from(await aPhoto(PHOTO));
    expect((await sharp(buffer).metadata()).exif?.includes('Somebody Private')).toBe(true);
    photo = { ...photo, buffer };
  });

  test('[S4-13] [S7-15] a coach uploads a photo, watches it go, and it is cover and page cover; a visitor gets it stripped; deleted it is gone', async ({
    aVisitor,
    stack,
  }) => {
    const { page } = await aVisitor({ as: COACH });
    await openSignedIn(page, `${PAGE}/photos`);
    const album = `Match days ${Date.now()}`;
    await page.getByRole('textbox', { name: 'Name of a new album' }).fill(album);
    await page.getByRole('button', { name: 'Add album' }).click();
    await page.getByRole('link', { name: album }).click();

    const steps = await stepsOfUploads(page);
    await page.locator('input[type=file]').setInputFiles(photo);
    const image = page.getByRole('main').locator('figure img');
    await expect(image).toBeVisible();
    expect(await steps()).toEqual(expect.arrayContaining([expect.stringMatching(/^Uploading, \d+%$/), 'Processing …']));
    await expect(page.getByRole('list', { name: 'Uploads' })).toHaveCount(0);
    const id = await pictureIn(page, album);
    expect(await albumNamed(page, album)).toEqual({ name: album, cover: id, pictures: [id] });
    await page.getByRole('button', { name: 'Make Photo 1 the page cover' }).click();
    await expect(page.getByRole('button', { name: 'Make Photo 1 the page cover', pressed: true })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    const visitor = await aVisitor();
    await recordLayoutShifts(visitor.page);
    const answers: { address: string; bytes: Promise<Buffer> }[] = [];
    visitor.page.on('response', (response) => {
      if (response.url().includes(`/media/`) && response.url().includes(id))
        answers.push({ address: response.url(), bytes: response.body() });
    });
    await visitor.page.goto(`${PAGE}?fresh=${Date.now()}`);
    await expect(visitor.page.locator(`main header img[src*="${id}"]`)).toBeVisible();
    await visitor.page.waitForLoadState('networkidle');
    expect(await layoutShiftOf(visitor.page)).toBe(0);
    await visitor.page.goto(`${PAGE}/album/${encodeURIComponent(album)}`);
    await expect(visitor.page.locator('figure img')).toBeVisible();
    await visitor.page.waitForLoadState('networkidle');
    expect(answers.map(({ address }) => address)).toContain(`${stack.url}/media/colleges/eastridge-college/ls/${id}`);
    for (const { bytes } of answers) expect(await metadataOf(await bytes)).toEqual({ exif: false, format: 'webp' });
    for (const size of ['', 'ls/', '40/']) {
      const answer = await fetch(`${stack.url}/ui/v1/resources?q=colleges/eastridge-college/${size}${id}`);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(await metadataOf(bytes)).toEqual({ exif: false, format: size === '' ? 'jpeg' : 'webp' });
      for (const secret of ['Exif', 'GPS', 'Camera of a test', 'Somebody Private']) expect(bytes.includes(secret)).toBe(false);
    }
    await expect(visitor.page.getByRole('button', { name: /^(Delete|Choose)/ })).toHaveCount(0);
    expect(await axeFindings(visitor.page)).toEqual([]);
    expect(await layoutShiftOf(visitor.page)).toBe(0);

    await page.getByRole('button', { name: 'Delete Photo 1' }).click();
    await expect(image).toHaveCount(0);
    const later = await aVisitor();
    await later.page.goto(`${PAGE}/photos?fresh=${Date.now()}`);
    await waitForHydration(later.page);
    expect((await later.page.locator('#root').innerHTML()).includes(id)).toBe(false);
    expect((await collegeOf(page)).cover).toBeNull();
  });

  test('[S9-09] the keyboard alone uploads a photo, names its area, makes it the cover, deletes it and takes that back @repeated', async ({
    aVisitor,
  }) => {
    const { page } = await aVisitor({ as: COACH });
    const chooser = page.waitForEvent('filechooser', { timeout: 60_000 });
    await openSignedIn(page, `${PAGE}/album/City`);
    const choose = page.getByRole('button', { name: 'Choose photos' });
    await expect(choose).toBeVisible();
    await page.waitForLoadState('networkidle');
    await choose.focus();
    await expect(choose).toBeFocused();
    await page.keyboard.press('Enter');
    const before = (await albumNamed(page, 'City'))?.pictures ?? [];
    await (await chooser).setFiles(photo);
    await expect(page.getByText('College updated successfully', { exact: true })).toBeVisible();
    const name = `Photo ${before.length + 1}`;
    const group = page.getByRole('group', { name, exact: true });

    await group.getByRole('combobox', { name: `Area of ${name}` }).focus();
    expect(await group.getByRole('option').allTextContents()).toEqual([
      'No area',
      ...['Downtown', 'Sightseeing', 'Landscape', 'Off-Campus Activities', 'Outdoor Activities'],
    ]);
    await page.keyboard.type('Land');
    await expect(group).toHaveCount(0);
    const landscapes = page.getByRole('group', { name: 'Landscape', exact: true });
    const tagged = landscapes.nth((await landscapes.count()) - 1);
    await tagged.getByRole('button', { name: 'Make Landscape the album cover' }).focus();
    await page.keyboard.press('Enter');
    await expect(tagged.getByRole('button', { name: 'Make Landscape the album cover', pressed: true })).toBeVisible();
    const undo = page.getByRole('button', { name: 'UNDO', exact: true }).first();
    await expect(undo).toHaveCount(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(tagged).toHaveCount(0);

    await undo.focus();
    await page.keyboard.press('Enter');
    await expect(tagged).toBeVisible();
    expect((await albumNamed(page, 'City'))?.pictures).toHaveLength(before.length + 1);
  });

  test('[S4-14] a coach uploads a new cover in the head of the page: no album shows it, and UNDO brings the earlier one back @repeated', async ({
    aVisitor,
  }) => {
    const { page } = await aVisitor({ as: COACH });
    await openSignedIn(page, PAGE);
    const before = await collegeOf(page);
    const pencil = page.getByRole('button', { name: 'Edit Cover' });
    await pencil.click();
    const dialog = page.getByRole('dialog', { name: 'Edit Cover' });
    await dialog.locator('input[type=file]').setInputFiles(photo);
    await expect(dialog.getByRole('radio', { name: /^Picture \d+$/, checked: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(pencil).toBeFocused();
    const undo = page.getByRole('button', { name: 'UNDO', exact: true });
    await undo.focus();
    const after = await collegeOf(page);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Change undone', { exact: true })).toBeVisible();

    expect(before.albums).toEqual(after.albums);
    expect(after.cover).not.toBe(before.cover);
    expect((await collegeOf(page)).cover).toBe(before.cover);
  });

  test('files are dropped onto the album; what is no picture is told beside its name, in German too @repeated', async ({
    aVisitor,
  }) => {
    const { page } = await aVisitor({ as: COACH, locale: 'de-DE', width: 390 });
    await openSignedIn(page, `${PAGE}/album/City?lang=de`);
    await expect(page.getByRole('heading', { level: 2, name: 'Stadt' })).toBeVisible();
    const zone = page.getByText('oder hierher ziehen', { exact: false });
    const dropped = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['GIF89a'], 'tor.gif', { type: 'image/gif' }));
      return transfer;
    });
    await zone.dispatchEvent('drop', { dataTransfer: dropped });
    await expect(page.getByRole('alert').getByText('Bitte wähle ein Bild als JPEG, PNG, WebP oder AVIF.')).toBeVisible();
    await expect(page.getByText('tor.gif')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('the cover of a college is fetched first: named in the head of its first HTML, with its colours in its place', async ({
    stack,
  }) => {
    const html = await (await fetch(`${stack.url}/Harbor_Point_University/womens/soccer`)).text();
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head).toMatch(
      /<link rel="preload" as="image" imageSrcSet="[^"]*\/media\/colleges\/harbor-point-university\/ls\/[^"]*" [^>]*fetchPriority="high"/,
    );
    expect(head).toMatch(/<title>Harbor Point University/);
    expect(html.slice(head.length)).toMatch(
      /<img (?=[^>]*srcSet=)(?=[^>]*sizes="100vw")(?=[^>]*width="\d+")(?=[^>]*height="\d+")[^>]*fetchPriority="high"/,
    );
  });
});

interface CollegeSeen {
  readonly cover: string | null;
  readonly albums: readonly { readonly name: string; readonly cover: string | null; readonly pictures: readonly string[] }[];
}

async function collegeOf(page: Page): Promise<CollegeSeen> {
  return (await (await page.request.get(COLLEGE)).json()) as CollegeSeen;
}

async function albumNamed(page: Page, name: string) {
  return (await collegeOf(page)).albums.find((album) => album.name === name);
}

async function pictureIn(page: Page, name: string): Promise<string> {
  const [id] = (await albumNamed(page, name))?.pictures ?? [];
  if (id === undefined) throw new Error(`${name} is empty`);
  return id;
}

/** Records every text that the list of uploads shows from now on. */
async function stepsOfUploads(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const seen = new Set<string>();
    const record = () => {
      for (const bar of document.querySelectorAll('[role=progressbar]')) seen.add(bar.getAttribute('aria-valuetext') ?? '');
      document.documentElement.dataset.steps = JSON.stringify([...seen]);
    };
    new MutationObserver(record).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
  return async () => JSON.parse((await page.locator('html').getAttribute('data-steps')) ?? '[]') as readonly string[];
}

async function metadataOf(bytes: Buffer): Promise<{ exif: boolean; format: string }> {
  const { exif, format } = await sharp(bytes).metadata();
  return { exif: exif !== undefined, format };
}
