import type { Page } from '@playwright/test';
import { stackPorts } from '@touchline/local/launcher/stack-identity';
import { axeFindings } from '../../support/browser/axe-findings';
import { joinAs } from '../../support/browser/joined';
import { openSignedIn, signInAs } from '../../support/browser/sign-in';
import { expect, test } from '../../support/browser/visitor';

const COACH = 'coach@harborpoint.example.edu';

/** The username of the signed-in user of a page. */
function usernameOn(page: Page): Promise<string> {
  return page.evaluate(async () => ((await (await fetch('/ui/v1/profile')).json()) as { username: string }).username);
}

test('a parent is linked, a coach writes, the parent gets a copy, and the player answers and blocks, in German', async ({
  aVisitor,
  stack,
}) => {
  const verifiedIn = stack.environment;
  const words = `We liked your last match (${Date.now()}).`;
  const { page: child } = await aVisitor({ locale: 'de-DE' });
  await child.setViewportSize({ width: 390, height: 844 });
  await child.goto('/faqs?lang=de');
  const dateOfBirth = `${new Date().getUTCFullYear() - 17}-12-31`;
  const childsEmail = await joinAs(child, { lastName: 'Kind', dateOfBirth, verifiedIn });
  const username = await usernameOn(child);

  const { page: parent } = await aVisitor();
  await parent.goto('/faqs');
  const parentsEmail = await joinAs(parent, { type: 'parent', lastName: 'Kind', verifiedIn });
  await openSignedIn(parent, '/account?view=guardians');
  await parent.getByLabel('Your child’s email, or the link to their page').fill(childsEmail);
  await parent.getByRole('button', { name: 'Ask to link' }).click();
  await expect(parent.getByText(/^Waiting for the player\./)).toBeVisible();

  await openSignedIn(child, '/account?view=guardians');
  await child.getByRole('checkbox', { name: /^Ich kenne die Person/ }).check();
  await child.getByRole('button', { name: 'Ja, Konten verknüpfen' }).click();
  await expect(child.getByText('Verknüpft', { exact: true })).toBeVisible();
  expect(await axeFindings(child)).toEqual([]);

  await parent.reload();
  await parent.getByRole('link', { name: 'See the page as guardian' }).click();
  await expect(parent.getByText(/^You see this page as Robin Kind’s guardian/)).toBeVisible();

  const { page: coach } = await aVisitor();
  await coach.goto('/faqs');
  await signInAs(coach, COACH);
  // The dialog hides the user menu, for which openSignedIn waits.
  await coach.goto(`/profile/${username}/about?contact=1`);
  const form = coach.getByRole('dialog', { name: 'Write to Robin Kind' });
  await form.getByLabel('Why are you writing?').fill(words);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form).toBeHidden();

  const mailbox = `http://127.0.0.1:${stackPorts(stack.portBase).mailbox}/`;
  await expect
    .poll(async () => {
      const mails = await (await fetch(mailbox)).text();
      return mails.includes(parentsEmail) && mails.includes(words);
    })
    .toBe(true);

  await openSignedIn(child, '/account?view=inbox');
  await child.getByRole('list', { name: 'Unterhaltungen' }).getByRole('link').click();
  await expect(child.getByText(words)).toBeVisible();
  await child.getByLabel('Deine Antwort').fill('Danke, aber ich habe mich schon entschieden.');
  await child.getByRole('button', { name: 'Senden' }).click();
  await expect(child.getByRole('list', { name: 'Nachrichten' }).getByRole('listitem')).toHaveCount(2);
  await child.getByRole('button', { name: 'Diesen Coach blockieren' }).click();
  await expect(child.getByText('Du hast diesen Coach blockiert')).toBeVisible();
  expect(await axeFindings(child)).toEqual([]);

  await openSignedIn(coach, '/account?view=inbox');
  await coach
    .getByRole('list', { name: 'Conversations' })
    .getByRole('link', { name: /Robin Kind/ })
    .click();
  await expect(coach.getByText('This conversation is closed.')).toBeVisible();
  await expect(coach.getByLabel('Your answer')).toHaveCount(0);
});
