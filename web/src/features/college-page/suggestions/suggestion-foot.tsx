import { Box } from '@chakra-ui/react/box';
import { useSearchParams } from 'react-router-dom';
import { loadMessages, pageLanguage } from '../../../i18n/languages';
import { useLoaded } from '../../../lib/hydration/deferred-loading';
import { useSessionState } from '../../../session/session-context';
import { isAuthenticated } from '../../../session/session-state';
import { Content } from '../../../ui/page-layout';
import { SUGGEST, SuggestLink } from './suggest-link';

async function loadDialog() {
  const [{ SuggestDialog }, { VisitQueries }] = await Promise.all([
    import('./suggest-dialog'),
    import('../../../lib/api/visit-queries'),
    loadMessages('corrections', pageLanguage()),
    loadMessages('college', pageLanguage()),
  ]);
  return { SuggestDialog, VisitQueries };
}

async function loadOwn() {
  const [{ OwnSuggestions }, { VisitQueries }] = await Promise.all([
    import('./own-suggestions'),
    import('../../../lib/api/visit-queries'),
    loadMessages('corrections', pageLanguage()),
    loadMessages('college', pageLanguage()),
  ]);
  return { OwnSuggestions, VisitQueries };
}

/**
 * The last line of each subpage: it opens the form that suggests a correction, and shows signed-in readers what they
 * suggested. Both load after the page, whose HTML is the same for everybody. On phones the overview is short: each of
 * its figures stands on another subpage, which has the line.
 */
export function SuggestionFoot({ isOverview }: { readonly isOverview: boolean }) {
  const [params, setParams] = useSearchParams();
  const isSignedIn = isAuthenticated(useSessionState());
  const field = params.get(SUGGEST);
  return (
    <Content pb={{ base: isOverview ? '0' : '6', md: '10' }}>
      <Box
        display={{ base: isOverview ? 'none' : 'flex', md: 'flex' }}
        flexWrap="wrap"
        alignItems="center"
        columnGap="6"
        borderTopWidth="1px"
        pt={{ base: '1', md: '2' }}
      >
        <SuggestLink />
        {isSignedIn && <LoadedOwn />}
      </Box>
      {field !== null && (
        <LoadedDialog
          field={field}
          onClose={() => setParams(withoutSuggest, { replace: true, preventScrollReset: true })}
          opener={() => openerOf(field)}
        />
      )}
    </Content>
  );
}

/** The link that opened the form for a fact. */
function openerOf(field: string): HTMLElement | null {
  const path = field === '' ? '' : `/${field.replaceAll('.', '/')}`;
  const links = [...document.querySelectorAll<HTMLElement>('[data-suggest]')];
  return links.find((link) => link.dataset.suggest === path) ?? links.at(-1) ?? null;
}

function withoutSuggest(params: URLSearchParams): URLSearchParams {
  const others = new URLSearchParams(params);
  others.delete(SUGGEST);
  return others;
}

type DialogProps = Parameters<Awaited<ReturnType<typeof loadDialog>>['SuggestDialog']>[0];

function LoadedDialog(props: DialogProps) {
  const { part } = useLoaded(loadDialog);
  if (part === null) return null;
  return (
    <part.VisitQueries>
      <part.SuggestDialog {...props} />
    </part.VisitQueries>
  );
}

function LoadedOwn() {
  const { part } = useLoaded(loadOwn);
  if (part === null) return null;
  return (
    <part.VisitQueries>
      <part.OwnSuggestions />
    </part.VisitQueries>
  );
}
