import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { useWords } from '../../i18n/use-words';
import { LONGEST_SEARCH } from '../../lib/longest-search';
import { useTypedSearch } from './use-typed-search';

/** The college search: a real form, so that it also works before the page's script does. */
export function SearchBox() {
  const say = useWords();
  const id = useId();
  const { typed, setTyped, flush } = useTypedSearch();
  return (
    <form
      role="search"
      method="get"
      action="/colleges"
      onSubmit={(event) => {
        event.preventDefault();
        flush();
      }}
    >
      <chakra.label htmlFor={id} display="block" fontWeight="medium" mb="1.5">
        {say('search.label')}
      </chakra.label>
      <Box display="flex" gap="3">
        <Input
          id={id}
          name="search"
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          placeholder={say('search.placeholder')}
          maxLength={LONGEST_SEARCH}
          autoComplete="off"
          enterKeyHint="search"
          size="xl"
          bg="bg.panel"
          borderColor="border.emphasized"
        />
        <Button type="submit" size="xl">
          {say('search.submit')}
        </Button>
      </Box>
    </form>
  );
}
