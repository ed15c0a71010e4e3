import { Box } from '@chakra-ui/react/box';
import { ALL_RECRUITS, type RecruitQuery } from '@touchline/domain/person/recruits/recruit-query';
import { useTranslations } from '../../i18n/use-translations';
import { EmptyState } from '../../ui/states/empty-state';
import { ButtonLink, PageLink } from '../../ui/links';
import { useRecruitQuery, withFilter, withoutRecruitFilters } from './recruit-address';
import type { FoundRecruits } from './recruit-results-query';
import { useRecruitTexts } from './recruit-texts';

type Instead = NonNullable<FoundRecruits['instead']>;

/** Nobody was found: the filter to leave out that brings most, the next ones, and texts that may be meant. */
export function NobodyFound({ instead }: { readonly instead: Instead | null }) {
  const t = useTranslations();
  const { query, linkTo } = useRecruitQuery();
  const { valueText } = useRecruitTexts();
  const [nearest, ...others] = instead?.without ?? [];
  const meant = instead?.meant ?? [];

  const without = (filter: Instead['without'][number]['filter']): RecruitQuery =>
    filter === 'text' ? { ...query, text: '' } : withFilter(query, filter, []);
  const nameOf = (filter: Instead['without'][number]['filter']): string =>
    filter === 'text' ? `“${query.text}”` : (query.filters[filter] ?? []).map((value) => valueText(filter, value)).join(', ');
  const label = ({ filter, total }: Instead['without'][number]) =>
    t('recruits.without', { filter: nameOf(filter), count: total });

  return (
    <>
      {meant.length > 0 && (
        <Box textAlign="center" mb="2" fontSize="lg">
          {t('recruits.didYouMean')}{' '}
          {meant.map((text) => (
            <PageLink
              key={text}
              to={linkTo({ ...query, text })}
              display="inline-flex"
              alignItems="center"
              minH="11"
              px="1"
              fontWeight="semibold"
              textDecoration="underline"
            >
              {text}
            </PageLink>
          ))}
        </Box>
      )}
      <EmptyState
        scene="corner"
        title={t('recruits.nobody')}
        text={t(nearest === undefined ? 'recruits.nobodyText' : 'recruits.nobodyNear')}
        action={
          nearest === undefined ? (
            <ButtonLink to={linkTo(query.text === '' ? ALL_RECRUITS : withoutRecruitFilters({ ...query, text: '' }))}>
              {t('recruits.showAll')}
            </ButtonLink>
          ) : (
            <ButtonLink to={linkTo(without(nearest.filter))} height="auto" minH="11" py="2" whiteSpace="normal">
              {label(nearest)}
            </ButtonLink>
          )
        }
      />
      {others.length > 0 && (
        <Box as="ul" listStyleType="none" textAlign="center">
          {others.map((one) => (
            <Box as="li" key={one.filter}>
              <PageLink
                to={linkTo(without(one.filter))}
                display="inline-flex"
                alignItems="center"
                minH="11"
                textDecoration="underline"
              >
                {label(one)}
              </PageLink>
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}
