import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { socialLinks, PRIVACY_ADDRESS } from '../../lib/addresses/configured';
import { useApi } from '../../lib/api/api-client';
import { Content } from '../../ui/page-layout';
import { navigationFor, type ShellLink } from '../site-links';
import { useCurrentUser } from './current-user';
import { LanguageSwitch, ThemeSwitch } from './preference-switches';
import { SiteLink } from '../../ui/links';
import { OPEN_ON_WIDE } from '../../ui/phone-fold';

/** Styles of a row of the footer. */
const footerRow = {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    py: '1.5',
    lineHeight: '1.35',
    overflowWrap: 'anywhere',
    color: 'hero.muted',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    _hover: { color: 'hero.fg', textDecoration: 'underline' },
  },
} as const;

const RowLink = chakra(SiteLink, footerRow);

interface FooterGroupProps {
  readonly title: string;
  readonly links: readonly ShellLink[];
  /** Further rows, as list items. */
  readonly children?: ReactNode;
}

/** The press that opens a group on phones; a chevron at its end turns. */
const GroupPress = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minH: '12',
    textStyle: 'label',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    _after: {
      content: '""',
      boxSize: '2',
      me: '1',
      borderWidth: '0 2px 2px 0',
      borderColor: 'hero.muted',
      transform: 'translateY(-2px) rotate(45deg)',
    },
    'details[open] > &': { _after: { transform: 'translateY(2px) rotate(225deg)' } },
  },
});

/** Links of the footer under their title. Phones show them after a press on the title. */
function FooterGroup({ title, links, children }: FooterGroupProps) {
  const t = useTranslations();
  const titleId = useId();
  return (
    <Box as="nav" aria-labelledby={titleId} minW="0" borderTopWidth={{ base: '1px', md: '0' }} borderColor="hero.border">
      <Box id={titleId} textStyle="label" mb="1" hideBelow="md">
        {title}
      </Box>
      <Box as="details" css={OPEN_ON_WIDE}>
        <GroupPress>{title}</GroupPress>
        <Box as="ul" listStyleType="none" pb={{ base: '3', md: '0' }}>
          {links.map(({ to, textKey }) => (
            <li key={to}>
              <RowLink to={to}>{t(textKey)}</RowLink>
            </li>
          ))}
          {children}
        </Box>
      </Box>
    </Box>
  );
}

const GUIDE: readonly ShellLink[] = [
  { to: '/guide', textKey: 'footer.guideStart' },
  { to: '/guide/divisions-and-leagues', textKey: 'footer.guideLeagues' },
  { to: '/guide/money-and-aid', textKey: 'footer.guideMoney' },
  { to: '/guide/writing-to-coaches', textKey: 'footer.guideWriting' },
  { to: '/faqs', textKey: 'footer.faqs' },
];

const LEGAL: readonly ShellLink[] = [
  { to: '/TermsAndConditions', textKey: 'footer.terms' },
  { to: '/ncaacompliance', textKey: 'footer.compliance' },
  { to: '/contact', textKey: 'footer.contact' },
  { to: '/claimCollege', textKey: 'footer.claim' },
  { to: '/imprint', textKey: 'footer.imprint' },
  { to: '/youthProtection', textKey: 'footer.youth' },
  { to: '/contentResponsibility', textKey: 'footer.content' },
];

const COLLECTIONS: ShellLink = { to: '/exploreColleges', textKey: 'nav.collections' };

const OutsideRow = chakra('a', footerRow);
/** A row of the footer that does something. */
export const FooterButton = chakra('button', footerRow);

/** The id of the footer's place on narrow windows into which the feedback button is put once it is loaded. */
export const FEEDBACK_ROW = 'feedback-row';

/** The footer of every page (S2-30). */
export function Footer() {
  const t = useTranslations();
  const callApi = useApi();
  const user = useCurrentUser();
  const social = socialLinks();
  return (
    <Box as="footer" className="on-dark" bg="hero" color="hero.fg" borderTopWidth="1px" borderColor="hero.border">
      <Content pt={{ base: '6', md: '12', lg: '16' }} pb={{ base: 'calc(5rem + env(safe-area-inset-bottom))', lg: '10' }}>
        <Box
          display="grid"
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            md: `repeat(${social.length > 0 ? 4 : 3}, minmax(0, 1fr))`,
            lg: `1.5fr 1.5fr repeat(${social.length > 0 ? 3 : 2}, 1fr)`,
          }}
          gap={{ base: '0', md: '10' }}
        >
          <Box gridColumn={{ md: '1 / -1', lg: 'auto' }} mb={{ base: '4', md: '0' }}>
            <Box textStyle="h3">{t('site.name')}</Box>
            <Box color="hero.muted" mt="1">
              {t('site.tagline')}
            </Box>
          </Box>
          <FooterGroup title={t('footer.guide')} links={GUIDE} />
          <FooterGroup
            title={t('footer.discover')}
            links={[...navigationFor(user).filter(({ to }) => to !== '/guide'), COLLECTIONS]}
          />
          <FooterGroup title={t('footer.legal')} links={LEGAL}>
            <li>
              {PRIVACY_ADDRESS.startsWith('/') ? (
                <RowLink to={PRIVACY_ADDRESS}>{t('footer.privacy')}</RowLink>
              ) : (
                <OutsideRow href={PRIVACY_ADDRESS}>{t('footer.privacy')}</OutsideRow>
              )}
            </li>
            <li>
              <FooterButton
                type="button"
                onClick={() =>
                  void import('../../components/consent/consent-store').then(({ consentStoreOf }) =>
                    consentStoreOf(callApi).setOpen(true),
                  )
                }
              >
                {t('footer.cookies')}
              </FooterButton>
            </li>
          </FooterGroup>
          {social.length > 0 && (
            <FooterGroup title={t('footer.follow')} links={[]}>
              {social.map(({ name, address }) => (
                <li key={name}>
                  <OutsideRow href={address} rel="noopener noreferrer">
                    {name}
                  </OutsideRow>
                </li>
              ))}
            </FooterGroup>
          )}
        </Box>
        <Box
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          columnGap="4"
          mt={{ md: '12' }}
          pt={{ base: '2', md: '4' }}
          borderTopWidth="1px"
          borderColor="hero.border"
        >
          <Box order={{ base: '1', md: '0' }} width={{ base: 'full', md: 'auto' }} color="hero.muted">
            {t('footer.copyright')}
          </Box>
          <Box id={FEEDBACK_ROW} hideFrom="lg" minH="11" ms={{ md: 'auto' }} />
          <Box display="flex" gap="1">
            <LanguageSwitch />
            <ThemeSwitch />
          </Box>
        </Box>
      </Content>
    </Box>
  );
}
