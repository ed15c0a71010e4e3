import type { MessageKey } from '../i18n/english';
import { useTranslations } from '../i18n/use-translations';
import { TabsNav } from '../ui/tabs-nav';

const TABS = [
  { to: '/admin/users', title: 'admin.users' },
  { to: '/admin/colleges', title: 'admin.colleges' },
  { to: '/admin/featureRequests', title: 'admin.featureRequests' },
  { to: '/admin/coachInvites', title: 'admin.coachInvites' },
  { to: '/admin/logs', title: 'admin.logs' },
] as const satisfies readonly { to: string; title: MessageKey }[];

/** The screens of the administration as tabs (S2-13); `current` is the address of the one that is shown. */
export function AdminTabs({ current }: { readonly current: (typeof TABS)[number]['to'] }) {
  const t = useTranslations();
  return (
    <TabsNav label={t('admin.tabs')} tabs={TABS.map(({ to, title }) => ({ to, text: t(title), isCurrent: to === current }))} />
  );
}
