import { type MouseEvent, useContext } from 'react';
import {
  type LinkProps,
  parsePath,
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { changedSearch } from '../lib/addresses/changed-search';
import { SiteLink } from './links';

const IN_PLACE = { preserveScroll: true } as const;

interface FilterLinkProps extends Omit<LinkProps, 'to' | 'state' | 'onClick'> {
  readonly to: LinkProps['to'];
  /** Of the link's group only one value can be chosen. */
  readonly isOne?: boolean;
}

/**
 * A link that changes the search of its page in place. Pressed before the page shows the filter pressed before it, the
 * link adds its change to that one.
 */
export function FilterLink({ to, isOne = false, ...props }: FilterLinkProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const router = useContext(DataRouterContext)?.router;
  const follow = (event: MouseEvent) => {
    const newest = router?.state.navigation.location ?? router?.state.location;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (newest?.pathname !== pathname || newest.search === search || !isPlain) return;
    event.preventDefault();
    const { search: target = '' } = typeof to === 'string' ? parsePath(to) : to;
    void navigate({ search: changedSearch({ rendered: search, target, newest: newest.search, isOne }) }, { state: IN_PLACE });
  };
  return <SiteLink to={to} state={IN_PLACE} onClick={follow} {...props} />;
}
