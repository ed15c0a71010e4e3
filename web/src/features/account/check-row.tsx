import { Box } from '@chakra-ui/react/box';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { Icon } from '../../ui/icon';

interface CheckRowProps {
  readonly isDone: boolean;
  readonly title: string;
  readonly text: ReactNode;
  /** What can be done about it. */
  readonly action?: ReactNode;
}

/** One condition of a list: whether it is met, what it is about, and what can be done about it. */
export function CheckRow({ isDone, title, text, action }: CheckRowProps) {
  const t = useTranslations();
  return (
    <Box
      as="li"
      display="grid"
      gridTemplateColumns={{ base: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' }}
      columnGap="3"
      rowGap="2"
      alignItems="center"
      py="4"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0', pt: '0' }}
      _last={{ pb: '0' }}
    >
      <Box
        alignSelf="start"
        boxSize="7"
        borderRadius="full"
        borderWidth="2px"
        borderColor={isDone ? 'pitch.solid' : 'border.emphasized'}
        bg={isDone ? 'pitch.solid' : 'transparent'}
        color="pitch.contrast"
        display="grid"
        placeItems="center"
      >
        {isDone && <Icon as={Check} size={16} strokeWidth={2.5} />}
      </Box>
      <Box minW="0" overflowWrap="anywhere">
        <Box fontWeight="semibold">
          {title}
          <VisuallyHidden>{`: ${t(isDone ? 'account.check.done' : 'account.check.open')}`}</VisuallyHidden>
        </Box>
        <Box color="fg.muted">{text}</Box>
      </Box>
      {action !== undefined && <Box gridColumn={{ base: '2', md: '3' }}>{action}</Box>}
    </Box>
  );
}
