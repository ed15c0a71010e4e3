import { useTranslations } from '../../i18n/use-translations';
import { OutsideLink } from '../../ui/links';

/** Leads to the nth post that featured the player, on the network that it names. */
export function PostLink({ url, number }: { readonly url: string; readonly number: number }) {
  const t = useTranslations();
  return <OutsideLink href={url} text={t('boosts.post', { number, host: new URL(url).hostname })} />;
}
