import { stackPorts } from '@touchline/local/launcher/stack-identity';
import { axeFindings } from '../../support/browser/axe-findings';
import { joinAs } from '../../support/browser/joined';
import { send } from '../../support/browser/queued-player';
import { openSignedIn } from '../../support/browser/sign-in';
import { expect, test } from '../../support/browser/visitor';

test('a minor’s private link, made in German, shows grades once its receiver has confirmed, until a parent ends it', async ({
  aVisitor,
  stack,
}) => {
  const verifiedIn = stack.environment;
  const to = `coach-${Date.now()}@college.example`;
  const { page: child } = await aVisitor({ locale: 'de-DE' });
  await child.setViewportSize({ width: 390, height: 844 });
  await child.goto('/faqs?lang=de');
  const dateOfBirth = `${new Date().getUTCFullYear() - 17}-12-31`;
  const childsEmail = await joinAs(child, { lastName: 'Link', dateOfBirth, verifiedIn });
  const own = await child.evaluate(async () => (await (await fetch('/ui/v1/profile')).json()) as { readonly _id: string });
  await send(child, `/ui/v1/profile/${own._id}/patch`, {
    patch: Object.entries({ '/gpa': 3.7, '/gpaOf': 4 }).map(([path, value]) => ({ op: 'replace', path, value })),
  });
  const { page: parent } = await aVisitor();
  await parent.goto('/faqs');
  const parentsEmail = await joinAs(parent, { type: 'parent', lastName: 'Link', verifiedIn });
  await openSignedIn(parent, '/account?view=guardians');
  await parent.getByLabel('Your child’s email, or the link to their page').fill(childsEmail);
  await parent.getByRole('button', { name: 'Ask to link' }).click();
  await expect(parent.getByText(/^Waiting for the player\./)).toBeVisible();
  await openSignedIn(child, '/account?view=guardians');
  await child.getByRole('checkbox', { name: /^Ich kenne die Person/ }).check();
  await child.getByRole('button', { name: 'Ja, Konten verknüpfen' }).click();
  await expect(child.getByText('Verknüpft', { exact: true })).toBeVisible();

  await openSignedIn(child, '/account?view=links');
  await child.getByLabel(/^Name des Coachs/).fill('Kim Muster');
  await child.getByLabel(/^E-Mail-Adresse oder Touchline-Seite/).fill(to);
  await child.getByRole('button', { name: 'Link erstellen' }).click();
  await expect(child.getByText(/^Noch nicht geöffnet\. Die Adresse ist noch nicht bestätigt\./)).toBeVisible();
  expect(await axeFindings(child)).toEqual([]);
  const sheet = (await child.getByRole('link', { name: 'Blatt mit QR-Code' }).getAttribute('href')) ?? '';
  await openSignedIn(child, sheet);
  await expect(child.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
  await expect(child.getByRole('img', { name: /^QR code of/ })).toBeVisible();
  const address = sheet.replace('&view=sheet&as=coach&language=en', '').replace('/about', '/academics');

  const mailbox = `http://127.0.0.1:${stackPorts(stack.portBase).mailbox}/`;
  const mails = async () => (await (await fetch(mailbox)).text()).replaceAll('&amp;', '&');
  await expect.poll(async () => (await mails()).includes(parentsEmail) && (await mails()).includes(to)).toBe(true);

  const { page: coach } = await aVisitor();
  await coach.goto(address);
  await coach.getByRole('button', { name: 'Send me the email' }).click();
  await expect(coach.getByText('The email is on its way. Open it on this device.')).toBeVisible();
  expect(coach.url()).not.toContain('#');
  await expect(coach.getByText(/3\.7/)).toHaveCount(0);
  expect(await axeFindings(coach)).toEqual([]);
  let link = '';
  await expect
    .poll(async () => {
      link = /\/signInUpMobile\?mode=coachLink&link=[\w.-]+/.exec(await mails())?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  await coach.goto(link);
  await coach.getByRole('button', { name: 'That’s me, show the page' }).click();
  await expect(coach.getByText('Robin Link made this link for Kim Muster. You see more than others do.')).toBeVisible();
  await coach.getByRole('link', { name: 'Academics' }).click();
  await expect(coach.getByText(/3\.7/).first()).toBeVisible();

  await openSignedIn(parent, '/account?view=guardians');
  await expect(parent.getByText(/^Opened once, on .* The address is confirmed\./)).toBeVisible();
  await parent.getByRole('button', { name: 'End now: Kim Muster' }).click();
  await expect(parent.getByText(/A parent or guardian ended it\./)).toBeVisible();
  expect(await axeFindings(parent)).toEqual([]);
  await coach.goto(address);
  await expect(coach.getByText('This private link has ended. You see the page as everybody does.')).toBeVisible();
});
