import { Button } from '@chakra-ui/react/button';
import { useRef, useState } from 'react';
import { useWords } from '../../../i18n/use-words';
import { Dialog } from '../../../ui/dialog';
import { Section } from '../../../ui/section';
import type { OwnAccount } from '../use-own-account';
import { DeleteForm } from './delete-form';

/** The way out for good, behind a question that wants the owner's password or Google. */
export function DeleteSection({ account }: { readonly account: OwnAccount }) {
  const say = useWords();
  const opener = useRef<HTMLButtonElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Section title={say('account.delete')} intro={say('account.deleteText')}>
      <Button ref={opener} size="lg" variant="outline" colorPalette="red" onClick={() => setIsAsked(true)}>
        {say('account.deleteButton')}
      </Button>
      <Dialog
        isOpen={isAsked}
        title={say('account.deleteQuestion')}
        onClose={() => setIsAsked(false)}
        opener={() => opener.current}
      >
        <DeleteForm account={account} onClose={() => setIsAsked(false)} />
      </Dialog>
    </Section>
  );
}
