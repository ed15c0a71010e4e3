import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { stackPorts } from '@touchline/local/launcher/stack-identity';
import { repositoryRoot } from '@touchline/local/repository-root';
import { axeFindings } from '../../support/browser/axe-findings';
import { joinAs } from '../../support/browser/joined';
import { send } from '../../support/browser/queued-player';
import { openSignedIn } from '../../support/browser/sign-in';
import { expect, test } from '../../support/browser/visitor';

const run = promisify(execFile);
/** What the teams of no college are called before. */
const NICKNAME = 'Nightherons';
const EASTRIDGE = '/ui/v1/colleges/eastridge-college';

test('a player on a phone watches a search in German, gets a mail when a college changes into it, and ends it', async ({
  aVisitor,
  stack,
}) => {
  const { page: player } = await aVisitor({ locale: 'de-DE' });
  await player.setViewportSize({ width: 390, height: 844 });
  await player.goto('/faqs?lang=de');
  const email = await joinAs(player, { lastName: 'Suche', verifiedIn: stack.environment });
  await openSignedIn(player, `/colleges?search=${NICKNAME}`);
  await player.getByRole('button', { name: 'Sag Bescheid, wenn etwas Neues passt' }).click();
  await expect(player.getByRole('button', { name: 'Du hörst von uns · Beenden' })).toBeVisible();
  expect(await axeFindings(player)).toEqual([]);

  const { page: coach } = await aVisitor({ as: 'coach@eastridge.example.edu' });
  await openSignedIn(coach, '/faqs');
  const before = await coach.evaluate(
    async (path) => (await (await fetch(path)).json()) as { readonly nickname: string },
    EASTRIDGE,
  );
  const called = (value: string) => send(coach, `${EASTRIDGE}/patch`, { patch: [{ op: 'replace', path: '/nickname', value }] });
  await called(NICKNAME);
  try {
    const job = [join(repositoryRoot, 'local/src/jobs/job-cli.ts'), 'tell-searches'];
    const environment = { ...process.env, PORT_BASE: String(stack.portBase) };
    await run(process.execPath, ['--import', 'tsx', ...job], { cwd: repositoryRoot, env: environment });
    const mailbox = `http://127.0.0.1:${stackPorts(stack.portBase).mailbox}/`;
    const mails = async () => (await (await fetch(mailbox)).text()).replaceAll('&amp;', '&');
    await expect.poll(async () => (await mails()).includes(email)).toBe(true);
    await expect.poll(async () => (await mails()).includes(`1 College (${NICKNAME}): Eastridge College`)).toBe(true);
  } finally {
    await called(before.nickname);
  }

  await openSignedIn(player, '/account?view=searches');
  await expect(player.getByText(/^Letzte Mail am /)).toBeVisible();
  expect(await axeFindings(player)).toEqual([]);
  await player.getByRole('button', { name: `Beenden: ${NICKNAME}` }).click();
  await expect(player.getByRole('link', { name: 'Talente suchen' })).toBeVisible();
});
