import { axeFindings } from '../../support/browser/axe-findings';
import { joinAs } from '../../support/browser/joined';
import { openSignedIn } from '../../support/browser/sign-in';
import { expect, test } from '../../support/browser/visitor';

const COLLEGE = 'Eastridge College';
const LIST = '/account?board=players&list=eastridge-college';
const NOTE = 'Two footed, ask about grades.';

test('two coaches share a list, move a player at once, and one leaves: the list stays with its notes', async ({
  aVisitor,
  stack,
}) => {
  const lastName = `Sharer${Date.now()}`;
  const { page: second } = await aVisitor();
  await second.goto('/faqs');
  await joinAs(second, { type: 'coach', host: 'eastridge.example.edu', lastName, verifiedIn: stack.environment });
  const { page: admin } = await aVisitor({ as: 'admin@touchline.example' });
  await openSignedIn(admin, '/admin/users');
  await admin.getByLabel('Name, email or uid').fill(lastName);
  await admin.getByRole('button', { name: 'Search' }).click();
  await admin.getByRole('button', { name: `Accept Robin ${lastName} at ${COLLEGE}` }).click();
  await admin.getByRole('dialog', { name: 'Accept this role?' }).getByRole('button', { name: 'Accept' }).click();
  await expect(admin.getByText(`Robin ${lastName} can now edit ${COLLEGE}`)).toBeVisible();

  const { page: head } = await aVisitor({ as: 'coach@eastridge.example.edu' });
  await openSignedIn(head, '/?gender=Female');
  const row = head.getByRole('list', { name: 'Recruits found' }).getByRole('listitem').first();
  const name = (await row.getByRole('link').textContent()) ?? '';
  await row.getByRole('button', { name: `Save ${name}` }).click();
  await expect(row.getByRole('combobox', { name: `Stage of ${name}` })).toBeVisible();
  await row.getByRole('link', { name }).click();
  await head.getByRole('button', { name: `Put on ${COLLEGE}’s list: ${name}` }).click();
  await head.getByRole('link', { name: `On ${COLLEGE}’s list` }).click();
  await head.getByRole('button', { name: `Add a note about ${name}` }).click();
  await expect(head.getByText(/If the player downloads their data, they can read this/)).toBeVisible();
  await head.getByLabel(`Note about ${name}`).fill(NOTE);
  await head.getByRole('button', { name: 'Save note' }).click();
  await expect(head.getByText(NOTE)).toBeVisible();
  expect(await axeFindings(head)).toEqual([]);

  await openSignedIn(second, LIST);
  const entry = second.getByRole('listitem').filter({ hasText: NOTE }).last();
  await expect(entry).toContainText('IH · ');
  await expect(entry.getByRole('button')).toHaveCount(0);
  await second.getByRole('button', { name: `I contacted them today: ${name}` }).click();
  await expect(second.getByText(/^Last contact: RS, /)).toBeVisible();
  await second.getByLabel(`Stage of ${name}`).selectOption({ label: 'Visit' });
  await expect(second.getByText(`${name}: Visit`)).toBeVisible();

  await head.getByLabel(`Stage of ${name}`).selectOption({ label: 'Offer' });
  await expect(head.getByText(new RegExp(`^RS moved ${name} to “Visit” on .*\\. Your change was not saved\\.$`))).toBeVisible();
  await expect(head.getByRole('region', { name: 'Visit: 1 player' })).toContainText(name);

  await openSignedIn(second, '/account');
  await second.getByRole('button', { name: `Leave college: ${COLLEGE}` }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'Leave college' }).click();
  await expect(second.getByRole('button', { name: `Leave college: ${COLLEGE}` })).toHaveCount(0);
  await second.goto(LIST);
  await expect(second.getByText(name)).toHaveCount(0);
  await expect(second.getByRole('heading', { name: 'This list is for coaches' })).toBeVisible();

  await openSignedIn(head, LIST);
  await expect(head.getByText(/^Last contact: RS, /)).toBeVisible();
  await expect(head.getByText(NOTE)).toBeVisible();
});
