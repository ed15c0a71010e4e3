import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { useFormats } from '../../../i18n/use-translations';
import { useImportTexts } from './import-texts';
import { useLineTexts } from './line-texts';
import type { Import } from './use-imports';

interface LineListProps {
  readonly title: string;
  readonly lines: Import['refusals'];
}

/** What an import says line by line, in the user's language; nothing where it says nothing. */
export function LineList({ title, lines: { total, first } }: LineListProps) {
  const texts = useImportTexts();
  const { formatNumber: integer } = useFormats();
  const say = useLineTexts();
  if (total === 0) return null;
  return (
    <Stack gap="2">
      <Box fontWeight="600">{title}</Box>
      <Box as="ul" ps="5" maxH="24rem" overflowY="auto" overflowWrap="anywhere" tabIndex={0} aria-label={title}>
        {first.map((line, index) => (
          <li key={index}>{say(line)}</li>
        ))}
        {total > first.length && <li>{texts.more(integer(total - first.length))}</li>}
      </Box>
    </Stack>
  );
}
