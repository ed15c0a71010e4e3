import { describe, expect, test } from 'vitest';
import { aProfile } from '../testing/a-profile';
import { openFieldsOf } from './audience/open-fields';
import { editProfile } from './edit-profile';
import { refusalOf } from '../../kernel/patch/testing/patches';

const NOW = '2026-06-01T12:00:00.000Z';
const written = (field: string, value: unknown): unknown =>
  Reflect.get(editProfile(aProfile(), [{ op: 'replace', path: `/${field}`, value }], NOW).profile, field);
const outcomeOf = (field: string, value: unknown): string => refusalOf(() => written(field, value));

describe('the fields that coaches decide by', () => {
  test.each([
    ['toefl', [0, 120], [-1, 121, 90.5, '90']],
    ['ielts', [1, 6.5, 9], [0.5, 9.5, 7.25]],
    ['duolingo', [10, 125, 160], [5, 123, 165]],
    ['studyField', ['11', '52'], ['99', '11.01', '53', '', 'Computer science']],
    ['ncaaId', ['2101234567'], ['210123456', '21012345678', '21O1234567', '']],
    ['naiaId', ['654321', 'AB-1234'], ['123', '12 34 56', '<b>1234</b>', '']],
  ] as const)('%s takes what the scale has, and nothing else', (field, taken, refused) => {
    for (const value of [...taken, null]) expect(outcomeOf(field, value), String(value)).toBe('accepted');
    for (const value of refused) expect(outcomeOf(field, value), String(value)).toMatch(/^invalid/);
  });

  test('a number is stored without what was pasted around it, a page in its normal form', () => {
    expect(written('ncaaId', ' 2101234567\n')).toBe('2101234567');
    expect(written('hudlPage', 'www.hudl.com/profile/123456/robin')).toBe('https://www.hudl.com/profile/123456/robin');
    expect(written('veoPage', 'http://app.veo.co/clubs/sample/ ')).toBe('https://app.veo.co/clubs/sample/');
  });

  test.each([
    ['hudlPage', 'https://hudl.com.evil.example/profile/1'],
    ['hudlPage', 'https://evil.example/?u=https://www.hudl.com/profile/1'],
    ['hudlPage', 'https://www.hudl.com@evil.example/profile/1'],
    ['hudlPage', 'https://www.hudl.com:8443/profile/1'],
    ['hudlPage', 'javascript:alert(1)//www.hudl.com/profile/1'],
    ['hudlPage', 'https://www.hudl.com/'],
    ['hudlPage', `https://www.hudl.com/${'a'.repeat(300)}`],
    ['veoPage', 'https://www.hudl.com/profile/1'],
    ['veoPage', '//app.veo.co/clubs/sample/'],
  ])('attack 453: %s leads to no other site: %s', (field, value) => {
    expect(outcomeOf(field, value)).toMatch(/^invalid/);
  });

  test('attack 454: whoever hides the social networks as an admin hides the pages on Hudl and Veo with them', () => {
    const pages = { hudlPage: 'https://www.hudl.com/profile/1', veoPage: 'https://app.veo.co/clubs/1' };
    const stored = aProfile({ ...pages, adultFrom: '2000-01-01' });
    expect(openFieldsOf(stored, 'visitor', '2026-06-01')).toMatchObject(pages);
    const hiding = { at: NOW, reason: 'A reason.', answeredAt: null };
    const withheldParts = [{ part: { kind: 'text', place: 'social' }, ...hiding }] as const;
    const hidden = openFieldsOf({ ...stored, withheldParts: [...withheldParts] }, 'visitor', '2026-06-01');
    expect(hidden).toMatchObject({ hudlPage: null, veoPage: null, social: { x: null, instagram: null } });
  });
});
