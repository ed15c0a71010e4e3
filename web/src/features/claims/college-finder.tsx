import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { COLLEGE_CREATION_HOURS } from '@touchline/domain/reference/limits';
import { type SyntheticEvent, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { type CallApi, useApi } from '../../lib/api/api-client';
import { MAX_SEARCH_LENGTH } from '../../lib/addresses/college-address';
import { BusyButton } from '../../ui/busy-button';
import { TextField } from '../../ui/fields/text-fields';
import { useAction } from '../../ui/use-action';

/** A college that was found: where it is stands under its name. */
interface FoundCollege {
  readonly id: string;
  readonly name: string;
  readonly place: string;
}

/** What a search found; `domain` where a mail domain was typed. */
interface Found {
  readonly colleges: readonly FoundCollege[];
  readonly domain: string | null;
}

const MOST_SHOWN = 8;

/** The domain in a typed mail address or domain; null for a name. */
export function typedDomain(typed: string): string | null {
  const text = typed.trim().toLowerCase();
  const domain = text.slice(text.lastIndexOf('@') + 1);
  return /^[^\s@]+(?:\.[^\s@]+)+$/.test(domain) ? domain : null;
}

async function find(callApi: CallApi, typed: string): Promise<Found> {
  const domain = typedDomain(typed);
  if (domain === null) {
    const { items } = await callApi('searchColleges', { query: { q: typed.trim().slice(0, MAX_SEARCH_LENGTH), page: 1 } });
    return { colleges: items.slice(0, MOST_SHOWN).map(ofList), domain };
  }
  const { items } = await callApi('collegeProperty', { query: { keys: [domain] } });
  const colleges = items.flatMap((item) => item.colleges.map(({ _id: id, name }) => ({ id, name, place: domain })));
  return { colleges, domain };
}

function ofList({ _id: id, name, city, state }: AnswerOf<'searchColleges'>['items'][number]): FoundCollege {
  return { id, name, place: [city, state].filter((part) => part !== null).join(', ') };
}

interface CollegeFinderProps {
  readonly onChoose: (collegeId: string) => void;
}

/** Finds the college to claim by its name or by a mail domain (S1-03); a domain of none gets the promise of S9-10. */
export function CollegeFinder({ onChoose }: CollegeFinderProps) {
  const t = useTranslations();
  const callApi = useApi();
  const { isBusy, run } = useAction();
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<Found | null>(null);

  function search(event: SyntheticEvent) {
    event.preventDefault();
    if (typed.trim() === '') return;
    void run(async () => setFound(await find(callApi, typed)));
  }

  return (
    <Stack gap="5" maxW="form">
      <Stack asChild gap="4">
        <form role="search" onSubmit={search}>
          <TextField
            type="text"
            label={t('claim.findLabel')}
            help={t('claim.findHelp')}
            autoComplete="off"
            value={typed}
            onText={setTyped}
            maxLength={MAX_SEARCH_LENGTH}
          />
          <Box>
            <BusyButton type="submit" size="xl" isBusy={isBusy} busyText={t('claim.findButton')}>
              {t('claim.findButton')}
            </BusyButton>
          </Box>
        </form>
      </Stack>
      <Box role="status">{found !== null && <Outcome found={found} />}</Box>
      {found !== null && found.colleges.length > 0 && (
        <Box as="ul" listStyleType="none" borderWidth="1px" borderRadius="card" bg="bg.panel" overflow="hidden">
          {found.colleges.map(({ id, name, place }) => (
            <Box as="li" key={id} borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
              <Button
                variant="ghost"
                colorPalette="ink"
                width="full"
                height="auto"
                minH="14"
                px="4"
                py="2"
                borderRadius="0"
                justifyContent="flex-start"
                textAlign="start"
                whiteSpace="normal"
                aria-label={t('claim.choose', { college: name })}
                onClick={() => onChoose(id)}
              >
                <Box minW="0">
                  <Box fontWeight="semibold" overflowWrap="anywhere">
                    {name}
                  </Box>
                  <Box textStyle="small" color="fg.muted" fontWeight="normal" overflowWrap="anywhere">
                    {place}
                  </Box>
                </Box>
              </Button>
            </Box>
          ))}
        </Box>
      )}
    </Stack>
  );
}

function Outcome({ found: { colleges, domain } }: { readonly found: Found }) {
  const t = useTranslations();
  if (colleges.length > 0) return <Box color="fg.muted">{t('claim.found', { count: colleges.length })}</Box>;
  if (domain === null) return <Box>{t('claim.nothing')}</Box>;
  return (
    <Stack gap="2">
      <Box fontWeight="semibold">{t('claim.missing', { hours: COLLEGE_CREATION_HOURS })}</Box>
      <Box color="fg.muted">{t('claim.missingHow')}</Box>
    </Stack>
  );
}
