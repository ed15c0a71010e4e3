import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { type MapDot, placeOfDot } from '@touchline/domain/reference/geography/map-projection';
import { useEffect, useState } from 'react';
import { CollegeLink, competitionParts, placeLine } from '../../components/college/college-summary';
import { Crest } from '../../components/college/crest';
import { useLanguage } from '../../i18n/language-provider';
import { firstTeamAddress } from '../../lib/addresses/college-address';
import { useApi } from '../../lib/api/api-client';
import { PageLink } from '../../ui/links';

const TEXTS = {
  en: {
    title: 'At this dot and next to it',
    failed: 'The map does not answer right now. Please try again.',
    all: 'See all nearby',
  },
  de: {
    title: 'An diesem Punkt und daneben',
    failed: 'Die Karte antwortet gerade nicht. Versuch es bitte noch einmal.',
    all: 'Alle in der Nähe ansehen',
  },
} as const;

const SHOWN = 3;

type Found = readonly AnswerOf<'searchColleges'>['items'][number][];

interface Answer {
  readonly near: string;
  /** Null where they could not be loaded. */
  readonly found: Found | null;
}

/** The colleges nearest to a pressed point of the map, as links to their pages. Its place has its size before. */
export function PressedDot({ dot }: { readonly dot: MapDot }) {
  const texts = TEXTS[useLanguage().language];
  const callApi = useApi();
  const { lat, lng } = placeOfDot(dot);
  const near = `${lat.toFixed(1)},${lng.toFixed(1)}`;
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    let isShown = true;
    callApi('searchColleges', { query: { q: '', page: 1, near, sort: 'distance' } }).then(
      ({ items }) => isShown && setAnswer({ near, found: items.slice(0, SHOWN) }),
      () => isShown && setAnswer({ near, found: null }),
    );
    return () => {
      isShown = false;
    };
  }, [callApi, near]);
  const isPrevious = answer !== null && answer.near !== near;
  return (
    <Box aria-live="polite" aria-busy={answer === null || isPrevious} minH="15rem" opacity={isPrevious ? 0.6 : 1}>
      <Heading as="h3" textStyle="h3" mb="2">
        {texts.title}
      </Heading>
      {answer?.found === null && texts.failed}
      <Box as="ul" listStyleType="none" aria-label={texts.title}>
        {answer?.found?.map((college) => (
          <Box as="li" key={college._id} borderTopWidth="1px">
            <CollegeLink to={firstTeamAddress(college)} display="flex" alignItems="center" gap="3" minH="16">
              <Box as="span" data-travels="crest" display="flex" flex="none">
                <Crest college={college} size={40} />
              </Box>
              <Box as="span" flex="1" minW="0" lineHeight="1.3">
                <Box as="span" data-travels="name" display="block" fontWeight="semibold">
                  {college.name}
                </Box>
                <Box as="span" display="block" textStyle="small" color="fg.muted">
                  {[placeLine(college.city, college.state), competitionParts(college)[0]]
                    .filter((part) => part !== '')
                    .join(' · ')}
                </Box>
              </Box>
            </CollegeLink>
          </Box>
        ))}
      </Box>
      <PageLink
        to={`/colleges?${new URLSearchParams({ near, sort: 'distance' }).toString()}`}
        color="pitch.fg"
        fontWeight="semibold"
        lineHeight="2.75rem"
      >
        {texts.all}
      </PageLink>
    </Box>
  );
}
