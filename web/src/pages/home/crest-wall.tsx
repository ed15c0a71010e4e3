import { Box } from '@chakra-ui/react/box';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import type { League } from '@touchline/domain/reference/college-kinds';
import { useEffect, useRef, useState } from 'react';
import { CollegeLink } from '../../components/college/college-summary';
import { Crest } from '../../components/college/crest';
import { firstTeamAddress } from '../../lib/addresses/college-address';
import { useApi } from '../../lib/api/api-client';

/** So near to the window a wall loads its colleges. */
const NEAR = '600px';

type Listed = AnswerOf<'searchColleges'>['items'][number];

interface CrestWallProps {
  readonly league: League;
  readonly label: string;
}

/**
 * The crests of the first colleges of a league, each a link to its page. They load when somebody scrolls towards them;
 * their place has its size before, and stays empty where they cannot be loaded.
 */
export function CrestWall({ league, label }: CrestWallProps) {
  const callApi = useApi();
  const wall = useRef<HTMLUListElement>(null);
  const [colleges, setColleges] = useState<readonly Listed[]>([]);
  useEffect(() => {
    let isShown = true;
    const load = () => {
      callApi('searchColleges', { query: { q: '', page: 1, level: [league] } }).then(
        ({ items }) => isShown && setColleges(items),
        () => undefined,
      );
    };
    const box = wall.current;
    if (box === null || !('IntersectionObserver' in window)) {
      load();
      return () => {
        isShown = false;
      };
    }
    const approach = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        approach.disconnect();
        load();
      },
      { rootMargin: NEAR },
    );
    approach.observe(box);
    return () => {
      isShown = false;
      approach.disconnect();
    };
  }, [callApi, league]);
  return (
    <Box
      as="ul"
      ref={wall}
      aria-label={label}
      listStyleType="none"
      display="grid"
      gridTemplateColumns={{ base: 'repeat(6, minmax(0, 1fr))', sm: 'repeat(10, minmax(0, 1fr))' }}
      minH="7.5rem"
      ms="-1"
    >
      {colleges.map((college, at) => (
        <Box as="li" key={college._id} {...(at < 12 ? {} : { hideBelow: 'sm' })}>
          <CollegeLink
            to={firstTeamAddress(college)}
            title={college.name}
            display="grid"
            placeItems="center"
            height="3.75rem"
            borderRadius="control"
            _hover={{ bg: 'bg.muted' }}
          >
            <Box as="span" data-travels="crest" display="flex">
              <Crest college={college} size={48} />
            </Box>
            <VisuallyHidden data-travels="name">{college.name}</VisuallyHidden>
          </CollegeLink>
        </Box>
      ))}
    </Box>
  );
}
