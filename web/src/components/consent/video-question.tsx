import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { useEffect, useRef } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { OutsideLink } from '../../ui/links';
import type { ConsentStore } from './consent-store';

interface VideoQuestionProps {
  readonly consent: ConsentStore;
  /** The name of the video service. */
  readonly name: string;
  /** Where the video can be watched instead. */
  readonly address: string;
  readonly onAllowed: () => void;
}

/**
 * Shown instead of a video that the visitor's consent does not allow. It links to the choices and to the video on its
 * own site, and plays the video as soon as it is allowed.
 */
export function VideoQuestion({ consent, name, address, onAllowed }: VideoQuestionProps) {
  const t = useTranslations();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  useEffect(
    () => consent.subscribe(() => consent.state().isSettled && consent.state().allowed.includes('video') && onAllowed()),
    [consent, onAllowed],
  );
  return (
    <Box
      role="group"
      aria-label={t('consent.videoTitle', { name })}
      minH="full"
      p="5"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="card"
      display="flex"
      flexDirection="column"
      alignItems="flex-start"
      justifyContent="center"
      gap="2"
    >
      <Box fontWeight="semibold">{t('consent.videoTitle', { name })}</Box>
      <Box textStyle="small" color="fg.muted">
        {t('consent.videoText', { name })}
      </Box>
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="5" rowGap="1">
        <Button ref={button} size="lg" variant="outline" onClick={() => consent.setOpen(true)}>
          {t('consent.videoChoose')}
        </Button>
        <OutsideLink href={address} text={t('consent.videoOutside', { name })} />
      </Box>
    </Box>
  );
}
