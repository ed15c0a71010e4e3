import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api-context';
import { Content } from '../../ui/content';
import { PRIVACY_ADDRESS, SOCIAL_LINKS } from '../site-links';
import { FooterGroup, footerRow } from './footer-group';
import { LanguageSwitch } from './language-switch';
import { navigationFor, type ShellLink } from './shell-links';
import { ThemeSwitch } from './theme-switch';
import { useReader } from './use-reader';

const GUIDE: readonly ShellLink[] = [
  { to: '/guide', words: 'footer.guideStart' },
  { to: '/guide/divisions-and-leagues', words: 'footer.guideLeagues' },
  { to: '/guide/money-and-aid', words: 'footer.guideMoney' },
  { to: '/guide/writing-to-coaches', words: 'footer.guideWriting' },
  { to: '/faqs', words: 'footer.faqs' },
];

const LEGAL: readonly ShellLink[] = [
  { to: '/TermsAndConditions', words: 'footer.terms' },
  { to: '/ncaacompliance', words: 'footer.compliance' },
  { to: '/contact', words: 'footer.contact' },
  { to: '/claimCollege', words: 'footer.claim' },
  { to: '/imprint', words: 'footer.imprint' },
];

const OutsideRow = chakra('a', footerRow);
const ButtonRow = chakra('button', footerRow);

/** The end of every page (specification §2, Shell): the guide, the site's places, social links, legal links, cookies, copyright. */
export function Footer() {
  const t = useTranslations();
  const callApi = useApi();
  const reader = useReader();
  return (
    <Box as="footer" className="on-dark" bg="hero" color="hero.fg" borderTopWidth="1px" borderColor="hero.border">
      <Content pt={{ base: '12', lg: '16' }} pb={{ base: 'calc(6rem + env(safe-area-inset-bottom))', lg: '10' }}>
        <Box
          display="grid"
          gridTemplateColumns={{
            base: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(4, minmax(0, 1fr))',
            lg: '1.5fr 1.5fr repeat(3, 1fr)',
          }}
          gap="10"
        >
          <Box gridColumn={{ base: '1 / -1', lg: 'auto' }}>
            <Box textStyle="h3">{t('site.name')}</Box>
            <Box color="hero.muted" mt="1">
              {t('site.tagline')}
            </Box>
          </Box>
          <FooterGroup title={t('footer.guide')} links={GUIDE} />
          <FooterGroup title={t('footer.discover')} links={navigationFor(reader).filter(({ to }) => to !== '/guide')} />
          <FooterGroup title={t('footer.legal')} links={LEGAL}>
            <li>
              <OutsideRow href={PRIVACY_ADDRESS}>{t('footer.privacy')}</OutsideRow>
            </li>
            <li>
              <ButtonRow
                type="button"
                onClick={() =>
                  void import('../../components/consent/consent-keeper').then(({ consentOf }) => consentOf(callApi).show(true))
                }
              >
                {t('footer.cookies')}
              </ButtonRow>
            </li>
          </FooterGroup>
          <FooterGroup title={t('footer.follow')} links={[]}>
            {SOCIAL_LINKS.map(({ name, address }) => (
              <li key={name}>
                <OutsideRow href={address} rel="noopener noreferrer">
                  {name}
                </OutsideRow>
              </li>
            ))}
          </FooterGroup>
        </Box>
        <Box
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          gap="4"
          mt="12"
          pt="4"
          borderTopWidth="1px"
          borderColor="hero.border"
        >
          <Box color="hero.muted">{t('footer.copyright')}</Box>
          <Box display="flex" gap="1">
            <LanguageSwitch />
            <ThemeSwitch />
          </Box>
        </Box>
      </Content>
    </Box>
  );
}
