import * as z from 'zod/mini';
import { CAMPUS_SETTINGS, COLLEGE_TYPES } from '../constants/college-kinds';
import { DIVISIONS, LEAGUE_VALUES } from '../constants/leagues';

const texts = z.readonly(z.array(z.nullable(z.string())));
const numbers = z.readonly(z.array(z.nullable(z.number())));
const wordsOf = <Word extends z.ZodMiniType>(word: Word) =>
  z.strictObject({ words: z.readonly(z.array(word)), at: z.readonly(z.array(z.nullable(z.int()))) });

/** The shape of CatalogueFile for the contract; the two are held together by the handler's type. */
export const catalogueFile = z.strictObject({
  version: z.literal(4),
  name: z.readonly(z.array(z.string())),
  ...{ _id: texts, pathName: texts, shortName: texts, abbreviation: texts, nickname: texts, color: texts },
  aliases: z.readonly(z.array(z.nullable(z.readonly(z.array(z.string()))))),
  city: wordsOf(z.string()),
  state: wordsOf(z.string()),
  league: wordsOf(z.enum(LEAGUE_VALUES)),
  conference: wordsOf(z.string()),
  collegeType: wordsOf(z.enum(COLLEGE_TYPES)),
  affiliation: wordsOf(z.string()),
  setting: wordsOf(z.enum(CAMPUS_SETTINGS)),
  division: z.readonly(z.array(z.nullable(z.literal(DIVISIONS)))),
  sexes: z.readonly(z.array(z.int())),
  fields: z.readonly(z.array(z.string())),
  ...{ students: numbers, acceptanceRate: numbers, graduationRate: numbers, netPrice: numbers },
  ...{ satLow: numbers, satHigh: numbers, actLow: numbers, actHigh: numbers, lat: numbers, lng: numbers, milesToSea: numbers },
  ...{
    camp: z.readonly(z.array(z.int())),
    rank: numbers,
    sampleRank: z.readonly(z.array(z.int())),
    lists: z.readonly(z.array(z.int())),
  },
});
