import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { ArrowRight } from 'lucide-react';
import { useTranslations } from '../../i18n/use-translations';
import { useSessionState } from '../../session/session-context';
import { Icon } from '../../ui/icon';
import { ButtonLink } from '../../ui/links';
import { Section } from '../../ui/page-layout';
import type { OwnAccount } from '../../components/own-account/use-own-account';
import { nextStepsOf } from './next-steps';

/** What is next for the user: up to three things to do, the first of them solid. Shows nothing if there are none. */
export function NextStepsSection({ account }: { readonly account: Pick<OwnAccount, 'emailVerified' | 'roleRequests'> }) {
  const t = useTranslations();
  const { profile } = useSessionState();
  const steps = profile === null ? [] : nextStepsOf(profile, account);
  if (steps.length === 0) return null;
  return (
    <Section title={t('account.next')}>
      <Box
        as="ul"
        listStyleType="none"
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: `repeat(${steps.length}, minmax(0, 1fr))` }}
      >
        {steps.map(({ kind, to }, at) => (
          <Box
            as="li"
            key={kind}
            display="flex"
            flexDirection="column"
            alignItems="flex-start"
            gap="3"
            bg={at === 0 ? 'pitch.subtle' : 'bg.panel'}
            borderWidth="1px"
            borderColor={at === 0 ? 'pitch.muted' : 'border'}
            borderRadius="card"
            p={{ base: '5', md: '6' }}
          >
            <Heading as="h3" textStyle="h4">
              {t(`account.next.${kind}Title`)}
            </Heading>
            <Box color="fg.muted" flex="1">
              {t(`account.next.${kind}Text`)}
            </Box>
            <ButtonLink
              to={to}
              height="auto"
              minH="11"
              whiteSpace="normal"
              {...(at === 0 ? {} : { variant: 'outline', colorPalette: 'ink' })}
            >
              {t(`account.next.${kind}`)}
              <Icon as={ArrowRight} size={18} />
            </ButtonLink>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
