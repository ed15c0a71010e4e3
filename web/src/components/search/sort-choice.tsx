import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { SubmitWithoutScripts, SearchFields } from './form-without-scripts';

interface SortChoiceProps<Sort extends string> {
  readonly label: string;
  readonly value: Sort;
  readonly offered: readonly { readonly sort: Sort; readonly text: string }[];
  readonly onChoose: (sort: Sort) => void;
  /** The other parameters of the search, which a form without scripts sends along. */
  readonly others: readonly (readonly [name: string, value: string])[];
}

/**
 * The order of a search's results, on its own line if its longest text does not fit next to the other controls. It
 * takes effect at each choice; without scripts, the form of its button sends it. It is a tool in a row, which on phones
 * its choice alone explains: so the form stands beside it and not around it.
 */
export function SortChoice<Sort extends string>({ label, value, offered, onChoose, others }: SortChoiceProps<Sort>) {
  const t = useTranslations();
  const [id, formId] = [useId(), useId()];
  return (
    <chakra.div display="flex" alignItems="center" gap="2" minW="0" maxW="full" flex={{ base: '1 1 max-content', sm: 'none' }}>
      <chakra.label htmlFor={id} textStyle="small" color="fg.muted" flex="none" display={{ base: 'none', sm: 'block' }}>
        {label}
      </chakra.label>
      <chakra.select
        id={id}
        name="sort"
        form={formId}
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
      <chakra.form id={formId} method="get" display="contents">
        <SearchFields of={others} />
        <SubmitWithoutScripts text={t('ui.show')} />
      </chakra.form>
    </chakra.div>
  );
}
