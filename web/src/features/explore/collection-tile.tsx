import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { type CollectionFacet, collectionAddress, type CountedValue } from '@touchline/domain/search/college-collections';
import { stateOutline } from '../../components/college/college-backdrop';
import { useTranslations } from '../../i18n/use-translations';
import { SiteLink } from '../../ui/links';
import { Pennants } from './pennants';
import { FieldMark } from './field-mark';

const Tile = chakra(SiteLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '16',
    height: 'full',
    p: '2',
    pe: '3',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderRadius: 'card',
    textDecoration: 'none',
    transition: 'border-color 150ms ease-out',
    _hover: { borderColor: 'border.emphasized', '& [data-name]': { textDecoration: 'underline' } },
  },
});

/** The ground of every drawn mark: chalk lines on the green of heroes, in both modes. */
const Mark = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    boxSize: '12',
    bg: 'hero.panel',
    color: 'hero.fg',
    borderRadius: 'control',
    overflow: 'hidden',
  },
});

interface CollectionTileProps {
  readonly facet: CollectionFacet;
  readonly counted: CountedValue;
  readonly name: string;
  /** The colors of the members of a conference. */
  readonly colors: readonly string[];
}

/** A collection of a list: its mark, its name and the number of its colleges, as a link to their search. */
export function CollectionTile({ facet, counted: [value, count], name, colors }: CollectionTileProps) {
  const t = useTranslations();
  return (
    <Tile to={collectionAddress({ [facet]: [value] })}>
      <Mark aria-hidden>
        <MarkOf facet={facet} value={value} colors={colors} />
      </Mark>
      <Box as="span" minW="0">
        <Box as="span" data-name display="block" fontWeight="semibold" lineHeight="1.25rem" overflowWrap="anywhere">
          {name}
        </Box>
        <Box as="span" display="block" textStyle="small" color="fg.muted">
          {t('explore.count', { count })}
        </Box>
      </Box>
    </Tile>
  );
}

interface MarkOfProps {
  readonly facet: CollectionFacet;
  readonly value: string;
  readonly colors: readonly string[];
}

/** What a collection looks like: the tool of a field of study, the colors of a conference, the outline of a state. */
function MarkOf({ facet, value, colors }: MarkOfProps) {
  if (facet === 'field') return <FieldMark code={value} />;
  if (facet === 'conference') return <Pennants colors={colors} />;
  const outline = stateOutline(value);
  return outline === null ? null : (
    <img src={outline} alt="" width="36" height="40" loading="lazy" style={{ objectFit: 'contain' }} />
  );
}
