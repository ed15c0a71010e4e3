import { redirect } from 'react-router-dom';
import { conferenceIdsNamed, isConferenceId } from '@touchline/domain/reference/conferences/conference-ids';

const MOVED = 301;

/** A permanent redirect to the address with ids; null where nothing changes. */
export function movedSearch(url: URL): Response | null {
  const address = addressWithConferenceIds(url);
  return address === null ? null : redirect(address, MOVED);
}

/**
 * The address of a search whose conferences are named as addresses had them before, `conference=AAC`, with the ids of
 * those conferences. Null where nothing changes: each is an id, or a name that no conference has.
 */
export function addressWithConferenceIds({ pathname, searchParams }: URL): string | null {
  const within = { leagues: searchParams.getAll('league'), divisions: searchParams.getAll('division') };
  const params = new URLSearchParams();
  for (const [name, value] of searchParams) {
    const ids = name === 'conference' && !isConferenceId(value) ? conferenceIdsNamed(value, within) : [];
    for (const one of ids.length === 0 ? [value] : ids) if (!params.has(name, one)) params.append(name, one);
  }
  const changed = params.toString();
  return changed === searchParams.toString() ? null : `${pathname}?${changed}`;
}
