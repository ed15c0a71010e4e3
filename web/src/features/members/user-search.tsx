import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { USER_SEARCH_MAX } from '@touchline/domain/reference/limits';
import { type SyntheticEvent, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { TextField } from '../../ui/fields/text-fields';
import type { UsersView, UsersWanted } from './use-users';

interface UserSearchProps {
  readonly wanted: UsersWanted;
  readonly onShow: (wanted: { readonly search?: string; readonly view?: UsersView }) => void;
  /** The view of the address; null for people who wait, and for a search. */
  readonly view: UsersView | null;
}

/**
 * Searches people, or switches between everybody and those who wait for a decision. The field takes no more characters
 * than the API, so that there is nothing to check.
 */
export function UserSearch({ wanted, onShow, view }: UserSearchProps) {
  const t = useTranslations();
  const [typed, setTyped] = useState(wanted.search);
  function search(event: SyntheticEvent) {
    event.preventDefault();
    const text = typed.trim();
    onShow(text === '' ? {} : { search: text });
  }
  return (
    <Box display="flex" flexWrap="wrap" alignItems="flex-end" justifyContent="space-between" gap="4" mb="5">
      <chakra.form
        role="search"
        noValidate
        onSubmit={search}
        display="flex"
        alignItems="flex-end"
        gap="3"
        flex={{ base: '1 1 100%', lg: '1' }}
        minW="16rem"
        maxW="form"
      >
        <Box flex="1" minW="0">
          <TextField
            value={typed}
            onText={setTyped}
            label={t('admin.search')}
            type="search"
            autoComplete="off"
            maxLength={USER_SEARCH_MAX}
          />
        </Box>
        <Button type="submit" size="xl">
          {t('admin.searchButton')}
        </Button>
      </chakra.form>
      <Box role="group" aria-label={t('admin.view')} display="flex" flexWrap="wrap" gap="2">
        <ViewButton isPressed={view === null && wanted.search === ''} text={t('admin.viewPending')} onPress={() => onShow({})} />
        <ViewButton
          isPressed={view === 'all' && wanted.search === ''}
          text={t('admin.viewAll')}
          onPress={() => onShow({ view: 'all' })}
        />
        <ViewButton isPressed={view === 'reports'} text={t('admin.viewReports')} onPress={() => onShow({ view: 'reports' })} />
      </Box>
    </Box>
  );
}

interface ViewButtonProps {
  readonly isPressed: boolean;
  readonly text: string;
  readonly onPress: () => void;
}

function ViewButton({ isPressed, text, onPress }: ViewButtonProps) {
  return (
    <Button
      size="lg"
      px="3"
      fontSize="sm"
      aria-pressed={isPressed}
      variant={isPressed ? 'solid' : 'outline'}
      colorPalette={isPressed ? 'pitch' : 'ink'}
      onClick={onPress}
    >
      {text}
    </Button>
  );
}
