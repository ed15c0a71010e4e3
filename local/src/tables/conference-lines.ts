import { conferenceOfId } from '@touchline/domain/reference/conferences/conference-ids';
import { INDEPENDENT } from '@touchline/domain/reference/conferences/conferences-of';
import { type Fact, IMPORT_SOURCES, namedSource, type RowFacts } from '@touchline/domain/imports/facts/fact';
import { type TableLine, textOf } from '../seed/read-table';

/** A team's conference as a line of conferences.csv tells it. */
interface TeamConference {
  readonly name: string;
  readonly source: Fact['source'];
}

/**
 * The facts of a college with the conferences of its teams. That of the women's team counts for the college, because
 * only men's teams play elsewhere than their college; a team that does has its own. A line of another league or
 * division than the team's is left aside: the team has moved since.
 */
export function withConferences(row: RowFacts, lines: readonly TableLine[], teams: readonly TableLine[]): RowFacts {
  const known = lines.filter(({ sex, league, division }) =>
    teams.some((team) => team.sex === sex && team.league === league && team.division === division),
  );
  const [women, men] = ['women', 'men'].map((sex) => conferenceIn(known.find((line) => line.sex === sex)));
  const ofCollege = women ?? men;
  if (ofCollege === undefined) return row;
  const elsewhere = men !== undefined && men.name !== ofCollege.name ? men : null;
  const others = row.facts.filter(({ field }) => field !== 'conference' && !/^athletics\.sport\.[a-z]+\.conference$/.test(field));
  const facts: Fact[] = [{ field: 'conference', value: ofCollege.name, source: ofCollege.source }];
  if (elsewhere !== null)
    facts.push({ field: 'athletics.sport.male.conference', value: elsewhere.name, source: elsewhere.source });
  return { ...row, facts: [...others, ...facts] };
}

function conferenceIn(line: TableLine | undefined): TeamConference | undefined {
  if (line === undefined) return undefined;
  const id = textOf(line, 'conference');
  const conference = /-independent$/.test(id) ? INDEPENDENT : conferenceOfId(id);
  if (conference === null) throw new Error(`conferences.csv tells of ${id}, which is no conference`);
  return { name: conference.short, source: namedSource(textOf(line, 'source'), IMPORT_SOURCES.teamList) };
}
