import { blankCollege, type College } from '../college';
import { type sportEntry, sportEntry as sportEntrySchema } from '../athletics';
import { withBlanks } from '../../kernel/patch/schema-path';
import type * as z from 'zod/mini';

/** A team with only the given fields filled. */
export function aTeam(given: Partial<z.infer<typeof sportEntry>> = {}): z.infer<typeof sportEntry> {
  return sportEntrySchema.parse(withBlanks(sportEntrySchema, { sportsType: 'soccer', sex: 'male', ...given }));
}

/** A small college with a men's and a women's team, two albums and four pictures of its own. */
export function aCollege(given: Partial<College> = {}): College {
  const blank = blankCollege({ _id: 'test-college', name: 'Test College', pathName: 'Test_College' });
  return {
    ...blank,
    collegeURL: 'https://www.test-college.example.edu/',
    pictures: ['picture-1', 'picture-2', 'picture-3', 'picture-4'],
    albums: [
      { name: 'Campus', cover: 'picture-1', pictures: ['picture-1', 'picture-2'] },
      { name: 'City', cover: null, pictures: [] },
    ],
    athletics: { sport: [aTeam({ sex: 'male' }), aTeam({ sex: 'female' })] },
    city: { description: 'A town by a river.', population: 12_000 },
    ...given,
  };
}
