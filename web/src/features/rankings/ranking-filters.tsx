import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { SearchField } from '../../ui/fields/search-field';
import { type RankingAnswer, useRankingView } from './ranking-address';
import { isSeasonal } from './ranking-texts';

/** The parameters that the form has fields for. */
const FIELDS = ['season', 'conference', 'search'];

/**
 * Season, conference and name: a real form, so that it works before hydration. A choice takes effect at once, a name
 * with the button or Enter.
 */
export function RankingFilters({ answer }: { readonly answer: RankingAnswer }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const { view, linkTo } = useRankingView();
  const navigate = useNavigate();
  const nameId = useId();
  const kept = [...new URLSearchParams(linkTo({ ranking: answer.ranking }).search)].filter(([name]) => !FIELDS.includes(name));

  function show(form: HTMLFormElement) {
    const sent = new FormData(form);
    const textOf = (name: string) => {
      const value = sent.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    const [season, conference] = [textOf('season'), textOf('conference')];
    const wanted = linkTo({
      ranking: answer.ranking,
      season: season === '' ? view.season : Number(season),
      conference: conference === '' ? null : conference,
      search: textOf('search'),
    });
    void navigate(wanted, { replace: true, state: { preserveScroll: true } });
  }

  return (
    <chakra.form
      key={`${view.season} ${view.conference} ${view.search}`}
      method="get"
      role="search"
      aria-label={t('rankings.filters')}
      display="flex"
      flexWrap="wrap"
      alignItems="flex-end"
      gap="3"
      onSubmit={(event) => {
        event.preventDefault();
        show(event.currentTarget);
      }}
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {isSeasonal(answer) && answer.seasons.length > 1 && (
        <Choice label={t('rankings.season')} name="season" value={String(answer.season)} onChoice={show}>
          {answer.seasons.map(({ season, isSample }) => (
            <option key={season} value={season}>
              {isSample ? t('rankings.sampleSeason', { season: String(season) }) : season}
            </option>
          ))}
        </Choice>
      )}
      {answer.conferences.length > 1 && (
        <Choice label={t('rankings.column.conference')} name="conference" value={view.conference ?? ''} onChoice={show}>
          <option value="">{t('rankings.allConferences')}</option>
          {answer.conferences.map((conference) => (
            <option key={conference} value={conference}>
              {conference}
            </option>
          ))}
        </Choice>
      )}
      <Box flex={{ base: '1 0 100%', md: '1' }} maxW={{ md: '26rem' }}>
        <Label htmlFor={nameId}>{t('rankings.name')}</Label>
        <Box display="flex" gap="2">
          <SearchField id={nameId} defaultValue={view.search} lang={language} />
          <Button type="submit" size="lg" variant="outline">
            {t('rankings.find')}
          </Button>
        </Box>
      </Box>
    </chakra.form>
  );
}

const Label = chakra('label', { base: { display: 'block', textStyle: 'label', mb: '1.5' } });

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChoice: (form: HTMLFormElement) => void;
  readonly children: ReactNode;
}

function Choice({ label, name, value, onChoice, children }: ChoiceProps) {
  const id = useId();
  return (
    <Box flex={{ base: '1 1 8rem', sm: 'none' }} minW="0">
      <Label htmlFor={id}>{label}</Label>
      <chakra.select
        id={id}
        name={name}
        defaultValue={value}
        onChange={({ currentTarget: { form } }) => form !== null && onChoice(form)}
        width="full"
        maxW={{ sm: '15rem' }}
        minW="0"
        minH="12"
        px="3"
        borderWidth="1px"
        borderRadius="control"
        borderColor="border.emphasized"
        bg="bg.panel"
        color="fg"
        cursor="pointer"
        textOverflow="ellipsis"
        _hover={{ borderColor: 'fg.muted' }}
      >
        {children}
      </chakra.select>
    </Box>
  );
}
