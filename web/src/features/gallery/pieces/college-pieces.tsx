import { Box } from '@chakra-ui/react/box';
import { CollegeCard } from '../../../pieces/college-card';
import { CollegeHero } from '../../../pieces/college-hero';
import { CollegeList } from '../../../pieces/college-list';
import { CollegeListSkeleton } from '../../../pieces/college-list-skeleton';
import { Crest } from '../../../pieces/crest/crest';
import { MiniPitch } from '../../../pieces/pitch/mini-pitch';
import { ButtonLink } from '../../../ui/button-link';
import { LeagueTable } from '../../../ui/league-table';
import { Slider } from '../../../ui/slider';
import type { GalleryPiece } from '../gallery-piece';
import { aHeroCollege } from '../hero-sample';
import { BARE_COLLEGE, FACTS, LONG_COLLEGE, LONG_FACTS, MANY_COLLEGES, ONE_COLLEGE } from '../samples';

const FOUR = FACTS.slice(0, 4);
const table = (colleges: typeof MANY_COLLEGES) =>
  colleges.map((college, index) => ({
    id: college._id,
    rank: index + 1,
    movement: [0, 2, -1, null][index % 4] ?? null,
    crest: <Crest college={college} size={28} />,
    name: college.name,
    record: index % 5 === 4 ? null : { wins: 12 - index, losses: index, ties: index % 3 },
    rating: (92.4 - index * 1.7).toFixed(1),
  }));
const columns = [{ key: 'rating', header: 'Rating', isNumber: true, cell: ({ rating }: { readonly rating: string }) => rating }];

/** What shows colleges, and where players stand. */
export const COLLEGE_PIECES: readonly GalleryPiece[] = [
  {
    name: 'CollegeCard',
    states: {
      empty: () => <CollegeCard college={BARE_COLLEGE} />,
      one: () => <CollegeCard college={ONE_COLLEGE} facts={FOUR} />,
      long: () => <CollegeCard college={LONG_COLLEGE} facts={LONG_FACTS.slice(0, 4)} />,
    },
  },
  {
    name: 'CollegeList',
    states: {
      one: () => <CollegeList items={[ONE_COLLEGE]} label="One college" />,
      many: () => <CollegeList items={MANY_COLLEGES} label="Many colleges" factsOf={() => FOUR} />,
      long: () => <CollegeList items={[LONG_COLLEGE]} label="A long college" factsOf={() => LONG_FACTS.slice(0, 4)} />,
      loading: () => <CollegeListSkeleton rows={3} label="Colleges are loading" />,
    },
  },
  {
    name: 'CollegeHero',
    states: {
      empty: () => (
        <CollegeHero
          college={aHeroCollege(BARE_COLLEGE)}
          sex="female"
          cover={null}
          facts={FACTS.map((fact) => ({ ...fact, value: null }))}
        />
      ),
      one: () => (
        <CollegeHero
          college={aHeroCollege(ONE_COLLEGE)}
          sex="female"
          cover={null}
          facts={FACTS}
          action={<ButtonLink to="/gallery">Save college</ButtonLink>}
        />
      ),
      long: () => <CollegeHero college={aHeroCollege(LONG_COLLEGE)} sex="male" cover={null} facts={LONG_FACTS} />,
    },
  },
  {
    name: 'LeagueTable',
    states: {
      empty: () => <LeagueTable caption="Empty table" rows={[]} />,
      many: () => <LeagueTable caption="Full table" rows={table(MANY_COLLEGES)} columns={columns} hasMovement hasRecord />,
      long: () => <LeagueTable caption="Long table" rows={table([LONG_COLLEGE])} columns={columns} hasMovement hasRecord />,
    },
  },
  {
    name: 'Crest',
    states: {
      many: () => (
        <Box display="flex" flexWrap="wrap" gap="4" alignItems="end">
          {MANY_COLLEGES.map((college, index) => (
            <Crest key={college._id} college={college} size={[40, 48, 64, 96, 128][index % 5] ?? 40} />
          ))}
        </Box>
      ),
      long: () => <Crest college={LONG_COLLEGE} size={128} />,
    },
  },
  {
    name: 'MiniPitch',
    states: {
      empty: () => <MiniPitch positions={[]} height={160} label="No position" />,
      one: () => <MiniPitch positions={['GK']} height={160} label="Goalkeeper" />,
      many: () => <MiniPitch positions={['CM', 'RM', 'FW', 'CB']} height={200} label="Four positions" />,
    },
  },
  {
    name: 'Slider',
    states: {
      one: () => <Slider title="One card">{[<CollegeCard key="one" college={ONE_COLLEGE} />]}</Slider>,
      many: () => (
        <Slider title="Colleges">
          {MANY_COLLEGES.map((college) => (
            <CollegeCard key={college._id} college={college} />
          ))}
        </Slider>
      ),
    },
  },
];
