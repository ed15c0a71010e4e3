import { Button } from '@chakra-ui/react/button';
import { useRef, useState } from 'react';
import { useTranslations } from '../../../i18n/use-translations';
import { Dialog } from '../../../ui/dialog';
import { Section } from '../../../ui/section';
import type { OwnAccount } from '../use-own-account';
import { DeleteForm } from './delete-form';

/** The way out for good, behind a question that wants the owner's password or Google. */
export function DeleteSection({ account }: { readonly account: OwnAccount }) {
  const t = useTranslations();
  const opener = useRef<HTMLButtonElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Section title={t('account.delete')} intro={t('account.deleteText')}>
      <Button ref={opener} size="lg" variant="outline" colorPalette="red" onClick={() => setIsAsked(true)}>
        {t('account.deleteButton')}
      </Button>
      <Dialog
        isOpen={isAsked}
        title={t('account.deleteQuestion')}
        onClose={() => setIsAsked(false)}
        opener={() => opener.current}
      >
        <DeleteForm account={account} onClose={() => setIsAsked(false)} />
      </Dialog>
    </Section>
  );
}
