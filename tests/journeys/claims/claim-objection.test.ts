import { axeFindings } from '../../support/browser/axe-findings';
import { joinAs } from '../../support/browser/joined';
import { openSignedIn } from '../../support/browser/sign-in';
import { expect, test } from '../../support/browser/visitor';

const HEAD_COACH = 'coach@harborpoint.example.edu';
const ADMIN = 'admin@touchline.example';
const CLAIM = '/claimCollege?college=harbor-point-university';
const REASON = 'Diese Person kennt bei uns niemand.';
const locale = 'de-DE';

test('[S1-03] a claim with an objection, in German: a coach claims, the accepted coach objects, the admin reads why @repeated', async ({
  aVisitor,
  stack,
}) => {
  const lastName = `Fremd${Date.now()}`;
  const name = `Robin ${lastName}`;
  const claimant = await aVisitor({ locale });
  await claimant.page.goto('/faqs');
  const joining = { type: 'coach', host: 'harborpoint.example.edu', lastName, verifiedIn: stack.environment } as const;
  await joinAs(claimant.page, joining);
  await claimant.page.goto(CLAIM);
  await claimant.page.getByLabel('Deine Aufgabe').selectOption({ label: 'Assistant Coach' });
  await claimant.page.getByRole('button', { name: 'Aufgabe speichern' }).click();
  await expect(claimant.page.getByText(/^Das hast du angefragt\. Ein Admin prüft es/)).toBeVisible();

  const coach = await aVisitor({ as: HEAD_COACH, locale });
  await openSignedIn(coach.page, CLAIM);
  const claims = coach.page.getByRole('region', { name: 'Wer in deinen Trainerstab möchte' });
  const claim = claims.getByRole('listitem').filter({ hasText: name });
  await expect(claim.getByText('Assistant Coach · Frauenfußball')).toBeVisible();
  await claim.getByRole('button', { name: `Einspruch einlegen gegen die Anfrage von ${name}` }).click();
  const form = claim.getByRole('form', { name: `Einspruch einlegen gegen die Anfrage von ${name}` });
  await form.getByLabel('Warum gehört diese Person nicht zu deinem Trainerstab?').fill(REASON);
  expect(await axeFindings(coach.page)).toEqual([]);
  await form.getByRole('button', { name: 'Einspruch senden' }).click();
  await expect(claim.getByText('Du hast Einspruch eingelegt. Unsere Admins lesen ihn, bevor sie entscheiden.')).toBeVisible();
  await expect(claim.getByRole('button')).toHaveCount(0);

  const admin = await aVisitor({ as: ADMIN, locale });
  await openSignedIn(admin.page, '/admin/users');
  await admin.page.getByLabel('Name, E-Mail oder uid').fill(lastName);
  await admin.page.getByRole('button', { name: 'Suchen' }).click();
  await expect(admin.page.getByText(`Einspruch von Rowan Tidewell: ${REASON}`)).toBeVisible();
  await expect(admin.page.getByRole('button', { name: new RegExp(`${name}.*ablehnen`) })).toBeVisible();
});
