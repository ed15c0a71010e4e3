import { useEffect } from 'react';
import { useTranslations } from '../i18n/use-translations';
import { Content } from '../ui/content';
import { OutsideLink } from '../ui/outside-link';

/** Goes on to another site in place of this address, and shows the way should the browser not go. */
export function LeaveSite({ to }: { readonly to: string }) {
  const t = useTranslations();
  useEffect(() => location.replace(to), [to]);
  return (
    <Content py="16">
      <OutsideLink href={to} text={t('shell.leaving')} />
    </Content>
  );
}
