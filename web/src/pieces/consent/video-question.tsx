import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { useEffect, useRef } from 'react';
import { useWords } from '../../i18n/use-words';
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
  const say = useWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  useEffect(
    () => keeper.subscribe(() => keeper.state().isSettled && keeper.state().allowed.includes('video') && onAllowed()),
    [keeper, onAllowed],
  );
  return (
    <Box
      role="group"
      aria-label={say('consent.videoTitle', { name })}
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
      <Box fontWeight="semibold">{say('consent.videoTitle', { name })}</Box>
      <Box textStyle="small" color="fg.muted">
        {say('consent.videoText', { name })}
      </Box>
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="5" rowGap="1">
        <Button ref={button} size="lg" variant="outline" onClick={() => keeper.show(true)}>
          {say('consent.videoChoose')}
        </Button>
        <OutsideLink href={address} text={say('consent.videoOutside', { name })} />
      </Box>
    </Box>
  );
}
