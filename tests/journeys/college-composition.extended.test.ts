import { COLLEGES, expectBands, SUBPAGES, WINDOWS } from '../support/browser/college-bands';
import { test } from '../support/browser/visitor';

test.describe('the composition of a college page', () => {
  for (const window of WINDOWS) {
    test(`${window.width} px wide every subpage begins with a band, and its content by ${window.latest} px`, async ({
      aVisitor,
    }) => {
      const { page } = await aVisitor();
      const addresses = COLLEGES.flatMap((college) => SUBPAGES.map((tab) => `${college}/${tab}`));
      await expectBands(page, window, addresses);
    });
  }
});
