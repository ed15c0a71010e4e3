import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';

interface SortChoiceProps<Sort extends string> {
  readonly label: string;
  readonly value: Sort;
  readonly offered: readonly { readonly sort: Sort; readonly text: string }[];
  readonly onChoose: (sort: Sort) => void;
}

/** The order of a search's results, on its own line if its longest text does not fit next to the other controls. */
export function SortChoice<Sort extends string>({ label, value, offered, onChoose }: SortChoiceProps<Sort>) {
  const id = useId();
  return (
    <Box display="flex" alignItems="center" gap="2" minW="0" maxW="full" flex={{ base: '1 1 max-content', sm: 'none' }}>
      <chakra.label htmlFor={id} textStyle="small" color="fg.muted" flex="none" display={{ base: 'none', sm: 'block' }}>
        {label}
      </chakra.label>
      <chakra.select
        id={id}
        aria-label={label}
        value={value}
        onChange={({ target }) => {
          const chosen = offered.find(({ sort }) => sort === target.value);
          if (chosen !== undefined) onChoose(chosen.sort);
        }}
        minH="11"
        minW="0"
        width={{ base: 'full', sm: 'auto' }}
        px="3"
        textStyle="small"
        borderWidth="1px"
        borderRadius="control"
        borderColor="border.emphasized"
        bg="bg.panel"
        color="fg"
      >
        {offered.map(({ sort, text }) => (
          <option key={sort} value={sort}>
            {text}
          </option>
        ))}
      </chakra.select>
    </Box>
  );
}
