import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { COLLEGE_FACETS, HIGHEST_BUDGET } from '@touchline/domain/search/college-facets';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFormats } from '../../../i18n/use-translations';
import { Input } from '../../../ui/fields/text-controls';
import { useFilterTexts } from './facet-texts';
import { useCollegeQuery } from '../search-address';

/**
 * A custom limit for the net price, in whole dollars a year. An empty field removes it; an invalid one shows an error.
 */
export function BudgetField() {
  const { formatNumber } = useFormats();
  const texts = useFilterTexts();
  const id = useId();
  const navigate = useNavigate();
  const { query, linkTo } = useCollegeQuery();
  const [typed, setTyped] = useState(query.filters.netPrice?.[0] ?? '');
  const [isInvalid, setIsInvalid] = useState(false);
  const errorId = `${id}error`;
  const apply = () => {
    const dollars = parseBudget(typed);
    const isEmpty = typed.trim() === '';
    setIsInvalid(!isEmpty && dollars === null);
    if (!isEmpty && dollars === null) return;
    const netPrice = dollars === null ? undefined : [dollars];
    void navigate(linkTo({ ...query, filters: { ...query.filters, netPrice }, page: 1 }), { state: { preserveScroll: true } });
  };
  return (
    <chakra.form
      mt="2"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <chakra.label htmlFor={id} display="block" textStyle="small" color="fg.muted" mb="1">
        {texts.budget}
      </chakra.label>
      <Box display="flex" gap="2">
        <Input
          id={id}
          type="text"
          inputMode="numeric"
          size="lg"
          minW="0"
          autoComplete="off"
          maxLength={12}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setIsInvalid(false);
          }}
          aria-invalid={isInvalid}
          aria-describedby={isInvalid ? errorId : undefined}
          bg="bg.panel"
          borderColor={isInvalid ? 'border.error' : 'border.emphasized'}
        />
        <Button type="submit" size="lg" variant="outline">
          {texts.budgetApply}
        </Button>
      </Box>
      <Box id={errorId} role="alert" mt="1.5" textStyle="small" fontWeight="medium" color="fg.error" _empty={{ display: 'none' }}>
        {isInvalid && texts.budgetUnclear(formatNumber(HIGHEST_BUDGET))}
      </Box>
    </chakra.form>
  );
}

/** Parses whole dollars, with or without sign, thousands separators and cents; null for an invalid limit. */
function parseBudget(typed: string): string | null {
  const written = /^\$?\s*(\d{1,3}(?:[.,'’\s]?\d{3})*)(?:[.,]\d{2})?\s*\$?$/.exec(typed.trim())?.[1] ?? '';
  const dollars = written.replace(/\D/g, '').replace(/^0+/, '');
  return COLLEGE_FACETS.netPrice.isValue(dollars) ? dollars : null;
}
