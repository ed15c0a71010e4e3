import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import type { ReactNode } from 'react';
import type { MessageKey } from '../../i18n/english';
import { useTranslations } from '../../i18n/use-translations';
import { Content, Touchline } from '../../ui/page-layout';

interface ClaimLayoutProps {
  readonly title: string;
  readonly intro: string;
  /** How it goes on, in order. */
  readonly steps: readonly MessageKey[];
  readonly children: ReactNode;
  /** What arrives after the page; on phones it stands below how it works, so that nothing moves. */
  readonly later?: ReactNode;
}

/** The frame of /claimCollege: title, what it is about, the content, and next to it how it works. */
export function ClaimLayout({ title, intro, steps, children, later = null }: ClaimLayoutProps) {
  return (
    <Content pt={{ base: '8', md: '14' }} pb={{ base: '16', md: '24' }} minH="70vh">
      <Box maxW="text">
        <Heading as="h1" textStyle="h1" mb="3">
          {title}
        </Heading>
        <Touchline />
        <Box color="fg.muted" pt="3">
          {intro}
        </Box>
      </Box>
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 36rem) minmax(0, 24rem)' }}
        justifyContent="space-between"
        alignItems="start"
        columnGap="16"
        rowGap="10"
        pt={{ base: '8', md: '10' }}
      >
        <Stack gap="10">{children}</Stack>
        <Box gridColumn={{ lg: '2' }} gridRow={{ lg: '1 / span 2' }}>
          <HowItWorks steps={steps} />
        </Box>
        {later !== null && (
          <Box minW="0" _empty={{ display: 'none' }}>
            {later}
          </Box>
        )}
      </Box>
    </Content>
  );
}

function HowItWorks({ steps }: Pick<ClaimLayoutProps, 'steps'>) {
  const t = useTranslations();
  return (
    <Box as="aside" aria-label={t('claim.howTitle')} bg="bg.subtle" borderRadius="card" p={{ base: '5', md: '6' }}>
      <Box textStyle="label" color="fg.muted" mb="4">
        {t('claim.howTitle')}
      </Box>
      <Box as="ol" listStyleType="none" display="grid" gap="4">
        {steps.map((step, index) => (
          <Box as="li" key={step} display="grid" gridTemplateColumns="2rem minmax(0, 1fr)" gap="3">
            <Box fontFamily="heading" fontWeight="bold" fontSize="xl" lineHeight="1.3" color="pitch.fg" aria-hidden>
              {index + 1}
            </Box>
            <Box>{t(step)}</Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
