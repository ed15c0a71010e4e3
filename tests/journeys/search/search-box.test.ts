import { placeholderOfTopBar } from '../../support/browser/placeholder-room';
import { expect, test } from '../../support/browser/visitor';

const WIDTHS = [360, 390, 479, 480, 768, 1280, 1440] as const;

for (const [address, placeholder] of [
  ['/home', 'Find colleges, recruits and more'],
  ['/home?lang=de', 'Colleges, Talente & mehr'],
] as const) {
  test(`[S2-27] “${placeholder}” is whole in the search box of windows from 360 px on`, async ({ aVisitor }) => {
    const { page } = await aVisitor();
    await page.goto(address);
    const cut: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      const { text, tooLongBy } = await placeholderOfTopBar(page);
      expect(text).toBe(placeholder);
      if (tooLongBy > 0) cut.push(`${width} px: by ${tooLongBy} px`);
    }
    expect(cut).toEqual([]);
  });
}

test('[S2-27] on a phone the search box fills the row while it has the focus', async ({ aVisitor }) => {
  const { page } = await aVisitor({ width: 390 });
  await page.goto('/home');
  const box = page.getByRole('banner').getByRole('combobox');
  await box.focus();
  expect((await box.boundingBox())?.width).toBeGreaterThanOrEqual(350);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign up' })).toBeFocused();
  expect((await box.boundingBox())?.width).toBeLessThan(300);
});
