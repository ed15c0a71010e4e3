import { describe, expect, test } from 'vitest';
import {
  type AdminCandidate,
  adminRequestForm,
  confirmedRequest,
  isOpenRequest,
  newAdminRequest,
  openRequestsSince,
  requireRefusable,
  shownAdminRequestOf,
} from './admin-request';

const NOW = new Date('2026-03-01T10:00:00.000Z');
const [SOON, BEFORE_END, AT_END] = ['2026-03-02T10:00:00.000Z', '2026-03-08T09:59:59.999Z', '2026-03-08T10:00:00.000Z'];
const member: AdminCandidate = { uid: 'uid-robin', isAdmin: false, isVerified: true, isOpen: true };
const admin: AdminCandidate = { ...member, isAdmin: true };
const grant = { wanted: 'grant', reason: 'Joins the team.' } as const;
const revoke = { wanted: 'revoke', reason: 'Leaves the team.' } as const;
const asking = { by: 'uid-asker', requestId: 'r-1', earlier: null, now: NOW };
const asked = newAdminRequest(member, grant, asking);
const byOther = { by: 'uid-other', isAskerAdmin: true, now: SOON };
const refused = (code: string) => expect.objectContaining({ kind: 'conflict', code }) as Error;

describe('[S4-16] a request for a second admin', () => {
  test('says who asks, whom it is about, what for and why, and waits for seven days', () => {
    expect(asked).toEqual({
      ...{ _id: 'uid-robin', schemaVersion: 1, requestId: 'r-1', ...grant, askedBy: 'uid-asker' },
      ...{ askedAt: '2026-03-01T10:00:00.000Z', confirmedBy: null },
    });
    expect([isOpenRequest(asked, BEFORE_END), isOpenRequest(asked, AT_END)]).toEqual([true, false]);
    expect(openRequestsSince(new Date(AT_END))).toBe(asked.askedAt);
  });

  test('needs a reason', () => {
    for (const sent of [{ wanted: 'grant' }, { ...grant, reason: ' ' }, { ...grant, reason: 'x'.repeat(501) }, { reason: 'x' }])
      expect(adminRequestForm.safeParse(sent).success).toBe(false);
  });

  test('is refused where there is nothing to change, and while another one waits', () => {
    expect(() => newAdminRequest(admin, grant, asking)).toThrow(refused('isAdminAlready'));
    expect(() => newAdminRequest(member, revoke, asking)).toThrow(refused('isNoAdmin'));
    expect(() => newAdminRequest(member, grant, { ...asking, earlier: asked })).toThrow(refused('adminRequestOpen'));
    const later = { ...asking, requestId: 'r-2', earlier: asked, now: new Date(AT_END) };
    expect(newAdminRequest(member, grant, later)).toMatchObject({ requestId: 'r-2', askedAt: AT_END });
  });

  test.each([
    [{ isOpen: false }, 'adminNeedsOpenAccount'],
    [{ isVerified: false }, 'adminNeedsVerifiedEmail'],
  ])('makes nobody an admin who is %j, neither when it is made nor when it is confirmed', (changes, code) => {
    expect(() => newAdminRequest({ ...member, ...changes }, grant, asking)).toThrow(refused(code));
    expect(() => confirmedRequest(asked, { ...member, ...changes }, byOther)).toThrow(refused(code));
    expect(newAdminRequest({ ...admin, ...changes }, revoke, asking)).toMatchObject(revoke);
  });

  test('is confirmed by a second admin, and once', () => {
    const confirmed = confirmedRequest(asked, member, byOther);
    expect(confirmed).toEqual({ ...asked, confirmedBy: 'uid-other' });
    expect(confirmedRequest(confirmed, member, { ...byOther, by: 'uid-third' })).toBe(confirmed);
    expect(() => requireRefusable(confirmed, 'uid-third', SOON)).toThrow(refused('adminRequestGone'));
  });

  test('is confirmed neither by who asked, nor by whom it is about, nor once it has expired', () => {
    const after = (changes: Partial<typeof byOther>) => () => confirmedRequest(asked, member, { ...byOther, ...changes });
    expect(after({ by: 'uid-asker' })).toThrow(refused('adminRequestOfYours'));
    expect(after({ by: 'uid-robin' })).toThrow(refused('adminRequestAboutYou'));
    expect(after({ now: AT_END })).toThrow(refused('adminRequestGone'));
    expect(after({ now: BEFORE_END })).not.toThrow();
  });

  test('counts for nothing once who asked is no admin any more', () => {
    const deciding = { ...byOther, isAskerAdmin: false };
    expect(() => confirmedRequest(asked, member, deciding)).toThrow(refused('askerIsNoAdmin'));
    expect(() => requireRefusable(asked, 'uid-other', SOON)).not.toThrow();
  });

  test('is refused by any admin, withdrawn by who asked, and never stopped by whom it is about', () => {
    const about = newAdminRequest(admin, revoke, asking);
    for (const by of ['uid-other', 'uid-asker']) expect(() => requireRefusable(about, by, SOON)).not.toThrow();
    expect(() => requireRefusable(about, 'uid-robin', SOON)).toThrow(refused('adminRequestAboutYou'));
    expect(() => requireRefusable(about, 'uid-other', AT_END)).toThrow(refused('adminRequestGone'));
  });

  test('is shown with the name of who asked and its end', () => {
    expect(shownAdminRequestOf(asked, (uid) => (uid === 'uid-asker' ? 'Ada Overlook' : null))).toEqual({
      ...{ uid: 'uid-robin', requestId: 'r-1', ...grant, askedAt: asked.askedAt, expiresAt: AT_END },
      ...{ askedBy: { uid: 'uid-asker', name: 'Ada Overlook' }, isConfirmed: false },
    });
  });
});
