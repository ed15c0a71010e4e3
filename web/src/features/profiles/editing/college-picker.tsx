import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { MAX_SEARCH_LENGTH } from '../../../lib/addresses/college-address';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api/api-client';
import { TextField } from '../../../ui/fields/text-fields';
import { Icon } from '../../../ui/icon';

interface Named {
  readonly id: string;
  readonly name: string;
  readonly place: string;
}

const MOST = 6;
/** The wait for a pause in typing. */
const PAUSE_MS = 250;

interface CollegePickerProps {
  readonly label: string;
  /** The id of the chosen college; empty for none. */
  readonly chosen: string;
  readonly onChosen: (collegeId: string) => void;
}

/** Chooses a college of the catalogue by its name, and shows which one is chosen. */
export function CollegePicker({ label, chosen, onChosen }: CollegePickerProps) {
  const t = useTranslations();
  const [typed, setTyped] = useState('');
  const { found, hasFailed } = useFoundColleges(typed.trim());
  const name = useNameOf(chosen, found);
  if (chosen !== '')
    return (
      <Box role="group" aria-label={label}>
        <Box fontWeight="medium" mb="1.5">
          {label}
        </Box>
        <Button
          variant="outline"
          colorPalette="ink"
          height="auto"
          minH="11"
          py="2"
          maxW="full"
          whiteSpace="normal"
          textAlign="start"
          aria-label={t('profileEdit.removeCollege', { college: name })}
          onClick={() => {
            setTyped('');
            onChosen('');
          }}
        >
          {name}
          <Icon as={X} size={16} />
        </Button>
      </Box>
    );
  return (
    <Box>
      <TextField
        type="text"
        label={label}
        help={t('profileEdit.committedToHelp')}
        autoComplete="off"
        value={typed}
        onText={setTyped}
        maxLength={MAX_SEARCH_LENGTH}
      />
      <Box role="status" textStyle="small" color="fg.muted">
        {hasFailed && t('profileEdit.collegesFailed')}
        {!hasFailed && found?.length === 0 && t('profileEdit.noCollege')}
      </Box>
      {found !== null && found.length > 0 && (
        <Box as="ul" listStyleType="none" mt="2" borderWidth="1px" borderRadius="control" bg="bg.panel" overflow="hidden">
          {found.map((college) => (
            <Box as="li" key={college.id} borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
              <Button
                variant="ghost"
                colorPalette="ink"
                width="full"
                height="auto"
                minH="11"
                px="3"
                py="2"
                borderRadius="0"
                justifyContent="space-between"
                gap="3"
                textAlign="start"
                whiteSpace="normal"
                onClick={() => onChosen(college.id)}
              >
                <span>{college.name}</span>
                <Box as="span" textStyle="small" color="fg.muted" fontWeight="normal">
                  {college.place}
                </Box>
              </Button>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

interface Found {
  readonly found: readonly Named[] | null;
  readonly hasFailed: boolean;
}

/** The colleges that a typed text names, after a pause in typing; null while nothing is known. */
function useFoundColleges(typed: string): Found {
  const callApi = useApi();
  const [answer, setAnswer] = useState<Found & { readonly typed: string }>({ typed: '', found: null, hasFailed: false });
  useEffect(() => {
    if (typed.length < 2) return undefined;
    const controller = new AbortController();
    const pause = setTimeout(() => {
      callApi('searchColleges', { query: { q: typed, page: 1 }, signal: controller.signal }).then(
        ({ items }) => {
          const found = items.slice(0, MOST).map(({ _id: id, name, city, state }) => ({
            ...{ id, name, place: [city, state].filter((part) => part !== null).join(', ') },
          }));
          setAnswer({ typed, found, hasFailed: false });
        },
        () => controller.signal.aborted || setAnswer({ typed, found: null, hasFailed: true }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      controller.abort();
    };
  }, [callApi, typed]);
  return answer.typed === typed && typed !== '' ? answer : { found: null, hasFailed: false };
}

/** The name of a college: as it was found, else as its page says; its id until then. */
function useNameOf(id: string, found: readonly Named[] | null): string {
  const callApi = useApi();
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const known = found?.find((college) => college.id === id)?.name ?? names.get(id);
  const isKnown = known !== undefined || id === '';
  useEffect(() => {
    if (isKnown) return undefined;
    let isShown = true;
    callApi('college', { params: { collegeId: id } }).then(
      ({ name }) => isShown && setNames((before) => new Map(before).set(id, name)),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [callApi, id, isKnown]);
  return known ?? id;
}
