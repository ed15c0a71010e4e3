import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { COLLEGE_FACETS, HIGHEST_BUDGET } from '@touchline/domain/search/college-facets';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from '../../i18n/use-translations';
import { Input } from '../../ui/input';
import { useCollegeQuery } from './use-college-query';

/** A limit of one's own for the net price: whole dollars a year. Emptied, it is taken away; what is no such limit is said beside the field. */
export function BudgetField() {
  const t = useTranslations();
  const id = useId();
  const navigate = useNavigate();
  const { query, linkTo } = useCollegeQuery();
  const [typed, setTyped] = useState(query.filters.netPrice?.[0] ?? '');
  const [isUnclear, setIsUnclear] = useState(false);
  const errorId = `${id}error`;
  const apply = () => {
    const dollars = budgetIn(typed);
    const isEmpty = typed.trim() === '';
    setIsUnclear(!isEmpty && dollars === null);
    if (!isEmpty && dollars === null) return;
    const netPrice = dollars === null ? undefined : [dollars];
    void navigate(linkTo({ ...query, filters: { ...query.filters, netPrice }, page: 1 }), { state: { keepsPlace: true } });
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
        {t('colleges.budget')}
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
            setIsUnclear(false);
          }}
          aria-invalid={isUnclear}
          aria-describedby={isUnclear ? errorId : undefined}
          bg="bg.panel"
          borderColor={isUnclear ? 'border.error' : 'border.emphasized'}
        />
        <Button type="submit" size="lg" variant="outline">
          {t('colleges.budgetApply')}
        </Button>
      </Box>
      <Box id={errorId} role="alert" mt="1.5" textStyle="small" fontWeight="medium" color="fg.error" _empty={{ display: 'none' }}>
        {isUnclear && t('colleges.budgetUnclear', { highest: HIGHEST_BUDGET })}
      </Box>
    </chakra.form>
  );
}

/** Whole dollars as readers write them, with or without signs, groups of three and cents; null for what is no limit that may be asked for. */
function budgetIn(typed: string): string | null {
  const written = /^\$?\s*(\d{1,3}(?:[.,'’\s]?\d{3})*)(?:[.,]\d{2})?\s*\$?$/.exec(typed.trim())?.[1] ?? '';
  const dollars = written.replace(/\D/g, '').replace(/^0+/, '');
  return COLLEGE_FACETS.netPrice.isValue(dollars) ? dollars : null;
}
