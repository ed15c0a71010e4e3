import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { LayoutGrid, Rows3 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from '../../i18n/use-translations';
import { CHOSEN_LOOK } from '../../theme/chosen-look';
import { Icon } from '../../ui/icon';
import { SiteLink } from '../../ui/links';
import { useRecruitQuery } from './recruit-address';

const ViewLink = chakra(SiteLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '11',
    minH: '11',
    color: 'fg',
    transition: 'background 150ms ease-out',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { outlineOffset: '-3px' },
    '&[aria-current=true]': CHOSEN_LOOK,
    'li:first-of-type > &': { borderStartRadius: 'control' },
    'li:last-of-type > &': { borderEndRadius: 'control' },
    'li + li > &': { borderInlineStartWidth: '1px', borderColor: 'border.emphasized' },
  },
});

const VIEWS = [
  { view: 'rows', icon: Rows3 },
  { view: 'cards', icon: LayoutGrid },
] as const;
const IN_PLACE = { preserveScroll: true } as const;

/** The choice between rows and cards of the same results: two links, so that it works before hydration. */
export function RecruitViews({ preloadCards }: { readonly preloadCards: () => Promise<void> }) {
  const t = useTranslations();
  const navigate = useNavigate();
  const { query, after, areCards, linkTo } = useRecruitQuery();

  /** Shows the cards once their code is there, so that the results never vanish in between. */
  async function showCards(press: MouseEvent) {
    if (press.button !== 0 || press.metaKey || press.ctrlKey || press.shiftKey || press.altKey) return;
    press.preventDefault();
    await preloadCards().catch(() => undefined);
    void navigate(linkTo(query, after, true), { state: IN_PLACE });
  }

  return (
    <Box
      as="ul"
      aria-label={t('recruits.views')}
      listStyleType="none"
      display="flex"
      flex="none"
      borderWidth="1px"
      borderColor="border.emphasized"
      borderRadius="control"
      bg="bg.panel"
    >
      {VIEWS.map(({ view, icon }) => {
        const isCards = view === 'cards';
        return (
          <Box as="li" key={view}>
            <ViewLink
              to={linkTo(query, after, isCards)}
              state={IN_PLACE}
              rel="nofollow"
              aria-label={t(`recruits.view.${view}`)}
              aria-current={isCards === areCards ? 'true' : undefined}
              onClick={isCards && !areCards ? (press) => void showCards(press) : undefined}
            >
              <Icon as={icon} size={18} />
            </ViewLink>
          </Box>
        );
      })}
    </Box>
  );
}
