import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { useApi } from '../../../lib/api/api-client';
import { CheckField } from '../../../ui/fields/choice-fields';
import { Section } from '../../../ui/page-layout';
import { useToasts } from '../../../ui/overlays/toasts';
import { useAction } from '../../../ui/use-action';
import { AskForm } from './ask-form';
import { GUARDIAN_VIEW_TEXTS } from './guardian-texts';
import { AnswerButtons, LinkCard } from './link-card';
import { type Guardian, type Guardianships, useGuardianships } from '../../../components/guardianship/use-guardianships';

/** A player's guardians: who is linked or asks, and the form that names another one. */
export function GuardianList({ own, mayAsk }: { readonly own: Guardianships; readonly mayAsk: boolean }) {
  const texts = GUARDIAN_VIEW_TEXTS[useLanguage().language];
  const { guardians, namedEmail } = own;
  return (
    <Section title={texts.guardians}>
      {guardians.length === 0 && <Box color="fg.muted">{texts.none}</Box>}
      <Box as="ul" listStyleType="none">
        {guardians.map((one) => (
          <LinkCard
            key={one.guardianshipId}
            link={one}
            side="player"
            name={one.name ?? one.email}
            detail={one.name === null ? null : one.email}
          >
            <OneGuardian one={one} />
          </LinkCard>
        ))}
      </Box>
      {mayAsk && (
        <Box mt="6">
          {namedEmail !== null && <Box maxW="text">{texts.named(namedEmail)}</Box>}
          <AskForm
            key={namedEmail}
            label={texts.askGuardian}
            type="email"
            {...(namedEmail === null ? {} : { suggested: namedEmail })}
          />
        </Box>
      )}
    </Section>
  );
}

function OneGuardian({ one }: { readonly one: Guardian }) {
  const texts = GUARDIAN_VIEW_TEXTS[useLanguage().language];
  const callApi = useApi();
  const show = useToasts();
  const { store } = useGuardianships();
  const { isBusy, run } = useAction();
  const [hasRead, setHasRead] = useState(false);
  const { guardianshipId, state, waitsFor, keep, contactOff, pageHidden, asksPurchases } = one;
  if (state === 'asked' && waitsFor.includes('player'))
    return (
      <Box mt="3" maxW="text">
        <Box fontWeight="semibold">{texts.opens}</Box>
        <Box as="ul" ps="5" mt="1">
          {texts.opensText.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </Box>
        <CheckField label={texts.hasRead} isChecked={hasRead} onCheck={setHasRead} />
        <AnswerButtons id={guardianshipId} name={one.name ?? one.email} hasRead={hasRead} />
      </Box>
    );
  if (state !== 'confirmed') return null;
  const decide = (keeps: boolean) => {
    if (!isBusy)
      void run(async () => {
        store(await callApi('keepGuardianship', { params: { guardianshipId }, body: { keeps } }));
        show({ variant: 'success', text: texts.saved });
      });
  };
  return (
    <Box mt="2" maxW="text">
      {pageHidden && <Box>{texts.hides}</Box>}
      {contactOff && <Box>{texts.stops}</Box>}
      {asksPurchases && <Box>{texts.wantsToBeAsked}</Box>}
      {keep !== 'no' && (
        <>
          <Box>{texts.keepAsked}</Box>
          <CheckField label={texts.keep} isChecked={keep === 'kept'} onCheck={decide} />
        </>
      )}
    </Box>
  );
}
