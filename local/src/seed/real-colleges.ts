import { type Sex, sportEntry } from '@touchline/domain/college/athletics';
import { blankCollege, college, type College } from '@touchline/domain/college/college';
import { pathNameOf } from '@touchline/domain/college/path-name';
import { slugOf } from '@touchline/domain/kernel/text/fold-text';
import { IMPORT_SOURCES } from '../import/plan/fact';
import { withSourcedValue } from '../import/plan/merge-facts';
import { withBlanks } from '@touchline/domain/kernel/patch/schema-path';
import { numberOf, numberOrNull, type TableLine, textOf, textOrNull } from './read-table';

/**
 * The columns with figures, and the college field that each fills. `npm run demo:check` compares them with a team file.
 */
export const FIGURES = {
  students: 'enrollmentSize',
  acceptance: 'academics.details.admission.acceptanceRate',
  netPrice: 'academics.details.costs.netPriceTuition',
  tuitionIn: 'academics.details.costs.inStateTuition',
  tuitionOut: 'academics.details.costs.outOfStateTuition',
  graduation4: 'academics.details.afterCollege.fourYearGraduationRate',
} as const;

/** The values of the column `teams`: which teams a college has. */
const TEAMS = { mw: ['male', 'female'], m: ['male'], w: ['female'] } as const;

/**
 * Builds a real college from its line of real-colleges.csv. It has public facts only; empty cells become null, and
 * figures carry their source. Throws where the line is invalid.
 */
export function realCollege(line: TableLine): College {
  const name = textOf(line, 'name');
  const blank = blankCollege({ _id: slugOf(name), name, pathName: pathNameOf(name) });
  const aliases = textOrNull(line, 'aliases')?.split(';') ?? [];
  const sport = teamsOf(line).map((sex) => sportEntry.parse(withBlanks(sportEntry, { sportsType: 'soccer', sex })));
  const plain = college.parse({
    ...blank,
    ipedsUnitId: numberOrNull(line, 'unitId'),
    ...Object.fromEntries(
      ['shortName', 'abbreviation', 'nickname', 'color', 'conference'].map((field) => [field, textOrNull(line, field)]),
    ),
    aliases,
    league: textOf(line, 'league'),
    division: numberOrNull(line, 'division'),
    collegeURL: textOf(line, 'url'),
    collegeType: textOf(line, 'type'),
    campusSetting: textOrNull(line, 'setting'),
    address: {
      ...blank.address,
      locality: textOf(line, 'city'),
      administrative_area_level_1: textOf(line, 'state'),
      country: textOf(line, 'country'),
    },
    position: { lat: numberOf(line, 'lat'), lng: numberOf(line, 'lng') },
    campus: { ...blank.campus, subtitleValue: `Founded in ${textOf(line, 'founded')}` },
    athletics: { sport },
  });
  return college.parse(withFigures(plain, line));
}

function teamsOf(line: TableLine): readonly Sex[] {
  const teams = textOf(line, 'teams');
  if (teams === 'mw' || teams === 'm' || teams === 'w') return TEAMS[teams];
  throw new Error(`teams are mw, m or w, not ${teams}`);
}

function withFigures(plain: College, line: TableLine): College {
  return Object.entries(FIGURES).reduce((filled, [column, field]) => {
    const value = numberOrNull(line, column);
    if (value === null) return filled;
    const changed = withSourcedValue(filled, field, value);
    return { ...changed, sources: { ...changed.sources, [field]: IMPORT_SOURCES.scorecard } };
  }, plain);
}
