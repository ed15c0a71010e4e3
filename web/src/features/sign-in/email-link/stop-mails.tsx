import { Box } from '@chakra-ui/react/box';
import { OPTIONAL_MAILS, type OptionalMail } from '@touchline/domain/person/mail/mail-choices';
import { MailCheck, MailX } from 'lucide-react';
import { useState } from 'react';
import { MAIL_CHOICE_TEXTS } from '../../../components/mail-choice-texts';
import { useLanguage } from '../../../i18n/language-provider';
import { useApi } from '../../../lib/api/api-client';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import { BusyButton } from '../../../ui/busy-button';
import { ButtonLink } from '../../../ui/links';
import { useAction } from '../../../ui/use-action';
import { LinkPage } from './link-page';

const TEXTS = {
  en: {
    title: 'Stop these emails?',
    about: (kind: string) => `Emails like this one: “${kind}”.`,
    stop: 'Stop these emails',
    stoppedTitle: 'You will not get these emails anymore',
    again: 'Turn them back on',
    wantedTitle: 'You will get these emails again',
    overTitle: 'This link is not valid',
    over: 'Copy the whole link from the email, or choose your emails in your account.',
    account: 'Go to your account',
  },
  de: {
    title: 'Keine solchen Mails mehr?',
    about: (kind: string) => `Es geht um Mails wie diese: „${kind}“.`,
    stop: 'Diese Mails abbestellen',
    stoppedTitle: 'Diese Mails bekommst du nicht mehr',
    again: 'Doch wieder bekommen',
    wantedTitle: 'Diese Mails bekommst du wieder',
    overTitle: 'Dieser Link ist nicht gültig',
    over: 'Kopiere den ganzen Link aus der Mail, oder wähle deine Mails in deinem Konto.',
    account: 'Zum Konto',
  },
} as const;

const kindOf = (link: string): OptionalMail | undefined => OPTIONAL_MAILS.find((kind) => link.startsWith(`${kind}.`));
const isUnknown = (failure: unknown) => failure instanceof ApiRefusal && (failure.status === 404 || failure.status === 400);

/**
 * What the link at the end of a mail asks (`?mode=stopMails&link=`): whether to turn its kind off, without signing in.
 * Opening the page changes nothing, because programs open links too. The same page turns the kind on again.
 */
export function StopMails({ link }: { readonly link: string }) {
  const { language } = useLanguage();
  const texts = TEXTS[language];
  const callApi = useApi();
  const { isBusy, run } = useAction();
  const kind = kindOf(link);
  const [state, setState] = useState<'asked' | 'stopped' | 'wanted' | 'unknown'>(kind === undefined ? 'unknown' : 'asked');
  const choose = (isWanted: boolean) =>
    run(async () => {
      try {
        const { wanted } = await callApi('stopMails', { query: { stop: link, wanted: isWanted ? 'true' : 'false' } });
        setState(wanted ? 'wanted' : 'stopped');
      } catch (failure) {
        if (!isUnknown(failure)) throw failure;
        setState('unknown');
      }
    });
  const toAccount = (
    <Box>
      <ButtonLink to="/account/personal-info" size="xl" variant="outline" colorPalette="ink">
        {texts.account}
      </ButtonLink>
    </Box>
  );
  if (state === 'unknown' || kind === undefined)
    return (
      <LinkPage key="unknown" title={texts.overTitle} icon={MailX}>
        <Box>{texts.over}</Box>
        {toAccount}
      </LinkPage>
    );
  const isStopped = state === 'stopped';
  const text = isStopped ? texts.again : texts.stop;
  const titles = { asked: texts.title, stopped: texts.stoppedTitle, wanted: texts.wantedTitle };
  return (
    <LinkPage
      key={state}
      title={titles[state]}
      icon={state === 'wanted' ? MailCheck : MailX}
      {...(state === 'asked' ? { isFirst: true } : {})}
    >
      <Box>{texts.about(MAIL_CHOICE_TEXTS[language][kind])}</Box>
      <Box>
        <BusyButton
          size="xl"
          {...(state === 'asked' ? {} : { variant: 'outline', colorPalette: 'ink' })}
          isBusy={isBusy}
          busyText={text}
          onClick={() => void choose(isStopped)}
        >
          {text}
        </BusyButton>
      </Box>
      {state !== 'asked' && toAccount}
    </LinkPage>
  );
}
