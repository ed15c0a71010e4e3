import type { APIResponse } from '@playwright/test';
import { followVerification } from '../support/api/sign-in/oob-codes';
import { axeFindings } from '../support/browser/axe-findings';
import { waitForHydration } from '../support/browser/page-start';
import { openSignedIn } from '../support/browser/sign-in';
import { fillInRegistration, goOnWith, panelIn } from '../support/browser/sign-in-panel';
import { expect, test } from '../support/browser/visitor';

const COACH = 'coach@harborpoint.example.edu';
const ADMIN = 'admin@touchline.example';
const COLLEGE = 'harbor-point-university';
const PASSWORD = 'longer1password';

const LOOKS = [
  {
    ...({ language: 'en', locale: 'en-US', width: 1440 } as const),
    signUpAsCoach: 'Sign up as a coach',
    invited: "You are invited to Harbor Point University (Women's Soccer).",
    mens: "Men's",
    signUp: 'Sign up',
    verifyFirst: 'Verify your email first',
    accept: 'Accept the invitation',
    toPage: 'Open the page',
  },
  {
    ...({ language: 'de', locale: 'de-DE', width: 390 } as const),
    signUpAsCoach: 'Als Coach registrieren',
    invited: 'Du bist zu Harbor Point University eingeladen (Frauenfußball).',
    mens: 'Männer',
    signUp: 'Registrieren',
    verifyFirst: 'Bestätige zuerst deine E-Mail',
    accept: 'Einladung annehmen',
    toPage: 'Seite öffnen',
  },
] as const;

async function jsonOf<Answer>(answer: APIResponse, status: number): Promise<Answer> {
  expect(answer.status()).toBe(status);
  return (await answer.json()) as Answer;
}

for (const { language, locale, width, ...texts } of LOOKS)
  test(`[S4-12] [S1-03] the invited coach of a women’s team registers, verifies the address, and edits the team’s page: ${language}, ${width} px @repeated`, async ({
    aVisitor,
    stack,
  }) => {
    const editor = await aVisitor({ as: COACH });
    await openSignedIn(editor.page, '/faqs');
    const email = `invited-${language}-${Date.now()}@harborpoint.example.edu`;
    const data = { email, sex: 'female', staffType: 'assistantcoach' };
    const { invite } = await jsonOf<{ readonly invite: { readonly inviteId: string } }>(
      await editor.page.request.post(`/ui/v1/colleges/${COLLEGE}/invites`, { data }),
      201,
    );
    const { page } = await aVisitor({ locale, width });
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

    await page.goto(`/claimCollege?invite=${invite.inviteId}`);
    await page.getByRole('link', { name: texts.signUpAsCoach }).click();
    await expect(page.getByText(texts.invited)).toBeVisible();
    const panel = panelIn(page.getByRole('main'));
    await waitForHydration(page);
    await goOnWith(panel, email, language);
    await fillInRegistration(panel, { born: '1985-04-17', password: PASSWORD, language });
    await expect(page.getByText(texts.invited)).toBeVisible();
    await expect(page.getByLabel(texts.mens, { exact: true })).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
    await panel.button(texts.signUp).click();

    await expect(page.getByRole('heading', { name: texts.verifyFirst })).toBeVisible();
    expect(new URL(page.url()).searchParams.get('invite')).toBe(invite.inviteId);
    await followVerification(email, stack.environment);
    await page.reload();
    await press(texts.accept);
    await expect(page.getByRole('link', { name: texts.toPage })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    const profile = await jsonOf<{ readonly _id: string }>(await page.request.get('/ui/v1/profile'), 200);
    expect(profile).toMatchObject({
      sportsTypeGender: 'Female',
      roles: [{ type: 'assistantcoach', value: COLLEGE, status: 'Pending' }],
    });

    const admin = await aVisitor({ as: ADMIN });
    await openSignedIn(admin.page, '/faqs');
    const decision = { type: 'assistantcoach', collegeId: COLLEGE, decision: 'accepted', reason: null };
    await jsonOf(await admin.page.request.post(`/ui/v1/admin/users/${profile._id}/roles`, { data: decision }), 200);
    await page.reload();
    await page.getByRole('link', { name: texts.toPage }).click();
    await page.waitForURL('**/Harbor_Point_University/womens/soccer');
    const path = `/ui/v1/colleges/${COLLEGE}/patch`;
    await jsonOf(
      await page.request.post(path, { data: { patch: [{ op: 'replace', path: '/nickname', value: `Nick ${language}` }] } }),
      200,
    );
  });
