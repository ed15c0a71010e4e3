import {
  audienceOf,
  belongsTo,
  type FieldGroup,
  hasMinorsPageOn,
  type Reader,
} from '@touchline/domain/person/profiles/audience/visibility';
import { describe, expect, test } from 'vitest';
import { apiStage } from '../../support/api/api-stage';
import { ownProject } from '../../support/api/platform/own-project';
import { foundBy, searched } from '../../support/api/recruits/recruits';
import { expectFoundByWhatIsShown, hiddenValuesStage, READERS } from '../../support/api/recruits/recruits-with-hidden-values';

ownProject();
const api = apiStage();
const stage = hiddenValuesStage(api);
const TODAY = new Date().toISOString().slice(0, 10);

describe('a filter never tells what is hidden', () => {
  test.each(READERS)(
    'attack 186: [S1-08] %s finds exactly those who show readers like them what they ask for',
    async (...reader) => expectFoundByWhatIsShown(stage, reader, ''),
  );

  test('[S1-08] nor does an order: who hides the year stands behind all who show one, in the order of the ids', async () => {
    for (const [who, set] of READERS) {
      const ids = (await foundBy(stage.callerOf(who), 'sort=year&q=namora')).filter((id) => id.startsWith('player-'));
      const shows = (id: string): boolean => {
        const player = stage.players().find(({ _id }) => _id === id);
        return player !== undefined && belongsTo(set, audienceOf(player, 'player', TODAY));
      };
      expect(ids).toEqual([...ids.filter(shows).toSorted(), ...ids.filter((id) => !shows(id)).toSorted()]);
    }
  });

  test('[S1-08] an answer holds what its reader sees on the page, and no more', async () => {
    for (const [who] of READERS) {
      const isVisitor = who === 'a visitor' || who === 'a member whose address is not verified';
      const reader: Reader = isVisitor ? 'visitor' : who === 'an accepted coach' ? 'coach' : 'member';
      const { items } = await searched(stage.callerOf(who), 'q=namora');
      for (const item of items) {
        const player = stage.players().find(({ _id }) => _id === item._id);
        if (player === undefined) throw new Error(item._id);
        const sees = (group: FieldGroup): boolean => belongsTo(reader, audienceOf(player, group, TODAY));
        expect([item.gpa !== null, item.gpaOf !== null]).toEqual([sees('grades'), sees('grades')]);
        expect([item.graduationYear !== null, item.position.main.length]).toEqual([sees('player'), sees('player') ? 1 : 0]);
        expect([item.team !== null, item.hasVideo, item.about !== null]).toEqual([sees('teams'), sees('videos'), sees('about')]);
        expect([item.address.locality !== null, item.citizenship.length]).toEqual([sees('town'), sees('place') ? 1 : 0]);
        expect(item.team !== null && item.team.teamName !== null).toBe(
          sees('teams') && (!hasMinorsPageOn(player, TODAY) || sees('town')),
        );
        expect(item.profilePicture !== null).toBe(sees('portrait'));
        expect(JSON.stringify(item)).not.toMatch(/Schoolham|adultFrom|audiences|withheld|"email"/);
      }
    }
  });
});
