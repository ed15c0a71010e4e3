import { Box } from '@chakra-ui/react/box';
import { Button, IconButton } from '@chakra-ui/react/button';
import { Spinner } from '@chakra-ui/react/spinner';
import { chakra } from '@chakra-ui/react/styled-system';
import { RECRUITING_STAGES } from '@touchline/domain/person/recruiting-stages';
import { Bookmark, BookmarkX, ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { StageChoice } from '../../components/board/stage-choice';
import { WriteButton } from '../../components/contact/write-button';
import { NameCollege } from '../../components/saving/name-college';
import { type SavedPlayerItem, useSavedPlayers, useSavingPlayers } from '../../components/saving/use-saved-players';
import { useTranslations } from '../../i18n/use-translations';
import { Icon } from '../../ui/icon';
import { useRefusalToasts } from '../../ui/overlays/toasts';
import type { FoundRecruit } from './recruit-results-query';

/** Whom the bookmark is about. */
export interface SavedOf {
  readonly recruit: Pick<FoundRecruit, '_id' | 'displayName'>;
}

/**
 * Saves a player. A press while the list is not known saves once it is; after it, the focus goes to the stage that
 * takes the button's place.
 */
function useSaveOnce({ _id, displayName: name }: SavedOf['recruit']) {
  const saved = useSavedPlayers();
  const { save } = useSavingPlayers();
  const refused = useRefusalToasts();
  const [isBusy, setIsBusy] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  const find = (items: readonly SavedPlayerItem[] | undefined) => items?.find(({ profileId }) => profileId === _id);
  const item = find(saved.data);
  useEffect(() => {
    if (item === undefined || !wasPressed.current) return;
    wasPressed.current = false;
    frame.current?.querySelector('select')?.focus();
  }, [item]);
  async function press() {
    if (isBusy) return;
    setIsBusy(true);
    wasPressed.current = true;
    const { data, error } = saved.data === undefined ? await saved.refetch() : saved;
    if (error !== null) refused(error);
    else if (find(data) === undefined) await save(_id, name);
    setIsBusy(false);
  }
  return { item, isBusy, frame, press };
}

/** A circle on the portrait with the space of a finger around it. */
const CIRCLE = {
  position: 'absolute',
  insetEnd: '-2',
  bottom: '-2',
  zIndex: '1',
  minW: '11',
  width: '11',
  height: '11',
  p: '0',
  bg: 'transparent',
  _hover: { bg: 'transparent' },
  '& > span': { bg: 'bg.panel', color: 'fg', borderWidth: '1px', boxShadow: 'soft' },
  '&:hover > span': { bg: 'pitch.subtle' },
} as const;

const StageMenu = chakra('select', {
  base: {
    position: 'absolute',
    insetX: '0',
    bottom: '0',
    minH: '11',
    width: 'full',
    opacity: '0',
    cursor: 'pointer',
    fontSize: 'md',
  },
});

/**
 * The bookmark on the portrait of a row or a card; once the player is saved, a band with the stage, which is a menu.
 */
export function SaveOnPortrait({ recruit }: SavedOf) {
  const t = useTranslations();
  const { change } = useSavingPlayers();
  const { item, isBusy, frame, press } = useSaveOnce(recruit);
  const name = recruit.displayName;
  if (item === undefined)
    return (
      <IconButton
        variant="plain"
        css={CIRCLE}
        aria-label={t('players.save', { name })}
        aria-pressed={false}
        aria-disabled={isBusy}
        onClick={() => void press()}
      >
        <Box as="span" display="flex" alignItems="center" justifyContent="center" boxSize="8" borderRadius="full">
          {isBusy ? <Spinner size="xs" color="inherit" /> : <Icon as={Bookmark} size={18} />}
        </Box>
      </IconButton>
    );
  return (
    <Box
      ref={frame}
      position="absolute"
      insetX="0"
      bottom="0"
      zIndex="1"
      height="11"
      display="flex"
      alignItems="flex-end"
      justifyContent="center"
    >
      <Box
        aria-hidden
        flex="none"
        display="flex"
        alignItems="center"
        justifyContent="center"
        gap="0.5"
        minW="full"
        width="max-content"
        px="1"
        minH="6"
        bg="pitch.solid"
        color="pitch.contrast"
        borderRadius="control"
        fontSize={{ base: '0.625rem', md: '0.6875rem' }}
        fontWeight="semibold"
        letterSpacing="-0.02em"
        whiteSpace="nowrap"
        css={{ 'div:focus-within > &': { outline: '3px solid {colors.pitch.solid}', outlineOffset: '2px' } }}
      >
        {t(`players.stage.${item.stage}`)}
        <Icon as={ChevronDown} size={18} style={{ width: 12, height: 12, flex: 'none' }} />
      </Box>
      <StageMenu
        aria-label={t('players.stageOf', { name })}
        value={item.stage}
        onChange={({ target }) => {
          const stage = RECRUITING_STAGES.find((one) => one === target.value);
          if (stage !== undefined) void change(item.profileId, { stage }, name);
        }}
      >
        {RECRUITING_STAGES.map((stage) => (
          <option key={stage} value={stage}>
            {t(`players.stage.${stage}`)}
          </option>
        ))}
      </StageMenu>
    </Box>
  );
}

/** Opens a message to a player from the upper corner of the portrait. */
export function WriteOnPortrait({ recruit }: SavedOf) {
  return <WriteButton player={recruit} look="circle" />;
}

/** The bookmark in the quick view: a button with its word, then the stage and the way off the list. */
function SaveInQuickView({ recruit }: SavedOf) {
  const t = useTranslations();
  const { change, remove } = useSavingPlayers();
  const { item, isBusy, frame, press } = useSaveOnce(recruit);
  const name = recruit.displayName;
  if (item === undefined)
    return (
      <Button
        size="lg"
        width="full"
        variant="outline"
        aria-label={t('players.save', { name })}
        aria-pressed={false}
        aria-disabled={isBusy}
        onClick={() => void press()}
      >
        {isBusy ? <Spinner size="sm" borderWidth="0.125em" color="inherit" /> : <Icon as={Bookmark} size={18} />}
        {t('players.word')}
      </Button>
    );
  return (
    <Box>
      <Box ref={frame} display="flex" alignItems="center" gap="2">
        <Box flex="1" minW="0" css={{ '& > div': { maxWidth: 'none' } }}>
          <StageChoice
            of={item.profileId}
            label={t('players.stageOf', { name })}
            stage={item.stage}
            nameOf={(stage) => t(`players.stage.${stage}`)}
            onStage={(stage) => void change(item.profileId, { stage }, name)}
          />
        </Box>
        <IconButton
          size="lg"
          minW="11"
          variant="outline"
          colorPalette="ink"
          aria-label={t('players.remove', { name })}
          onClick={() => void remove(item, name)}
        >
          <Icon as={BookmarkX} size={18} />
        </IconButton>
      </Box>
      <NameCollege saved={item} name={name} look="line" />
    </Box>
  );
}

/** What coaches do with a player in the quick view: save, and write. */
export function CoachInQuickView({ recruit }: SavedOf) {
  return (
    <Box display="grid" gap="2">
      <SaveInQuickView recruit={recruit} />
      <WriteButton player={recruit} look="wide" />
    </Box>
  );
}
