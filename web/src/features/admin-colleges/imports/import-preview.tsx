import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import type { ReactNode } from 'react';
import { SHOWN_FACTS } from '../../../components/college/college-facts';
import { useFormats, useTranslations } from '../../../i18n/use-translations';
import { useLineTexts } from './line-texts';
import { useImportTexts } from './import-texts';
import type { Import } from './use-imports';

type Preview = NonNullable<Import['preview']>;

/** What an import would change: counts, each difference with both values, what is held back and why, and notes. */
export function ImportPreview({ preview }: { readonly preview: Preview }) {
  const texts = useImportTexts();
  const { formatNumber: integer } = useFormats();
  const fieldName = useFieldNames();
  const say = useLineTexts();
  const { lines, added, changed, unchanged, differences, heldBack, notes } = preview;
  const counts = { lines, added, changed, unchanged, heldBack: heldBack.total };
  const isEmpty = added + changed + differences.total === 0;
  return (
    <Stack gap="5">
      <Box as="dl" display="flex" flexWrap="wrap" columnGap="8" rowGap="2">
        {(Object.keys(counts) as (keyof typeof counts)[]).map((name) => (
          <Box key={name}>
            <Box as="dt" textStyle="small" color="fg.muted">
              {texts.counts[name]}
            </Box>
            <Box as="dd" textStyle="h3">
              {integer(counts[name])}
            </Box>
          </Box>
        ))}
      </Box>
      {isEmpty && <Box role="status">{texts.nothing}</Box>}
      <Part title={texts.differences} total={differences.total} shown={differences.first.length}>
        {differences.first.map(({ what, field, before, after }, index) => (
          <Entry key={index} what={what} field={field === null ? null : fieldName(field)}>
            {before === null && after === null ? (
              texts.isNew
            ) : (
              <>
                <Box as="span" color="fg.muted">
                  {before ?? texts.empty}
                </Box>
                {' → '}
                <Box as="span">{after ?? texts.empty}</Box>
              </>
            )}
          </Entry>
        ))}
      </Part>
      <Part title={texts.heldBack} total={heldBack.total} shown={heldBack.first.length}>
        {heldBack.first.map(({ what, field, value, reason }, index) => (
          <Entry key={index} what={what} field={fieldName(field)}>
            {value}: {say(reason)}
          </Entry>
        ))}
      </Part>
      <Part title={texts.notes} total={notes.total} shown={notes.first.length}>
        {notes.first.map(({ code, what, count }, index) => (
          <Entry key={index} what={texts.note[code]} field={what === null ? null : fieldName(what)}>
            {what === null || count > 1 ? integer(count) : null}
          </Entry>
        ))}
      </Part>
    </Stack>
  );
}

interface PartProps {
  readonly title: string;
  readonly total: number;
  readonly shown: number;
  readonly children: ReactNode;
}

/** A list that scrolls by itself, with how much of it is left out. */
function Part({ title, total, shown, children }: PartProps) {
  const texts = useImportTexts();
  const { formatNumber: integer } = useFormats();
  if (total === 0) return null;
  return (
    <Stack asChild gap="2">
      <section aria-label={title}>
        <Heading as="h4" textStyle="h4">
          {title} ({integer(total)})
        </Heading>
        <Box maxH="24rem" overflowY="auto" borderWidth="1px" borderRadius="control" tabIndex={0} role="group" aria-label={title}>
          <Box as="ul" listStyleType="none">
            {children}
            {total > shown && (
              <Box as="li" px="3" py="2" color="fg.muted">
                {texts.more(integer(total - shown))}
              </Box>
            )}
          </Box>
        </Box>
      </section>
    </Stack>
  );
}

interface EntryProps {
  readonly what: string;
  readonly field: string | null;
  readonly children: ReactNode;
}

function Entry({ what, field, children }: EntryProps) {
  return (
    <Box as="li" display="flex" flexWrap="wrap" columnGap="4" px="3" py="1.5" borderBottomWidth="1px" overflowWrap="anywhere">
      <Box flex="1 1 14rem" fontWeight="600">
        {what}
        {field !== null && (
          <Box as="span" fontWeight="400">
            {' · '}
            {field}
          </Box>
        )}
      </Box>
      <Box flex="2 1 18rem">{children}</Box>
    </Box>
  );
}

/** The name of a field as college pages show it; its path where they show it under another. */
function useFieldNames(): (field: string) => string {
  const t = useTranslations();
  return (field) => {
    const shown = SHOWN_FACTS.find(({ path }) => path === `/${field.replaceAll('.', '/')}`);
    return shown === undefined ? field : t(`college.${shown.name}`);
  };
}
