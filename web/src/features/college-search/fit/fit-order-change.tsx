import { Box } from '@chakra-ui/react/box';
import type { CollegeListItem } from '@touchline/domain/college/catalogue/college-list-item';
import type { OrderChange } from '@touchline/domain/search/fit/order-change';
import { FIT_TEXTS } from '../../../components/fit/fit-texts';
import { useLanguage } from '../../../i18n/language-provider';

interface FitOrderChangeProps {
  readonly change: OrderChange | null;
  readonly items: readonly CollegeListItem[];
}

/** Says why the order changed after a weight was moved: the part, and the college that rose furthest. */
export function FitOrderChange({ change, items }: FitOrderChangeProps) {
  const texts = FIT_TEXTS[useLanguage().language];
  const riser = change?.riser ?? null;
  const name = items.find(({ _id }) => _id === riser?.id)?.name ?? null;
  const part = change === null ? '' : texts.parts[change.part];
  return (
    <Box role="status" textStyle="small" mb="3" _empty={{ display: 'none' }}>
      {change !== null &&
        [
          change.isHeavier ? texts.heavier(part) : texts.lighter(part),
          riser === null || name === null ? texts.noneRose : texts.rose(name, riser.from, riser.to, part, riser.score),
        ].join(' ')}
    </Box>
  );
}
