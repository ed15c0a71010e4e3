import { stackPorts } from '@touchline/local/launcher/stack-identity';
import { axeFindings } from '../../support/browser/axe-findings';
import { joinAs } from '../../support/browser/joined';
import { send } from '../../support/browser/queued-player';
import { openSignedIn, signInAs } from '../../support/browser/sign-in';
import { expect, test } from '../../support/browser/visitor';

const COACH = 'coach@harborpoint.example.edu';

test('a club coach confirms two facts by mail, in German, and the filter finds the player', async ({ aVisitor, stack }) => {
  const family = `Torwart${String.fromCharCode(...Array.from(String(Date.now() % 100_000), (digit) => 97 + Number(digit)))}`;
  const { page: player } = await aVisitor({ locale: 'de-DE' });
  await player.setViewportSize({ width: 390, height: 844 });
  await player.goto('/faqs?lang=de');
  await joinAs(player, { lastName: family, verifiedIn: stack.environment });
  const profileId = await player.evaluate(
    async () => ((await (await fetch('/ui/v1/profile')).json()) as { readonly _id: string })._id,
  );
  const patch = Object.entries({ '/gpa': 3.7, '/gpaOf': 4, '/position/main': ['GK'] });
  await send(player, `/ui/v1/profile/${profileId}/patch`, {
    patch: patch.map(([path, value]) => ({ op: 'replace', path, value })),
  });

  await openSignedIn(player, '/account?view=confirmations');
  await player.getByRole('checkbox', { name: 'Noten: 3,7 / 4' }).check();
  await player.getByRole('checkbox', { name: /^Position:/ }).check();
  await player.getByLabel('Name von Verein oder Schule').fill('FC Musterstadt');
  await player.getByLabel('Name', { exact: true }).fill('Kim Muster');
  await player.getByLabel('E-Mail-Adresse bei Verein oder Schule').fill(`kim-${family.toLowerCase()}@club.example`);
  await player.getByRole('button', { name: 'Anfrage senden' }).click();
  await expect(player.getByText('Antwort fehlt noch')).toBeVisible();
  expect(await axeFindings(player)).toEqual([]);

  const mailbox = `http://127.0.0.1:${stackPorts(stack.portBase).mailbox}/`;
  let link = '';
  await expect
    .poll(async () => {
      const mails = (await (await fetch(mailbox)).text()).replaceAll('&amp;', '&');
      const ours = mails.split('kim-').find((part) => part.startsWith(`${family.toLowerCase()}@club.example`)) ?? '';
      link = /\/signInUpMobile\?mode=attestation&link=[\w.-]+/.exec(ours)?.[0] ?? '';
      return link;
    })
    .not.toBe('');

  const { page: confirmer } = await aVisitor({ locale: 'de-DE' });
  await confirmer.goto(link);
  await expect(confirmer.getByRole('heading', { name: `Stimmt das bei Robin ${family}?` })).toBeVisible();
  await confirmer.getByRole('checkbox', { name: 'Noten: 3,7 / 4' }).check();
  await confirmer.getByRole('checkbox', { name: /^Position:/ }).check();
  await confirmer.getByRole('checkbox', { name: /^Das bin ich/ }).check();
  await confirmer.getByRole('button', { name: 'Antwort abschicken' }).click();
  await expect(confirmer.getByRole('heading', { name: 'Danke, deine Antwort ist gespeichert' })).toBeVisible();
  expect(await axeFindings(confirmer)).toEqual([]);

  const { page: coach } = await aVisitor();
  await coach.goto('/faqs');
  await signInAs(coach, COACH);
  await openSignedIn(coach, `/?confirmed=true&q=${family}`);
  await expect(coach.getByText('✓ Confirmed: GPA and Position').first()).toBeVisible();
  await coach
    .getByRole('link', { name: `Robin ${family}` })
    .first()
    .click();
  await expect(coach.getByText(/^Confirmed by the head coach of FC Musterstadt/).first()).toBeVisible();
});
