import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { Chip } from '../../../ui/chip';
import { Disclosure } from '../../../ui/disclosure';
import { useAdministrationTexts } from './administration-texts';
import { useFieldName } from './use-field-name';
import type { HistoryEdit } from './use-history';
import { useMoment } from '../../../ui/use-dates';
import { ValueDifference } from './value-difference';

/** The site's own name, which is the same in both languages. */
const TOUCHLINE = 'Touchline';

/** Names the author of an edit as this reader may know them, at the start of a line or after "by". */
export function useAuthorName(): (by: HistoryEdit['by'], isAfterBy?: boolean) => string {
  const texts = useAdministrationTexts();
  return ({ kind, name, isYou }, isAfterBy = false) => {
    if (isYou) return isAfterBy ? texts.byYou : texts.youDid;
    if (kind === 'touchline') return TOUCHLINE;
    return kind === 'coach' ? texts.coach : (name ?? texts.formerMember);
  };
}

interface HistoryRowProps {
  readonly edit: HistoryEdit;
  readonly onRestore: (button: HTMLButtonElement) => void;
}

/** One edit: who and when, which places, and for editors the difference and the way back. */
export function HistoryRow({ edit, onRestore }: HistoryRowProps) {
  const texts = useAdministrationTexts();
  const moment = useMoment();
  const fieldName = useFieldName();
  const authorName = useAuthorName();
  const [wasOpened, setWasOpened] = useState(false);
  const { at, by, paths, suggestedBy, undone, detail } = edit;
  const places = [...new Set(paths.map(fieldName))].join(', ');
  return (
    <Box as="li" py="3" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }}>
      <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" columnGap="6" rowGap="1">
        <Box minW="0">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {places}
          </Text>
          <Text textStyle="small" color="fg.muted" overflowWrap="anywhere">
            {`${authorName(by)} · `}
            <time dateTime={at}>{moment(at)}</time>
            {suggestedBy !== null && ` · ${texts.suggestedBy[suggestedBy]}`}
          </Text>
        </Box>
        {detail?.mayRestore === true && (
          <Button
            size="lg"
            variant="outline"
            colorPalette="ink"
            aria-label={texts.restoreOf(places, moment(at))}
            onClick={({ currentTarget }) => onRestore(currentTarget)}
          >
            {texts.restore}
          </Button>
        )}
      </Box>
      {undone !== null && (
        <Box mt="2">
          <Chip>{texts.undone(authorName(undone.by, true), moment(undone.at))}</Chip>
        </Box>
      )}
      {detail !== null && (
        <Box mt="1">
          <Disclosure title={texts.difference} onOpen={() => setWasOpened(true)}>
            {wasOpened && (
              <Box display="grid" gap="5" borderLeftWidth="2px" borderColor="pitch.solid" pl="4" py="1" maxW="text">
                {detail.changes === null
                  ? texts.tooLarge
                  : detail.changes.map(({ path, before, after }, index) => (
                      <ValueDifference key={index} label={fieldName(path)} before={before} after={after} />
                    ))}
              </Box>
            )}
          </Disclosure>
        </Box>
      )}
    </Box>
  );
}
