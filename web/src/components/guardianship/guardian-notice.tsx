import { Box } from '@chakra-ui/react/box';
import { Eye } from 'lucide-react';
import { useLanguage } from '../../i18n/language-provider';
import { VisitQueries } from '../../lib/api/visit-queries';
import { DockedNotice } from '../../ui/docked-notice';
import { ButtonLink } from '../../ui/links';
import { useGuardianships } from './use-guardianships';

const TEXTS = {
  en: {
    seen: (name: string) => `You see this page as ${name}’s guardian. Others may see less of it.`,
    hidden: (name: string) => `You see this page as ${name}’s guardian. It is hidden from others.`,
    decide: 'Decide for your child',
  },
  de: {
    seen: (name: string) => `Du siehst das Profil von ${name} als Elternteil. Andere sehen vielleicht weniger.`,
    hidden: (name: string) => `Du siehst das Profil von ${name} als Elternteil. Vor anderen ist es verborgen.`,
    decide: 'Für dein Kind entscheiden',
  },
} as const;

/**
 * Says to a linked guardian that they see a child's page as one, at the lower edge of the page, where it moves nothing.
 * Nothing for anybody else.
 */
export function GuardianNotice({ username }: { readonly username: string }) {
  return (
    <VisitQueries>
      <LinkedNotice username={username} />
    </VisitQueries>
  );
}

function LinkedNotice({ username }: { readonly username: string }) {
  const texts = TEXTS[useLanguage().language];
  const { query } = useGuardianships();
  const link = query.data?.children.find(({ state, child }) => state === 'confirmed' && child?.username === username);
  const child = link?.child ?? null;
  if (link === undefined || child === null) return null;
  return (
    <DockedNotice icon={Eye}>
      <Box flex="1" minW="12rem" fontWeight="medium">
        {link.pageHidden ? texts.hidden(child.displayName) : texts.seen(child.displayName)}
      </Box>
      <ButtonLink to="/account?view=guardians" variant="outline" colorPalette="ink">
        {texts.decide}
      </ButtonLink>
    </DockedNotice>
  );
}
