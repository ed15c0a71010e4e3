import { Box } from '@chakra-ui/react/box';
import { Button, IconButton } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import type { College } from '@touchline/domain/college/college';
import { fieldName } from '@touchline/domain/college/facts/fields-of-study';
import {
  countMajors,
  hasMajors,
  type Majors,
  majorsOfCodes,
  withMajors,
  withoutMajors,
} from '@touchline/domain/college/facts/majors-of-codes';
import { Check, Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import type { FieldAidProps } from '../../../components/document-editor/field';
import { useLanguage } from '../../../i18n/language-provider';
import { useTranslations } from '../../../i18n/use-translations';
import { SearchField } from '../../../ui/fields/search-field';
import { Icon } from '../../../ui/icon';
import { majorsOfText, textOfMajors } from './majors-text';
import { findStudies, STUDY_TITLES } from './study-table';

const MOST_FOUND = 20;

interface MajorsPickerProps extends FieldAidProps {
  readonly college: College;
}

/**
 * Chooses majors from the classification (S7-13): a search in it, the fields in which the college awarded degrees, and
 * what is chosen, by category. What the classification lacks is typed into the text below.
 */
export function MajorsPicker({ college, typed, isSaving, hasProblem, onTyped, children }: MajorsPickerProps) {
  const t = useTranslations();
  const id = useId();
  const [search, setSearch] = useState('');
  const parsed = majorsOfText(typed);
  const chosen = 'value' in parsed ? parsed.value : null;
  const found = findStudies(search, MOST_FOUND);
  const add = (majors: Majors) =>
    onTyped(chosen === null ? `${typed.trimEnd()}\n${textOfMajors(majors)}` : textOfMajors(withMajors(chosen, majors)));
  const remove = (majors: Majors) => chosen !== null && onTyped(textOfMajors(withoutMajors(chosen, majors)));
  return (
    <Box display="flex" flexDirection="column" gap="6" inert={isSaving}>
      <Box maxW="form">
        <chakra.label htmlFor={id} display="block" fontWeight="medium" mb="1.5">
          {t('majors.find')}
        </chakra.label>
        <SearchField
          id={id}
          bg="bg.panel"
          borderColor="border.emphasized"
          value={search}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <Text id={`${id}-help`} textStyle="small" color="fg.muted" mt="1">
          {t('majors.findHelp')}
        </Text>
        <Text role="status" textStyle="small" color="fg.muted" mt="1">
          {search.trim() === '' ? '' : t('majors.found', { count: found.length })}
        </Text>
        <ul>
          {found.map(({ code, title, group, majors }) => {
            const isChosen = chosen !== null && hasMajors(chosen, majors);
            return (
              <Box as="li" key={code} borderTopWidth="1px">
                <chakra.button
                  type="button"
                  width="full"
                  minH="12"
                  py="1.5"
                  display="flex"
                  alignItems="center"
                  gap="3"
                  textAlign="start"
                  cursor="pointer"
                  aria-pressed={isChosen}
                  onClick={() => (isChosen ? remove(majors) : add(majors))}
                >
                  <Icon as={isChosen ? Check : Plus} />
                  <Box as="span" minW="0" overflowWrap="anywhere">
                    {title}
                    {group !== title && (
                      <Box as="span" display="block" textStyle="small" color="fg.muted">
                        {group}
                      </Box>
                    )}
                  </Box>
                </chakra.button>
              </Box>
            );
          })}
        </ul>
      </Box>
      <Awarded college={college} chosen={chosen} onAdd={add} />
      {chosen !== null && <Chosen majors={chosen} onRemove={remove} />}
      <chakra.details open={hasProblem || chosen === null}>
        <chakra.summary minH="11" py="2.5" cursor="pointer" fontWeight="medium">
          {t('majors.asText')}
        </chakra.summary>
        <Box pt="2">{children}</Box>
      </chakra.details>
    </Box>
  );
}

interface AwardedProps {
  readonly college: College;
  readonly chosen: Majors | null;
  readonly onAdd: (majors: Majors) => void;
}

/** Offers the fields in which the college awarded degrees, as far as they are not chosen. */
function Awarded({ college: { academics, sources }, chosen, onAdd }: AwardedProps) {
  const t = useTranslations();
  const awarded = majorsOfCodes(academics.cipCodes, STUDY_TITLES);
  const left = withoutMajors(awarded, chosen ?? []);
  const count = countMajors(left);
  const year = sources['academics.cipCodes']?.year ?? null;
  if (count === 0) return null;
  return (
    <Box>
      <Text mb="2">{year === null ? t('majors.known', { count }) : t('majors.awarded', { count, year: String(year) })}</Text>
      <Button variant="outline" size="lg" onClick={() => onAdd(left)}>
        <Icon as={Plus} />
        {t('majors.addAll', { count })}
      </Button>
    </Box>
  );
}

/** The chosen majors by category, each with a button that takes it away. */
function Chosen({ majors, onRemove }: { readonly majors: Majors; readonly onRemove: (majors: Majors) => void }) {
  const t = useTranslations();
  const { language } = useLanguage();
  return (
    <Box role="group" aria-label={t('majors.chosen')}>
      <Text role="status" fontWeight="medium" mb="2">
        {t('college.majorsCount', { count: countMajors(majors) })}
      </Text>
      {majors.map((category) => (
        <chakra.details key={category.name} borderTopWidth="1px">
          <chakra.summary minH="12" py="3" cursor="pointer">
            {`${fieldName(category.name, language)} (${countMajors([category])})`}
          </chakra.summary>
          <Box as="ul" pb="3">
            {category.subcategories.flatMap((group) =>
              group.majors.map((major) => {
                const label = t('majors.remove', { name: major });
                return (
                  <Box as="li" key={`${group.name} ${major}`} display="flex" alignItems="center" gap="2" minH="11">
                    <Box flex="1" minW="0" overflowWrap="anywhere">
                      {major}
                    </Box>
                    <IconButton
                      aria-label={label}
                      title={label}
                      variant="ghost"
                      boxSize="11"
                      onClick={() => onRemove([{ name: category.name, subcategories: [{ name: group.name, majors: [major] }] }])}
                    >
                      <Icon as={X} />
                    </IconButton>
                  </Box>
                );
              }),
            )}
          </Box>
        </chakra.details>
      ))}
    </Box>
  );
}
