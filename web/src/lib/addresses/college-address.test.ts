import { describe, expect, test } from 'vitest';
import { collegeAddress, firstTeamAddress, teamOfAddress } from './college-address';

describe('the address of a college', () => {
  test('[S2-18] womens asks for the female team, anything else for the male', () => {
    expect(teamOfAddress('womens')).toBe('female');
    for (const part of ['mens', 'Womens', 'women', '', 'x']) expect(teamOfAddress(part)).toBe('male');
  });

  test('[S2-18] is its pathName, mens or womens, and soccer', () => {
    expect(collegeAddress('Harbor_Point_University', 'female')).toBe('/Harbor_Point_University/womens/soccer');
    expect(collegeAddress('Westminster_College_(Salt_Lake_City)', 'male')).toBe(
      '/Westminster_College_(Salt_Lake_City)/mens/soccer',
    );
  });

  test('leads from a list to the team that there is, the men’s where there are both or none is known', () => {
    const addressOf = (sexes: ('male' | 'female')[]) => firstTeamAddress({ pathName: 'Test_College', sexes });
    expect(addressOf(['female'])).toBe('/Test_College/womens/soccer');
    for (const sexes of [['female', 'male'], ['male'], []] as const)
      expect(addressOf([...sexes])).toBe('/Test_College/mens/soccer');
  });
});
