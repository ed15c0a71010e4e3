import { Box } from '@chakra-ui/react/box';
import { Button, IconButton } from '@chakra-ui/react/button';
import { Bookmark } from 'lucide-react';
import { CollegeHero } from '../../components/college/college-hero';
import { CollegeList, CollegeListSkeleton } from '../../components/college/college-list';
import { Icon } from '../../ui/icon';
import { ButtonLink } from '../../ui/links';
import type { GalleryEntry } from './gallery-entry';
import {
  aHeroCollege,
  BARE_COLLEGE,
  BROKEN_PICTURE,
  DUSK_COVER,
  FACTS,
  LONG_COLLEGE,
  LONG_FACTS,
  MANY_COLLEGES,
  ONE_COLLEGE,
  PALE_COVER,
  SCENE,
} from './samples';

const WHITE = '#ffffff';
const FOUR = FACTS.slice(0, 4);
const stacked = { display: 'grid', gap: '6', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const save = (
  <IconButton aria-label="Save" variant="ghost" size="lg">
    <Icon as={Bookmark} />
  </IconButton>
);

/** Components that show a college or a list of them. */
export const COLLEGE_ENTRIES: readonly GalleryEntry[] = [
  {
    name: 'CollegeList',
    states: {
      empty: () => <CollegeList items={[BARE_COLLEGE]} label="A bare college" />,
      one: () => <CollegeList items={[ONE_COLLEGE]} label="One college" actionOf={() => save} />,
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
          cover={SCENE}
          facts={FACTS.map((fact) => ({ ...fact, value: null }))}
        />
      ),
      one: () => (
        <CollegeHero
          college={aHeroCollege(ONE_COLLEGE)}
          sex="female"
          cover={SCENE}
          facts={FACTS}
          action={<ButtonLink to="/gallery">Save college</ButtonLink>}
        />
      ),
      many: () => (
        <Box {...stacked}>
          <CollegeHero
            college={aHeroCollege(ONE_COLLEGE)}
            sex="male"
            cover={DUSK_COVER}
            facts={FACTS}
            action={<ButtonLink to="/gallery">Save college</ButtonLink>}
            coverAction={<Button variant="outline">Edit cover</Button>}
          />
          {MANY_COLLEGES.map((college) => (
            <CollegeHero key={college._id} college={aHeroCollege(college)} sex="female" cover={SCENE} facts={FACTS} />
          ))}
        </Box>
      ),
      long: () => (
        <Box {...stacked}>
          <CollegeHero college={aHeroCollege(LONG_COLLEGE)} sex="male" cover={SCENE} facts={LONG_FACTS} />
          <CollegeHero
            college={aHeroCollege({ ...LONG_COLLEGE, color: WHITE })}
            sex="male"
            cover={SCENE}
            facts={LONG_FACTS}
            action={<ButtonLink to="/gallery">Save college</ButtonLink>}
          />
          <CollegeHero
            college={aHeroCollege(LONG_COLLEGE)}
            sex="male"
            cover={PALE_COVER}
            facts={LONG_FACTS}
            action={<ButtonLink to="/gallery">Save college</ButtonLink>}
          />
        </Box>
      ),
      failed: () => <CollegeHero college={aHeroCollege(ONE_COLLEGE)} sex="male" cover={{ src: BROKEN_PICTURE }} facts={FACTS} />,
    },
  },
];
