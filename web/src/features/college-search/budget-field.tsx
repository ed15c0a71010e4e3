import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { COLLEGE_FACETS } from '@touchline/domain/search/college-facets';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../../i18n/use-words';
import { Input } from '../../ui/input';
import { useCollegeQuery } from './use-college-query';

/** A limit of one's own for the net price: whole dollars a year. */
export function BudgetField() {
  const say = useWords();
  const id = useId();
  const navigate = useNavigate();
  const { query, linkTo } = useCollegeQuery();
  const [typed, setTyped] = useState(query.filters.netPrice?.[0] ?? '');
  const dollars = typed.replace(/[^\d]/g, '').replace(/^0+/, '');
  const apply = () => {
    if (!COLLEGE_FACETS.netPrice.isValue(dollars)) return;
    void navigate(linkTo({ ...query, filters: { ...query.filters, netPrice: [dollars] }, page: 1 }), {
      state: { keepsPlace: true },
    });
  };
  return (
    <chakra.form
      mt="2"
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <chakra.label htmlFor={id} display="block" textStyle="small" color="fg.muted" mb="1">
        {say('colleges.budget')}
      </chakra.label>
      <Box display="flex" gap="2">
        <Input
          id={id}
          type="text"
          inputMode="numeric"
          size="lg"
          minW="0"
          autoComplete="off"
          maxLength={9}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          bg="bg.panel"
          borderColor="border.emphasized"
        />
        <Button type="submit" size="lg" variant="outline">
          {say('colleges.budgetApply')}
        </Button>
      </Box>
    </chakra.form>
  );
}
