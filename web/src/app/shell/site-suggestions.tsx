import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { BookOpen, Tent } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Crest } from '../../components/college/crest';
import { profilePicturePath } from '../../components/player/profile-photo';
import { useLanguage } from '../../i18n/language-provider';
import { useFormats, useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api/api-client';
import { Avatar } from '../../ui/avatar';
import { Icon } from '../../ui/icon';
import { type Suggestion, type Suggestions, suggestionsFor } from './suggestion-groups';

/** The pause after typing before the API is asked. */
const PAUSE_MS = 200;

interface SiteSuggestionsProps {
  /** The search box of the top bar, a combobox. */
  readonly box: HTMLInputElement;
  readonly typed: string;
  readonly onClose: () => void;
}

/**
 * What the search box of the top bar suggests while somebody types (S2-27): colleges with their crests, recruits,
 * camps and sections of the guide. Arrow keys choose one, Enter opens it, Escape closes; Enter without a choice stays
 * the search of colleges.
 */
export function SiteSuggestions({ box, typed, onClose }: SiteSuggestionsProps) {
  const t = useTranslations();
  const id = useId();
  const navigate = useNavigate();
  const { found, failed, again } = useSuggestions(typed);
  const [chosen, setChosen] = useState(-1);
  const [known, setKnown] = useState(found);
  if (found !== known) {
    setKnown(found);
    setChosen(-1);
  }
  const isOpen = found.length > 0;
  // The kinds in the order in which they were found: arrow keys go through the list as it is seen.
  const kinds = [...new Set(found.map(({ kind }) => kind))];

  useLayoutEffect(() => {
    box.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) box.setAttribute('aria-controls', `${id}list`);
    if (chosen >= 0) box.setAttribute('aria-activedescendant', `${id}${chosen}`);
    return () => {
      box.setAttribute('aria-expanded', 'false');
      box.removeAttribute('aria-controls');
      box.removeAttribute('aria-activedescendant');
    };
  }, [box, id, isOpen, chosen]);

  // A layout effect: a key pressed in the moment in which the list appears already counts.
  useLayoutEffect(() => {
    const open = (suggestion: Suggestion): void => {
      onClose();
      void navigate(suggestion.to);
    };
    const press = (event: globalThis.KeyboardEvent): void => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const choice = found[chosen];
      if (event.key === 'Escape') onClose();
      else if (step !== undefined && isOpen) {
        setChosen((at) => ((at + step + found.length + 2) % (found.length + 1)) - 1);
      } else if (event.key === 'Enter' && choice !== undefined) open(choice);
      else return;
      event.preventDefault();
    };
    const leave = ({ relatedTarget }: FocusEvent): void => {
      if (!(relatedTarget instanceof Element) || relatedTarget.closest(`[id="${id}panel"]`) === null) onClose();
    };
    box.addEventListener('keydown', press);
    box.addEventListener('blur', leave);
    return () => {
      box.removeEventListener('keydown', press);
      box.removeEventListener('blur', leave);
    };
  }, [box, id, found, chosen, isOpen, navigate, onClose]);

  return (
    <>
      <VisuallyHidden role="status">{isOpen ? t('suggest.count', { count: found.length }) : ''}</VisuallyHidden>
      {(isOpen || failed.length > 0) && (
        <Box
          id={`${id}panel`}
          className="on-page"
          position="absolute"
          top="calc(100% + 0.375rem)"
          insetX="0"
          zIndex="dropdown"
          bg="bg.panel"
          color="fg"
          borderWidth="1px"
          borderRadius="card"
          boxShadow="lg"
          py="2"
          maxHeight="70vh"
          overflowY="auto"
        >
          {isOpen && (
            <Box id={`${id}list`} role="listbox" aria-label={t('suggest.label')}>
              {kinds.map((kind) => (
                <Group key={kind} id={`${id}${kind}`} label={t(`suggest.${kind}`)}>
                  {found.map((suggestion, at) =>
                    suggestion.kind === kind ? (
                      <Option
                        key={suggestion.to}
                        id={`${id}${at}`}
                        suggestion={suggestion}
                        isChosen={at === chosen}
                        onPress={() => {
                          onClose();
                          void navigate(suggestion.to);
                        }}
                      />
                    ) : null,
                  )}
                </Group>
              ))}
            </Box>
          )}
          {failed.length > 0 && <Failed kinds={failed} onAgain={again} />}
        </Box>
      )}
    </>
  );
}

