import { Button } from '@chakra-ui/react/button';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { Dialog } from '../../ui/overlays/dialog';
import { Section } from '../../ui/page-layout';
import type { OwnAccount } from '../../components/own-account/use-own-account';

const DeleteForm = lazy(async () => ({ default: (await import('./delete-form')).DeleteForm }));

/** Deletes the account for good, after the owner has signed in again with password or Google. */
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
        <Suspense fallback={null}>
          <DeleteForm account={account} onClose={() => setIsAsked(false)} />
        </Suspense>
      </Dialog>
    </Section>
  );
}
