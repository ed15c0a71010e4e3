import { Box } from '@chakra-ui/react/box';
import { useFormats } from '../../../i18n/use-translations';
import type { GradeOnScales } from '../chapter';
import { DrawnBar } from './drawn-bar';
import { useFigureTexts } from './figure-texts';

/** What an average on the scale of 4.0 is on the other scales that a profile takes, by the estimate of our profiles. */
export function GradesFigure({ grades }: { readonly grades: readonly GradeOnScales[] }) {
  const texts = useFigureTexts();
  const { formatNumber } = useFormats();
  const decimal = (value: number) => formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <>
      <Box as="ul" listStyleType="none" display="grid" rowGap="4">
        {grades.map(({ four, hundred, german }) => (
          <Box as="li" key={four}>
            <Box display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4" mb="1">
              <Box as="span" fontWeight="semibold" textStyle="number">
                {texts.gpa(decimal(four))}
              </Box>
              <Box as="span" textStyle="number" color="fg.muted">
                {texts.otherScales(formatNumber(hundred), decimal(german))}
              </Box>
            </Box>
            <DrawnBar height={10} parts={[{ share: (100 * four) / 4, fill: 0 }]} />
          </Box>
        ))}
      </Box>
      <Box textStyle="small" color="fg.muted" mt="4">
        {texts.estimate}
      </Box>
    </>
  );
}
