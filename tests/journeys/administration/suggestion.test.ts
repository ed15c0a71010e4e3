import { stackPorts } from '@touchline/local/launcher/stack-identity';
import { axeFindings } from '../../support/browser/axe-findings';
import { expect, test } from '../../support/browser/visitor';

const COACH = 'coach@eastridge.example.edu';
const PAGE = '/Eastridge_College/mens/soccer';

test('a visitor’s correction is accepted by a coach and undone', async ({ aVisitor, stack }) => {
  const college = `/ui/v1/colleges/eastridge-college`;
  const to = `visitor-${Date.now()}@example.org`;
  const { page: visitor } = await aVisitor({ width: 390 });
  const nickname = async () =>
    ((await (await visitor.request.get(college)).json()) as { readonly nickname: string | null }).nickname;
  const before = await nickname();

  await visitor.goto(`${PAGE}/academics`);
  await visitor.getByRole('link', { name: 'Suggest a correction' }).last().click();
  const form = visitor.getByRole('dialog', { name: 'Suggest a correction' });
  await form.getByLabel('Fact', { exact: true }).selectOption({ label: 'Nickname' });
  await form.getByLabel(/^New value/).fill('Storks');
  await form.getByLabel(/^Link to the source/).fill('just look');
  await form.getByLabel(/^Your email address/).fill(to);
  await form.getByRole('button', { name: 'Send suggestion' }).click();
  await expect(form.getByText('Please enter a web address such as https://example.edu.')).toBeVisible();
  expect(await axeFindings(visitor)).toEqual([]);
  await form.getByLabel(/^Link to the source/).fill('https://athletics.example.edu/nickname');
  await form.getByRole('button', { name: 'Send suggestion' }).click();
  await expect(form).toBeHidden();

  const mailbox = `http://127.0.0.1:${stackPorts(stack.portBase).mailbox}/`;
  let link = '';
  await expect
    .poll(async () => {
      const mails = (await (await fetch(mailbox)).text()).replaceAll('&amp;', '&');
      link = /\/signInUpMobile\?mode=suggestion&link=[\w.-]+/.exec(mails)?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  await visitor.goto(link);
  await visitor.getByRole('button', { name: 'Confirm' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  expect(await axeFindings(visitor)).toEqual([]);

  const { page: coach } = await aVisitor({ as: COACH });
  await coach.goto(`${PAGE}/administration`);
  await coach.getByRole('button', { name: 'Accept the suggestion for Nickname' }).click();
  const dialog = coach.getByRole('dialog');
  await expect(dialog.getByText('Storks')).toBeVisible();
  expect(await axeFindings(coach)).toEqual([]);
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(coach.getByText('No suggestion is open.')).toBeVisible();
  expect(await nickname()).toBe('Storks');
  const row = coach.getByRole('region', { name: 'History' }).getByRole('listitem').filter({ hasText: 'Nickname' }).first();
  await expect(row.getByText(/Suggested by a visitor/)).toBeVisible();

  await row.getByRole('button', { name: /^Undo this change/ }).click();
  await coach.getByRole('dialog').getByRole('button', { name: 'Undo this change' }).click();
  await expect(row.getByText(/^Undone by you/)).toBeVisible();
  expect(await nickname()).toBe(before);
});
