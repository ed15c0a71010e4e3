import { useEffect } from 'react';
import { useWords } from '../i18n/use-words';
import { Content } from '../ui/content';
import { OutsideLink } from '../ui/outside-link';

/** Goes on to another site in place of this address, and shows the way should the browser not go. */
export function LeaveSite({ to }: { readonly to: string }) {
  const say = useWords();
  useEffect(() => location.replace(to), [to]);
  return (
    <Content py="16">
      <OutsideLink href={to} text={say('shell.leaving')} />
    </Content>
  );
}
