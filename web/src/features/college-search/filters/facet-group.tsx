import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { COLLEGE_FACETS, type CollegeFacet } from '@touchline/domain/search/college-facets';
import type { CollegeQuery } from '@touchline/domain/search/college-query';
import { distanceFromOwnPlace, type OwnPlace } from '@touchline/domain/search/own-place';
import type { FacetCount } from '@touchline/domain/search/find-colleges';
import { memo, type ReactNode, useState } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { useFormats } from '../../../i18n/use-translations';
import { Input } from '../../../ui/fields/text-controls';
import { FacetOption, FacetSection } from './facet-section';
import { facetValueText, useFilterTexts } from './facet-texts';
import { toggled, useCollegeQuery } from '../search-address';

/** The number of values that a closed long group shows. */
const SEEN = 6;
/** From this many values on, an open group has a text filter. */
const WORTH_A_BOX = 13;

/** Rarely used groups: collapsed until the user opens them, so that the others are in sight. */
const FOLDED: readonly CollegeFacet[] = [
  'abroad',
  'home',
  'squad',
  'setting',
  'type',
  'affiliation',
  'field',
  'sat',
  'act',
  'ranked',
];

/** The groups whose values are places in a team. */
export const PLACES: ReadonlySet<CollegeFacet> = new Set(['need', 'opens'] as const);

interface FacetGroupProps {
  readonly name: CollegeFacet;
  readonly title: string;
  readonly counts: readonly FacetCount[];
  /** What words of the text were read as. */
  readonly read: AnswerOf<'searchColleges'>['read'];
  /** What a signed-in player looks for, for needs and places that open: they start from it. */
  readonly own: OwnPlace | null;
  /** Content below the values: a custom limit. */
  readonly children?: ReactNode;
}

/**
 * A group of filters: its values with counts. A long list shows six and can be opened. Nothing where no value has
 * results. It is rendered again only where its own values change: the panel has hundreds of them.
 */
export const FacetGroup = memo(function FacetGroup({ name, title, counts, read, own, children }: FacetGroupProps) {
  const { t, formatNumber } = useFormats();
  const texts = useFilterTexts();
  const { language } = useLanguage();
  const { query, linkTo } = useCollegeQuery();
  const [isOpen, setIsOpen] = useState(false);
  const [sought, setSought] = useState('');
  const parts = read?.parts.filter((part) => part.name === name) ?? [];
  const partOf = (value: string) => parts.find((part) => part.value === value);
  const chosen = [...(query.filters[name] ?? []), ...parts.map(({ value }) => value)];
  const fold = FOLDED.includes(name) ? (chosen.length > 0 ? 'open' : 'shut') : 'never';
  const options = counts
    .filter(([value, count]) => count > 0 || chosen.includes(value))
    .map(([value, count, inferred = 0, text = facetValueText(name, value, t, language)]) => ({ value, count, inferred, text }));
  if (options.length === 0) return null;
  const isLong = options.length > SEEN + 1;
  const ordered = ownFirst(isOpen ? inAlphabet(options, name, language) : options, name, own);
  const shown = isOpen ? ordered : ordered.filter(({ value }, at) => !isLong || at < SEEN || chosen.includes(value));
  const startsFromOwn = own !== null && ordered.some(({ value }) => isOwn(value, name, own));
  const matching = shown.filter(({ text }) => text.toLowerCase().includes(sought.trim().toLowerCase()));
  return (
    <FacetSection title={title} fold={fold}>
      {startsFromOwn && (
        <Box textStyle="small" color="fg.muted">
          {texts.ownFirst}
        </Box>
      )}
      {isOpen && options.length >= WORTH_A_BOX && (
        <Input
          type="search"
          size="lg"
          my="2"
          aria-label={texts.findIn(title)}
          placeholder={texts.findIn(title)}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
          autoComplete="off"
          bg="bg.panel"
          borderColor="border.emphasized"
        />
      )}
      <Box
        as="ul"
        listStyleType="none"
        maxH={isOpen ? '24rem' : undefined}
        overflowY={isOpen ? 'auto' : undefined}
        px={isOpen ? '2' : undefined}
        mx={isOpen ? '-2' : undefined}
      >
        {matching.map(({ value, count, inferred, text }) => (
          <FacetOption
            key={value}
            name={text}
            count={count}
            inferred={inferred}
            isChosen={chosen.includes(value)}
            isRound={COLLEGE_FACETS[name].choice === 'one'}
            to={linkTo(withValue(query, name, value, partOf(value)))}
          />
        ))}
      </Box>
      {matching.length === 0 && (
        <Box textStyle="small" color="fg.muted" py="2">
          {texts.noneIn}
        </Box>
      )}
      {isLong && (
        <Button
          variant="ghost"
          size="lg"
          px="2"
          ms="-2"
          textStyle="small"
          aria-expanded={isOpen}
          onClick={() => {
            setIsOpen(!isOpen);
            setSought('');
          }}
        >
          {isOpen ? texts.fewer : texts.more(formatNumber(options.length))}
        </Button>
      )}
      {children}
    </FacetSection>
  );
});

/** The query with a value toggled; one that words of the text ask for goes with its words. */
function withValue(query: CollegeQuery, name: CollegeFacet, value: string, part: { readonly without: string } | undefined) {
  if (part === undefined) return toggled(query, name, value);
  const isChosen = query.filters[name]?.includes(value) ?? false;
  return { ...(isChosen ? toggled(query, name, value) : query), text: part.without, page: 1 };
}

const isOwn = (value: string, name: CollegeFacet, own: OwnPlace): boolean =>
  PLACES.has(name) && distanceFromOwnPlace(value, own) <= 1;

/** Needs and places that open, those of the player's own position and class first; other lists as they are. */
function ownFirst<Option extends { readonly value: string }>(
  options: readonly Option[],
  name: CollegeFacet,
  own: OwnPlace | null,
): readonly Option[] {
  if (own === null || !PLACES.has(name)) return options;
  return options.toSorted((a, b) => distanceFromOwnPlace(a.value, own) - distanceFromOwnPlace(b.value, own));
}

/** An open list is sorted by name, except where its values have an order of their own. */
function inAlphabet<Option extends { readonly text: string }>(
  options: readonly Option[],
  name: CollegeFacet,
  language: string,
): readonly Option[] {
  if (COLLEGE_FACETS[name].offered !== null) return options;
  return options.toSorted((a, b) => a.text.localeCompare(b.text, language));
}
