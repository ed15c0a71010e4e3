import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { COACH_STAFF_TYPES } from '@touchline/domain/reference/role-types';
import type { ReactNode } from 'react';
import { useTranslations } from '../../../i18n/use-translations';
import { useAdministrationTexts } from '../administration/administration-texts';
import type { Member } from './use-members';

/** Names a post on the staff; anyone who has not named theirs is a coach. */
export function usePostName(): (type: Member['type']) => string {
  const t = useTranslations();
  const { plainCoach } = useAdministrationTexts();
  return (type) => {
    const post = COACH_STAFF_TYPES.find((one) => one === type);
    return post === undefined ? plainCoach : t(`college.${post}`);
  };
}

interface PersonRowProps {
  readonly name: string;
  readonly about: string;
  readonly state: ReactNode;
  readonly action?: ReactNode;
}

/** A person in a list: name and what they do, their state, and what can be done at the right. */
export function PersonRow({ name, about, state, action }: PersonRowProps) {
  return (
    <Box
      as="li"
      display="flex"
      flexWrap={{ base: 'wrap', md: 'nowrap' }}
      alignItems="center"
      justifyContent="space-between"
      columnGap="4"
      rowGap="2"
      minH="14"
      py="2"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0', pt: '0' }}
    >
      <Box minW="0">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </Text>
        <Text textStyle="small" color="fg.muted" overflowWrap="anywhere">
          {about}
        </Text>
      </Box>
      <Box display="flex" alignItems="center" gap="3" flex="none">
        {state}
        {action}
      </Box>
    </Box>
  );
}
