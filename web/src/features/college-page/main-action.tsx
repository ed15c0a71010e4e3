import { Button } from '@chakra-ui/react/button';
import { ArrowUpRight } from 'lucide-react';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useTranslations } from '../../i18n/use-translations';
import { useCollegeInHand, useTeamInHand } from './college-in-hand';

/** The one thing a recruit can do here: fill in the team's questionnaire, else visit its site, else the college's. */
export function MainAction() {
  const t = useTranslations();
  const { college } = useCollegeInHand();
  const team = useTeamInHand()?.team;
  const ways = [
    { href: team?.recruitedURL ?? null, word: 'college.recruited' },
    { href: team?.athleticsURL ?? null, word: 'college.teamSite' },
    { href: college.collegeURL, word: 'college.website' },
  ] as const;
  const [way] = ways.flatMap(({ href, word }) => (href === null ? [] : [{ href, word }]));
  if (way === undefined) return null;
  return (
    <Button asChild size="xl" colorPalette="flare">
      <a href={way.href} rel="noopener noreferrer">
        {t(way.word)}
        <ArrowUpRight size={20} strokeWidth={1.75} aria-hidden />
        <VisuallyHidden>{t('college.opensElsewhere')}</VisuallyHidden>
      </a>
    </Button>
  );
}
