import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { fieldName } from '@touchline/domain/college/facts/fields-of-study';
import { countMajors, type Majors } from '@touchline/domain/college/facts/majors-of-codes';
import { useId, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { Input } from '../../ui/fields/text-controls';

/** From this many majors on, a text field filters them. */
const LONG_FROM = 12;

/**
 * A college's majors as a tree of disclosures, which works without script. A long one has a filter, whose matches are
 * open.
 */
export function MajorsTree({ categories }: { readonly categories: Majors }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const id = useId();
  const [search, setSearch] = useState('');
  const nameOf = (name: string) => fieldName(name, language);
  /** Names that are not ours stay English. */
  const langOf = (name: string) => (language !== 'en' && nameOf(name) === name ? { lang: 'en' } : {});
  const found = majorsMatching(categories, search, nameOf);
  const total = countMajors(categories);
  const isSearching = search.trim() !== '';
  return (
    <>
      {total >= LONG_FROM && (
        <Box maxW="form" mb="4" data-needs-scripts="">
          <chakra.label htmlFor={id} display="block" fontWeight="medium" mb="1.5">
            {t('college.majorsFilter')}
          </chakra.label>
          <Input
            id={id}
            type="search"
            size="lg"
            borderColor="border.emphasized"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </Box>
      )}
      <Text role="status" textStyle="small" color="fg.muted" mb="2">
        {found.length === 0
          ? t('college.majorsNone', { search: search.trim() })
          : t('college.majorsCount', { count: countMajors(found) })}
      </Text>
      {found.map(({ name, subcategories }) => (
        <chakra.details
          key={`${name} ${isSearching}`}
          open={isSearching}
          borderTopWidth="1px"
          _last={{ borderBottomWidth: '1px' }}
        >
          <chakra.summary
            minH="12"
            display="flex"
            alignItems="center"
            justifyContent="space-between"
            gap="4"
            cursor="pointer"
            fontWeight="semibold"
            _after={{ content: '"+"', fontSize: 'xl', color: 'pitch.fg' }}
            css={{ 'details[open] > &::after': { content: '"–"' }, '&::-webkit-details-marker': { display: 'none' } }}
          >
            <Box as="span" flex="1" minW="0" {...langOf(name)}>
              {nameOf(name)}
            </Box>
            <Box as="span" textStyle="small" color="fg.muted" fontWeight="normal">
              {countMajors([{ name, subcategories }])}
            </Box>
          </chakra.summary>
          <Box display="grid" gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 17rem), 1fr))" gap="6" pb="5">
            {subcategories.map((group) => (
              <Box key={group.name}>
                <Text textStyle="small" color="fg.muted" mb="1" {...langOf(group.name)}>
                  {nameOf(group.name)}
                </Text>
                <ul>
                  {group.majors.map((major) => (
                    <li key={major} {...langOf(major)}>
                      {major}
                    </li>
                  ))}
                </ul>
              </Box>
            ))}
          </Box>
        </chakra.details>
      ))}
    </>
  );
}

/**
 * The majors whose name, group or category contains the search text, in any case; all of them for an empty one.
 * Groups and categories are also found by the name that `nameOf` gives them.
 */
export function majorsMatching(categories: Majors, search: string, nameOf = (name: string) => name): Majors {
  const text = search.trim().toLowerCase();
  const contains = (name: string) => [name, nameOf(name)].some((one) => one.toLowerCase().includes(text));
  return categories.flatMap((category) => {
    if (contains(category.name)) return [category];
    const subcategories = category.subcategories.flatMap((group) => {
      const majors = contains(group.name) ? group.majors : group.majors.filter(contains);
      return majors.length === 0 ? [] : [{ ...group, majors }];
    });
    return subcategories.length === 0 ? [] : [{ ...category, subcategories }];
  });
}
