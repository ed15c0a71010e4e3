import { Box } from '@chakra-ui/react/box';
import { isCoach } from '@touchline/domain/account/coach-role';
import { ChevronRight } from 'lucide-react';
import type { WordKey } from '../../../i18n/english';
import { useTranslations } from '../../../i18n/use-translations';
import { useSessionState } from '../../../session/session-context';
import { PageLink } from '../../../ui/page-link';
import { Section } from '../../../ui/section';

interface QuickLink {
  readonly to: string;
  readonly words: WordKey;
}

/** Where people mostly go from here: coaches save no colleges and find the rules instead. */
export function QuickLinks() {
  const t = useTranslations();
  const { profile } = useSessionState();
  const coaches = profile !== null && isCoach(profile);
  const links: readonly QuickLink[] = [
    ...(profile === null ? [] : [{ to: `/profile/${profile.username}`, words: 'account.link.profile' } as const]),
    ...(coaches ? [] : [{ to: '/mycolleges', words: 'account.link.saved' } as const]),
    { to: '/colleges', words: 'account.link.colleges' },
    coaches ? { to: '/ncaacompliance', words: 'account.link.compliance' } : { to: '/faqs', words: 'account.link.faqs' },
  ];
  return (
    <Section title={t('account.links')}>
      <Box as="ul" listStyleType="none" mt="-3">
        {links.map(({ to, words }) => (
          <Box as="li" key={to} borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
            <PageLink to={to} display="flex" alignItems="center" justifyContent="space-between" minH="12" fontWeight="medium">
              {t(words)}
              <ChevronRight size={18} strokeWidth={1.75} aria-hidden />
            </PageLink>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
