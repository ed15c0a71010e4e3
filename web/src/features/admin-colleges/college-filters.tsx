import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import type { QueryOf } from '@touchline/domain/http/api-contract';
import { DIVISIONS, LEAGUE_VALUES, LEAGUES } from '@touchline/domain/reference/college-kinds';
import { STATES } from '@touchline/domain/reference/states';
import { type SyntheticEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { SelectField } from '../../ui/fields/select-field';
import { TextField } from '../../ui/fields/text-fields';
import { addressOf } from './use-admin-colleges';

/** Which colleges are listed: those on the site, those of them with open suggestions, or archived ones. */
type View = 'onSite' | 'suggested' | 'archived';

/** Chooses league, division, state and text, and which colleges are shown; it becomes the address. */
export function CollegeFilters({ wanted }: { readonly wanted: QueryOf<'adminColleges'> }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState({ ...wanted, page: 1 });
  const isArchived = wanted.archived === 'true';
  const go = (query: QueryOf<'adminColleges'>) => void navigate({ search: addressOf(query) });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    go(chosen);
  };
  const shown: View = isArchived ? 'archived' : wanted.suggested === 'true' ? 'suggested' : 'onSite';
  const view = (one: View) => (
    <Button
      size="lg"
      px="3"
      fontSize="sm"
      aria-pressed={one === shown}
      variant={one === shown ? 'solid' : 'outline'}
      colorPalette={one === shown ? 'pitch' : 'ink'}
      onClick={() =>
        go({ ...chosen, archived: one === 'archived' ? 'true' : 'false', suggested: one === 'suggested' ? 'true' : 'false' })
      }
    >
      {t(`adminColleges.${one}`)}
    </Button>
  );
  return (
    <Box display="grid" gap="4">
      <chakra.form
        role="search"
        noValidate
        onSubmit={submit}
        display="grid"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: '2fr 1fr 1fr 1.5fr auto' }}
        alignItems="end"
        gap="3"
      >
        <Box gridColumn={{ base: '1 / -1', lg: 'auto' }}>
          <TextField
            type="search"
            autoComplete="off"
            maxLength={100}
            label={t('adminColleges.text')}
            value={chosen.text}
            onText={(text) => setChosen({ ...chosen, text })}
          />
        </Box>
        <SelectField
          label={t('admin.league')}
          value={chosen.league}
          onValue={(league) => setChosen({ ...chosen, league })}
          emptyText={t('adminColleges.any')}
          options={LEAGUE_VALUES.map((value) => ({
            value,
            text: value === 'other' ? t('admin.league.other') : LEAGUES[value].label,
          }))}
        />
        <SelectField
          label={t('admin.division')}
          value={chosen.division}
          onValue={(division) => setChosen({ ...chosen, division })}
          emptyText={t('adminColleges.any')}
          options={DIVISIONS.map((one) => ({ value: `${one}` as const, text: t('admin.divisionOf', { number: one }) }))}
        />
        {!isArchived && (
          <Box gridColumn={{ base: '1 / -1', lg: 'auto' }}>
            <SelectField
              label={t('admin.state')}
              value={chosen.state}
              onValue={(state) => setChosen({ ...chosen, state })}
              emptyText={t('adminColleges.any')}
              options={STATES.entries.map((entry) => ({ value: entry.value, text: entry[language] }))}
            />
          </Box>
        )}
        <Button type="submit" size="xl" gridColumn={{ base: '1 / -1', lg: 'auto' }}>
          {t('adminColleges.show')}
        </Button>
      </chakra.form>
      <Box role="group" aria-label={t('adminColleges.view')} display="flex" flexWrap="wrap" gap="2">
        {view('onSite')}
        {view('suggested')}
        {view('archived')}
      </Box>
    </Box>
  );
}
