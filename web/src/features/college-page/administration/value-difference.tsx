import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import type { Json } from '@touchline/domain/kernel/json/json';
import { MarkedText, readableOf } from '../../../components/document-editor/marked-text';
import { differenceOf } from '../../../components/document-editor/text-difference';
import { collegePicturePath } from '../../../components/pictures/photo';
import { useCollegePage } from '../use-college-page';
import { useAdministrationTexts } from './administration-texts';

interface ValueDifferenceProps {
  readonly label: string;
  readonly before: Json;
  readonly after: Json;
}

/** What a change found and what it left: two texts as one with its words marked, everything else side by side. */
export function ValueDifference({ label, before, after }: ValueDifferenceProps) {
  const texts = useAdministrationTexts();
  const [was, is] = [readableOf(before), readableOf(after)];
  const difference = was !== '' && is !== '' ? differenceOf(was, is) : null;
  const isMarked = difference?.stretches.some(({ isNew }) => isNew) === true || (difference?.gone.length ?? 0) > 0;
  return (
    <Box minW="0">
      <Text textStyle="small" fontWeight="semibold" color="fg.muted" mb="1">
        {label}
      </Text>
      {difference !== null && isMarked ? (
        <MarkedText difference={difference} goneText={texts.gone} />
      ) : (
        <Box display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="4">
          <Value title={texts.before} value={before} text={was} />
          <Value title={texts.after} value={after} text={is} />
        </Box>
      )}
    </Box>
  );
}

function Value({ title, value, text }: { readonly title: string; readonly value: Json; readonly text: string }) {
  const { college } = useCollegePage();
  const texts = useAdministrationTexts();
  const isPicture = typeof value === 'string' && college.pictures.includes(value);
  const picture = isPicture ? collegePicturePath(college, value, '400') : null;
  return (
    <Box minW="0">
      <Text textStyle="small" color="fg.muted">
        {title}
      </Text>
      {picture !== null ? (
        <chakra.img src={picture} alt={texts.picture} height="6rem" maxW="full" objectFit="contain" borderRadius="control" />
      ) : (
        <Text whiteSpace="pre-line" overflowWrap="anywhere" color={text === '' ? 'fg.muted' : 'fg'}>
          {text === '' ? texts.nothing : text}
        </Text>
      )}
    </Box>
  );
}
