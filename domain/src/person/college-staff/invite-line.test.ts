import { describe, expect, test } from 'vitest';
import { INVITES } from '../../reference/limits';
import { isFreeMail, wantedInviteOf } from './invite-line';

const aRow = (id: string, name: string, sexes: ('male' | 'female')[]) => ({
  ...{ _id: id, name, legalName: null, pathName: name.replaceAll(' ', '_'), sexes },
});
const ROWS = [
  aRow('harbor', 'Harbor Point University', ['male', 'female']),
  { ...aRow('lakes', 'Five Lakes University', ['female']), legalName: 'University of the Five Lakes' },
  aRow('twin-1', 'Twin College', ['male']),
  { ...aRow('twin-2', 'Twin College', ['male']), legalName: 'Twin College of the East' },
  { ...aRow('east', 'East', ['male']), legalName: 'Twin College of the East' },
] as const satisfies Parameters<typeof wantedInviteOf>[1];
const LINE = {
  ...{ email: ' Casey@Lakes.example ', college: 'five lakes university', team: 'Women’s', post: 'Head Coach' },
  ...{ language: '', message: '' },
};

describe('[S4-16] a line of a list of invitations', () => {
  test('names address, college, team and post as people write them', () => {
    expect(wantedInviteOf(LINE, ROWS)).toEqual({
      form: { email: 'casey@lakes.example', sex: 'female', staffType: 'headcoach', handsOver: false },
      college: { _id: 'lakes', name: 'Five Lakes University' },
      ...{ language: 'en', message: null, usesFreeMail: false },
    });
    const other = {
      ...LINE,
      college: 'Harbor_Point_University',
      team: 'm',
      post: 'assistant-coach',
      language: 'DE',
      message: ' Hallo ',
    };
    expect(wantedInviteOf(other, ROWS)).toMatchObject({
      ...{ form: { sex: 'male', staffType: 'assistantcoach' }, college: { _id: 'harbor' }, language: 'de', message: 'Hallo' },
    });
  });

  test('names a college by its legal name too, where only one has it', () => {
    const legal = { ...LINE, college: 'university of the five lakes' };
    expect(wantedInviteOf(legal, ROWS).college).toEqual({ _id: 'lakes', name: 'Five Lakes University' });
  });

  test.each([
    [{ email: 'casey' }, 'email', 'emailInvalid'],
    [{ email: 'casey@lakes.example, all@lakes.example' }, 'email', 'emailInvalid'],
    [{ email: 'casey@lakes.example\r\nBcc: all@lakes.example' }, 'email', 'emailInvalid'],
    [{ college: '' }, 'college', 'unknownCollege'],
    [{ college: 'Nowhere' }, 'college', 'unknownCollege'],
    [{ college: 'Twin College' }, 'college', 'unknownCollege'],
    [{ college: 'Twin College of the East' }, 'college', 'unknownCollege'],
    [{ team: 'men' }, 'team', 'noSuchTeam'],
    [{ team: '__proto__' }, 'team', 'noSuchTeam'],
    [{ post: '=1+1' }, 'post', 'staffTypeMissing'],
    [{ language: 'fr' }, 'language', 'languageUnknown'],
    [{ message: 'x'.repeat(INVITES.messageMax + 1) }, 'message', 'textTooLong'],
    [{ message: 'a\u0000b' }, 'message', 'textNotStorable'],
  ])('attack 304: %j is refused at its field', (changed, field, code) => {
    const refusal = expect.objectContaining({ field, code }) as unknown;
    expect(() => wantedInviteOf({ ...LINE, ...changed }, ROWS)).toThrow(refusal);
  });

  test('is flagged where anybody can have such an address', () => {
    expect(['a@GMAIL.com', 'a@gmx.de', 'a@lakes.example', 'a@notgmail.com'].map(isFreeMail)).toEqual([true, true, false, false]);
  });
});
