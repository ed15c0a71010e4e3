import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { useEffect, useRef } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { OutsideLink } from '../../ui/outside-link';
import type { ConsentKeeper } from './consent-keeper';

interface VideoQuestionProps {
  readonly keeper: ConsentKeeper;
  /** The service's name. */
  readonly name: string;
  /** Where the video can be watched instead. */
  readonly address: string;
  readonly onAllowed: () => void;
}

/** Stands in the place of a video that the reader's consent does not allow: the way to the choices, and the video at its own site. It plays as soon as it may. */
export function VideoQuestion({ keeper, name, address, onAllowed }: VideoQuestionProps) {
  const t = useTranslations();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  useEffect(
    () => keeper.subscribe(() => keeper.state().isSettled && keeper.state().allowed.includes('video') && onAllowed()),
    [keeper, onAllowed],
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
        <Button ref={button} size="lg" variant="outline" onClick={() => keeper.show(true)}>
          {t('consent.videoChoose')}
        </Button>
        <OutsideLink href={address} text={t('consent.videoOutside', { name })} />
      </Box>
    </Box>
  );
}
