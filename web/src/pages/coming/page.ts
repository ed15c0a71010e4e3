import type { ComingTopic } from '../../i18n/english/coming';
import { type AddressRules, definePage, type PageDefinition } from '../page-definition';

/** A page whose screen is not built yet: it says what the page will contain. */
function coming(path: `/${string}`, topic: ComingTopic, rules: AddressRules = {}): PageDefinition {
  return definePage({
    path,
    ...rules,
    module: async () => (await import('./coming-view')).comingPage(() => topic),
    messages: ['scenes'],
  });
}

const ADMIN = { access: 'admin' } as const;

export const page = [coming('/admin/coachInvites', 'coachInvites', ADMIN)];