/** Within the guide its own sections come first. */
function guideFirst(found: readonly Suggestion[]): readonly Suggestion[] {
  return [...found.filter(({ kind }) => kind === 'guide'), ...found.filter(({ kind }) => kind !== 'guide')];
}

function isGuide(pathname: string): boolean {
  return pathname === '/guide' || pathname.startsWith('/guide/');
}

const NONE: Suggestions = { found: [], failed: [] };

/** The suggestions for a text after a short pause; none for a blank one, and the earlier ones until then. */
function useSuggestions(typed: string): Suggestions & { readonly again: () => void } {
  const callApi = useApi();
  const { language } = useLanguage();
  const isInGuide = isGuide(useLocation().pathname);
  const [{ found, failed }, setSuggested] = useState(NONE);
  const [attempt, setAttempt] = useState(0);
  const text = typed.trim();
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      if (text === '') setSuggested(NONE);
      else {
        const ask = suggestionsFor(callApi, text, language, controller.signal);
        void ask.then(
          (all) => setSuggested(isInGuide ? { ...all, found: guideFirst(all.found) } : all),
          () => undefined,
        );
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [callApi, text, language, isInGuide, attempt]);
  return { found, failed, again: () => setAttempt((before) => before + 1) };
}

interface FailedProps {
  readonly kinds: Suggestions['failed'];
  readonly onAgain: () => void;
}

/** Which kinds of suggestions could not be loaded, and the way to ask again. */
function Failed({ kinds, onAgain }: FailedProps) {
  const t = useTranslations();
  const { formatList } = useFormats();
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" columnGap="3" px="4" textStyle="small">
      <span role="status">{t('suggest.failed', { kinds: formatList(kinds.map((kind) => t(`suggest.${kind}`))) })}</span>
      <chakra.button type="button" minH="11" fontWeight="semibold" color="pitch.fg" textDecoration="underline" onClick={onAgain}>
        {t('suggest.again')}
      </chakra.button>
    </Box>
  );
}

interface GroupProps {
  readonly id: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** The suggestions of one kind under their name. */
function Group({ id, label, children }: GroupProps) {
  return (
    <Box role="group" aria-labelledby={id}>
      <Box id={id} px="4" pt="2" pb="1" textStyle="label" color="fg.muted">
        {label}
      </Box>
      {children}
    </Box>
  );
}

interface OptionProps {
  readonly id: string;
  readonly suggestion: Suggestion;
  readonly isChosen: boolean;
  readonly onPress: () => void;
}

function Option({ id, suggestion, isChosen, onPress }: OptionProps) {
  return (
    <Box
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      display="flex"
      alignItems="center"
      gap="3"
      minH="11"
      px="4"
      py="1.5"
      cursor="pointer"
      bg={isChosen ? 'bg.muted' : undefined}
      _hover={{ bg: 'bg.muted' }}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Box width="8" flex="none" display="flex" justifyContent="center">
        <Sign suggestion={suggestion} />
      </Box>
      <Box minW="0">
        <Box fontWeight="semibold" lineHeight="1.3" overflowWrap="anywhere">
          {suggestion.name}
        </Box>
        <Box textStyle="small" color="fg.muted" overflowWrap="anywhere">
          {suggestion.line}
        </Box>
      </Box>
    </Box>
  );
}

/** The crest of a college, the portrait of a recruit, a tent, or a book. */
function Sign({ suggestion }: { readonly suggestion: Suggestion }) {
  if (suggestion.kind === 'college') return <Crest college={suggestion.college} size={32} />;
  if (suggestion.kind === 'camp') return <Icon as={Tent} size={22} />;
  if (suggestion.kind === 'guide') return <Icon as={BookOpen} size={22} />;
  const { recruit, name } = suggestion;
  const picture = recruit.profilePicture;
  return <Avatar name={name} size={32} src={picture === null ? null : profilePicturePath(recruit, picture, '40')} />;
}
