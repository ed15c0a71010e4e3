import { isRefusedAt12, isRefusedWithoutEdu, registersAsPlayer } from '../../support/browser/joining';
import { test } from '../../support/browser/visitor';

const GERMAN = { language: 'de', locale: 'de-DE' } as const;

test.describe('joining in the browser, in German', () => {
  test('a high-school player registers, is in, is sent the verification mail, and goes to the wizard', async ({
    aVisitor,
    stack,
  }) => {
    await registersAsPlayer({ aVisitor, stack }, GERMAN);
  });

  test('a coach whose address ends in .com cannot submit', async ({ aVisitor, stack }) => {
    await isRefusedWithoutEdu({ aVisitor, stack }, GERMAN);
  });

  test('a child of 12 is refused, and there is no account', async ({ aVisitor, stack }) => {
    await isRefusedAt12({ aVisitor, stack }, GERMAN);
  });
});
