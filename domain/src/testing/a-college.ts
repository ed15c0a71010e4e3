import { blankCollege } from '../college/blank-college';
import type { College } from '../college/college';
import type { sportEntry } from '../college/athletics';
import { sportEntry as sportEntrySchema } from '../college/athletics';
import { withBlanks } from '../patch/blank-value';
import type * as z from 'zod/mini';

/** A team with everything unsaid but what is given. */
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
