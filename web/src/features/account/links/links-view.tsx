import { Box } from '@chakra-ui/react/box';
import { isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import { useLanguage } from '../../../i18n/language-provider';
import { useSessionState } from '../../../session/session-context';
import { ButtonLink } from '../../../ui/links';
import { Section } from '../../../ui/page-layout';
import { AccountSubview } from '../account-subview';
import { CoachLinkCard } from './coach-link-card';
import { LinkForm } from './link-form';
import { LINK_TEXTS } from './link-texts';
import { type CoachLinks, useCoachLinks } from './use-coach-links';

/** /account?view=links: the private links of a player (docs/decisions/219-a-link-for-one-coach.md). */
export function LinksView() {
  const texts = LINK_TEXTS[useLanguage().language];
  const { profile } = useSessionState();
  const { query } = useCoachLinks();
  const mayMake = profile !== null && isPlayer(profile.type);
  return (
    <AccountSubview texts={texts} intro={mayMake ? texts.intro : texts.introOther} query={mayMake ? query : null}>
      {(own) => <OwnLinks own={own} />}
    </AccountSubview>
  );
}

function OwnLinks({ own: { items, hasMinorsPage, needsGuardian } }: { readonly own: CoachLinks }) {
  const texts = LINK_TEXTS[useLanguage().language];
  return (
    <>
      <Section title={texts.links}>
        {items.length === 0 ? (
          <Box color="fg.muted">{texts.none}</Box>
        ) : (
          <Box as="ul" listStyleType="none" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
            {items.map((link) => (
              <CoachLinkCard key={link.linkId} link={link} side="player" needsConfirmation={hasMinorsPage} />
            ))}
          </Box>
        )}
      </Section>
      <Section title={texts.make}>
        {needsGuardian ? (
          <Box display="grid" gap="4" justifyItems="start" maxW="text">
            <Box>{texts.needsGuardian}</Box>
            <ButtonLink to="/account?view=guardians" variant="outline" colorPalette="ink">
              {texts.toGuardians}
            </ButtonLink>
          </Box>
        ) : (
          <LinkForm hasMinorsPage={hasMinorsPage} />
        )}
      </Section>
    </>
  );
}

/** The private links of a parent's children, who may end them; nothing where there are none. */
export function LinksOfChildren() {
  const texts = LINK_TEXTS[useLanguage().language];
  const { query } = useCoachLinks();
  return (query.data?.children ?? [])
    .filter(({ items }) => items.length > 0)
    .map(({ username, displayName, items }) => (
      <Section key={username} title={texts.ofChild(displayName)}>
        <Box as="ul" listStyleType="none" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
          {items.map((link) => (
            <CoachLinkCard key={link.linkId} link={link} side="guardian" needsConfirmation />
          ))}
        </Box>
      </Section>
    ));
}
