import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { MAX_SEARCH_LENGTH } from '../../../lib/addresses/college-address';
import { TextField } from '../../../ui/fields/text-fields';
import { Icon } from '../../../ui/icon';

/** Something that is found by its name; `place` tells it from others of that name. */
export interface Named {
  readonly id: string;
  readonly name: string;
  readonly place: string;
}

/** Finds what a typed text names, the best first. */
export type FindByName<One extends Named> = (typed: string, signal: AbortSignal) => Promise<readonly One[]>;

const MOST = 6;
/** The wait for a pause in typing. */
const PAUSE_MS = 250;

interface NamePickerProps<One extends Named> {
  readonly label: string;
  readonly help: string;
  /** The name of what is chosen; null for nothing. */
  readonly chosen: string | null;
  readonly removeLabel: string;
  /** Stays the same function. */
  readonly find: FindByName<One>;
  readonly texts: { readonly failed: string; readonly none: string };
  /** Gets null where the choice is removed. */
  readonly onChosen: (one: One | null) => void;
}

/** Chooses one of many things by its name, and shows which one is chosen. */
export function NamePicker<One extends Named>({ label, help, chosen, removeLabel, find, texts, onChosen }: NamePickerProps<One>) {
  const [typed, setTyped] = useState('');
  const { found, hasFailed } = useFound(find, typed.trim());
  if (chosen !== null)
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
          aria-label={removeLabel}
          onClick={() => {
            setTyped('');
            onChosen(null);
          }}
        >
          {chosen}
          <Icon as={X} size={16} />
        </Button>
      </Box>
    );
  return (
    <Box>
      <TextField
        type="text"
        label={label}
        help={help}
        autoComplete="off"
        value={typed}
        onText={setTyped}
        maxLength={MAX_SEARCH_LENGTH}
      />
      <Box role="status" textStyle="small" color="fg.muted">
        {hasFailed && texts.failed}
        {!hasFailed && found?.length === 0 && texts.none}
      </Box>
      {found !== null && found.length > 0 && (
        <Box as="ul" listStyleType="none" mt="2" borderWidth="1px" borderRadius="control" bg="bg.panel" overflow="hidden">
          {found.map((one) => (
            <Box as="li" key={one.id} borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
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
                onClick={() => onChosen(one)}
              >
                <span>{one.name}</span>
                <Box as="span" textStyle="small" color="fg.muted" fontWeight="normal">
                  {one.place}
                </Box>
              </Button>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

interface Found<One> {
  readonly found: readonly One[] | null;
  readonly hasFailed: boolean;
}

/** What a typed text names, after a pause in typing; null while nothing is known. */
function useFound<One extends Named>(find: FindByName<One>, typed: string): Found<One> {
  const [answer, setAnswer] = useState<Found<One> & { readonly typed: string }>({ typed: '', found: null, hasFailed: false });
  useEffect(() => {
    if (typed.length < 2) return undefined;
    const controller = new AbortController();
    const pause = setTimeout(() => {
      find(typed, controller.signal).then(
        (found) => controller.signal.aborted || setAnswer({ typed, found: found.slice(0, MOST), hasFailed: false }),
        () => controller.signal.aborted || setAnswer({ typed, found: null, hasFailed: true }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      controller.abort();
    };
  }, [find, typed]);
  return answer.typed === typed && typed !== '' ? answer : { found: null, hasFailed: false };
}
