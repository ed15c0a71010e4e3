import { aProfile } from '@touchline/domain/person/testing/a-profile';
import { aQueuedPlayer } from '../../support/browser/queued-player';
import { openSignedIn } from '../../support/browser/sign-in';
import { expect, test } from '../../support/browser/visitor';

const SCHOOL = aProfile().schoolName ?? '';

test.describe('who sees what of a player', () => {
  test('[S4-10] a player closes the school to all but coaches on a phone, checks it as a coach, and a coach alone sees it', async ({
    aVisitor,
    stack,
  }) => {
    const { page } = await aVisitor({ width: 390, locale: 'de-DE' });
    const { username } = await aQueuedPlayer(page, `Audience${Date.now()}`, stack.environment);
    await openSignedIn(page, '/account/manage-data');

    const visitors = page.getByRole('group', { name: 'Das sehen Besucher' });
    await expect(visitors.getByText(SCHOOL)).toBeVisible();
    await page.getByLabel('Schule', { exact: true }).selectOption('coaches');
    await expect(page.getByText('Sichtbarkeit gespeichert')).toBeVisible();
    await expect(visitors.getByText(/^Nicht zu sehen: .*Schule/)).toBeVisible();
    await expect(visitors.getByText(SCHOOL)).toHaveCount(0);

    await page.getByLabel('Soziale Netzwerke', { exact: true }).scrollIntoViewIfNeeded();
    const coach = page.getByRole('radio', { name: 'Coach' });
    await expect(coach).toBeInViewport();
    await coach.check();
    const coaches = page.getByRole('group', { name: 'Das sehen angenommene Coaches' });
    await expect(coaches.getByText(SCHOOL)).toBeVisible();
    await coaches.getByRole('link', { name: 'Meine Seite als Coach öffnen' }).click();
    await expect(page.getByText('So sehen angenommene Coaches die Seite.')).toBeVisible();

    const academics = `/profile/${username}/academics`;
    const { page: stranger } = await aVisitor();
    await stranger.goto(`/profile/${username}/about`);
    await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await stranger.content()).not.toContain(SCHOOL);
    const { page: accepted } = await aVisitor({ as: 'coach@harborpoint.example.edu' });
    await openSignedIn(accepted, academics);
    await expect(accepted.getByText(SCHOOL).first()).toBeVisible();
  });
});
