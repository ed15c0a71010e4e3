import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Input } from '../../ui/input';
import { chakra } from '@chakra-ui/react/styled-system';
import { paramsOfQuery } from '@touchline/domain/search/college-query';
import { useId, useLayoutEffect, useRef } from 'react';
import { useLanguage } from '../../i18n/language-context';
import { useTranslations } from '../../i18n/use-translations';
import { LONGEST_SEARCH } from '../../lib/longest-search';
import { useCollegeQuery } from './use-college-query';
import { useTypedSearch } from './use-typed-search';

/** The college search: a real form, so that it also works before the page's script does; what was typed until then is searched as soon as it does. */
export function SearchBox({ isInstant }: { readonly isInstant: boolean }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const id = useId();
  const { typed, setTyped, flush } = useTypedSearch(isInstant);
  const { query } = useCollegeQuery();
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // Never with what already stands there: React may keep such an update and apply it again after a later change.
    if (box.current !== null && box.current.value !== box.current.defaultValue) setTyped(box.current.value);
  }, [setTyped]);
  return (
    <chakra.form
      role="search"
      method="get"
      action="/colleges"
      maxW="text"
      onSubmit={(event) => {
        event.preventDefault();
        flush();
      }}
    >
      {language === 'de' && <input type="hidden" name="lang" value="de" />}
      {paramsOfQuery({ ...query, text: '', page: 1 }).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <chakra.label htmlFor={id} textStyle="label" display="block" mb="1.5">
        {t('search.label')}
      </chakra.label>
      <Box display="flex" gap="3">
        <Input
          ref={box}
          id={id}
          name="search"
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          placeholder={t('search.placeholder')}
          maxLength={LONGEST_SEARCH}
          autoComplete="off"
          enterKeyHint="search"
          size="xl"
          bg="bg.panel"
          borderColor="border.emphasized"
        />
        <Button type="submit" size="xl">
          {t('search.submit')}
        </Button>
      </Box>
    </chakra.form>
  );
}
