import { useApi } from '../../lib/api/api-client';

/** Whom or what a typed text means. */
type Found = { readonly id: string } | 'none' | 'several';

/** Null for an empty text. */
type Named = Found | null;

const ID = /^[A-Za-z0-9_-]{15,128}$/;
const TARGET = /^[A-Za-z]{1,40}\/[A-Za-z0-9_-]{1,128}$/;

/**
 * Finds people by mail address or uid and colleges by their whole name. The search for people is a POST, so that no
 * address holds what somebody typed (docs/decisions/047-search-terms-in-logs.md).
 */
export function useNamedInLog() {
  const callApi = useApi();

  const personOf = async (text: string): Promise<Found> => {
    const { items, next } = await callApi('adminUsers', { body: { search: text, roles: 'any' } });
    const exact = items.filter(({ uid, email }) => uid === text || email.toLowerCase() === text.toLowerCase());
    const [only] = exact.length === 1 ? exact : items;
    if (exact.length !== 1 && (items.length > 1 || next !== null)) return 'several';
    return only === undefined ? 'none' : { id: only.uid };
  };

  return {
    person: async (typed: string): Promise<Named> => {
      const text = typed.trim();
      if (text === '') return null;
      if (text.toLowerCase() === 'system') return { id: 'system' };
      const found = await personOf(text);
      // Somebody who is gone is in no list any more, and still has lines.
      return found === 'none' && ID.test(text) ? { id: text } : found;
    },

    target: async (typed: string): Promise<Named> => {
      const text = typed.trim();
      if (text === '') return null;
      if (TARGET.test(text)) return { id: text };
      if (text.includes('@') || ID.test(text)) {
        const found = await personOf(text);
        if (typeof found !== 'string') return { id: `people/${found.id}` };
        return found === 'none' && ID.test(text) ? { id: `people/${text}` } : found;
      }
      const { items } = await callApi('searchColleges', { query: { q: text, page: 1 } });
      const exact = items.filter(({ name }) => name.toLowerCase() === text.toLowerCase());
      const [only] = exact.length === 1 ? exact : items;
      if (only === undefined) return 'none';
      return exact.length === 1 || items.length === 1 ? { id: `colleges/${only._id}` } : 'several';
    },
  };
}
