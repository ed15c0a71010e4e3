import { Box } from '@chakra-ui/react/box';
import { useLanguage } from '../../i18n/language-context';
import { Content } from '../../ui/content';
import { PageTitle } from '../../ui/page-title';
import { Audiences } from './audiences';
import { LandingClosing } from './landing-closing';
import { headOfLanding } from './landing-head';
import { LandingHero } from './landing-hero';
import { LeagueLine } from './league-line';
import { PlanPrices } from './plan-prices';
import { SampleProfiles } from './sample-profiles';
import { useFirstColleges } from './use-landing-colleges';

/** /home: what Touchline is, for whom and for how much; its search works before anything else does (specification §2, look.md Compositions). */
export function LandingScreen() {
  const { language } = useLanguage();
  const first = useFirstColleges();
  return (
    <>
      <PageTitle text={headOfLanding(language).title} />
      <LandingHero first={first} />
      <Content py={{ base: '16', lg: '7rem' }}>
        <SampleProfiles />
      </Content>
      <Audiences first={first} />
      <Content py={{ base: '16', lg: '7rem' }}>
        <PlanPrices />
        <Box mt={{ base: '16', lg: '7rem' }}>
          <LeagueLine />
        </Box>
      </Content>
      <LandingClosing />
    </>
  );
}
