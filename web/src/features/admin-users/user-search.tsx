import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { type SyntheticEvent, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { TextField } from '../../ui/text-fields';
import type { UsersAddress } from './use-users';

interface UserSearchProps {
  readonly address: UsersAddress;
  readonly onShow: (wanted: { readonly search?: string; readonly view?: 'all' }) => void;
}

/** Searches people, or switches between everybody and those who wait for a decision. */
export function UserSearch({ address, onShow }: UserSearchProps) {
  const t = useTranslations();
  const [typed, setTyped] = useState(address.search);
  function search(event: SyntheticEvent) {
    event.preventDefault();
    onShow(typed.trim() === '' ? {} : { search: typed.trim() });
  }
  return (
    <Box display="flex" flexWrap="wrap" alignItems="flex-end" justifyContent="space-between" gap="4" mb="5">
      <Box
        as="form"
        role="search"
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
            label={t('admin.search')}
            type="search"
            autoComplete="off"
            isRequired
            value={typed}
            onText={setTyped}
            maxLength={200}
          />
        </Box>
        <Button type="submit" size="xl">
          {t('admin.searchButton')}
        </Button>
      </Box>
      <Box role="group" aria-label={t('admin.view')} display="flex" flexWrap="wrap" gap="2">
        <ViewButton isPressed={address.roles === 'pending'} text={t('admin.viewPending')} onPress={() => onShow({})} />
        <ViewButton
          isPressed={address.roles === 'any' && address.search === ''}
          text={t('admin.viewAll')}
          onPress={() => onShow({ view: 'all' })}
        />
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
