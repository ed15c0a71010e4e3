import { Box } from '@chakra-ui/react/box';
import type { Language } from '@touchline/domain/kernel/language';
import { mailSamples } from './mail-samples';
import type { GalleryEntry } from './gallery-entry';

/** The mails of one kind in a language: subject and text as the reader's program shows them. */
function Mails({ kind, language }: { readonly kind: keyof ReturnType<typeof mailSamples>; readonly language: Language }) {
  return (
    <Box lang={language} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4" maxW="text">
      {mailSamples(language)[kind].map(({ subject, text }, index) => (
        <Box key={index} borderWidth="1px" borderRadius="card" p="4" overflowWrap="anywhere">
          <Box fontWeight="600" mb="2">
            {subject}
          </Box>
          <Box textStyle="small" whiteSpace="pre-line">
            {text.trim()}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const KINDS = Object.keys(mailSamples('en')) as (keyof ReturnType<typeof mailSamples>)[];

/** Every mail that Touchline writes, in English and German. */
export const MAIL_ENTRIES: readonly GalleryEntry[] = KINDS.map((kind) => ({
  name: `${kind}Mail`,
  states: {
    one: () => <Mails kind={kind} language="en" />,
    many: () => <Mails kind={kind} language="de" />,
  },
}));
