import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { FORM_MESSAGES } from '@touchline/domain/kernel/refusal/form-messages';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { useTranslations } from '../../../i18n/use-translations';
import { readInTab, storeInTab } from '../../../lib/browser-storage';
import { forgetDraftsAbout } from '../../../lib/drafts/draft-store';
import { FailureLine } from '../../../ui/states/failures';
import { FocusFirst } from '../../../ui/fields/field-frame';
import { useTypingAccount } from '../../../ui/forms/unsaved/unsaved-forms';
import { REGISTRATION_DRAFTS } from './person-draft';

const REFUSED_KEY = 'touchline.tooYoung';

const RefuseContext = createContext<(() => void) | null>(null);

/** Refuses the person at this form for their age, here and for the rest of this tab. Throws outside of AgeGate. */
export function useAgeRefusal(): () => void {
  const refuse = useContext(RefuseContext);
  if (refuse === null) throw new Error('useAgeRefusal needs an AgeGate above it');
  return refuse;
}

interface AgeGateProps {
  readonly onRestart: () => void;
  readonly children: ReactNode;
}

/**
 * Shows a form that asks for the age, until somebody was refused for it in this tab: then only the refusal (S5-03), so
 * that another date is not tried at once. The tab's own storage remembers that and nothing else; no server learns it.
 * Where the browser refuses storage, the refusal lasts as long as the form.
 */
export function AgeGate({ onRestart, children }: AgeGateProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const account = useTypingAccount();
  const [isRefused, setIsRefused] = useState(() => readInTab(REFUSED_KEY) !== null);
  const refuse = () => {
    if (account !== undefined) for (const of of Object.values(REGISTRATION_DRAFTS)) forgetDraftsAbout(account, of);
    storeInTab(REFUSED_KEY, 'true');
    setIsRefused(true);
  };
  if (!isRefused) return <RefuseContext value={refuse}>{children}</RefuseContext>;
  return (
    <FocusFirst>
      <Stack gap="5" alignItems="flex-start">
        <FailureLine text={FORM_MESSAGES.tooYoung[language]} />
        <Box color="fg.muted">{t('register.ageHint')}</Box>
        <Button variant="outline" colorPalette="ink" size="lg" onClick={onRestart}>
          {t('signIn.backToLogIn')}
        </Button>
      </Stack>
    </FocusFirst>
  );
}
