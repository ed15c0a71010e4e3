import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from '../../../i18n/use-translations';
import { BusyButton } from '../../../ui/busy-button';
import { Content, PageTitle } from '../../../ui/page-layout';

interface LinkPageProps {
  readonly title: string;
  readonly icon?: LucideIcon;
  /** The state in which the page opens; every later one takes the focus, so that its title is read out. */
  readonly isFirst?: true;
  readonly children?: ReactNode;
}

/** A state of the link of a mail: its title, and what can be done now. */
export function LinkPage({ title, icon: Icon, isFirst, children }: LinkPageProps) {
  return (
    <Content py={{ base: '8', lg: '16' }} maxW="form">
      <PageTitle text={title} />
      <Stack gap="5">
        {Icon !== undefined && (
          <Box color="pitch.fg">
            <Icon size={40} strokeWidth={1.5} aria-hidden />
          </Box>
        )}
        <Heading as="h1" textStyle="h1" {...(isFirst ? {} : { ref: focus, tabIndex: -1, outline: 'none' })}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Content>
  );
}

/** Takes the focus to a title that has just appeared. */
function focus(title: HTMLElement | null): void {
  title?.focus({ preventScroll: true });
}

/** The link could not be checked, because the provider cannot be reached; it can be tried again. */
export function UncheckedLink({ isBusy, onRetry }: { readonly isBusy: boolean; readonly onRetry: () => void }) {
  const t = useTranslations();
  return (
    <LinkPage title={t('emailLink.failedTitle')}>
      <Box color="fg.muted">{t('emailLink.failedText')}</Box>
      <Box>
        <BusyButton size="xl" isBusy={isBusy} busyText={t('failure.retry')} onClick={onRetry}>
          {t('failure.retry')}
        </BusyButton>
      </Box>
    </LinkPage>
  );
}
