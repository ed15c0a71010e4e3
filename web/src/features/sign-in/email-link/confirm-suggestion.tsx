import { Box } from '@chakra-ui/react/box';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { MailCheck, MailX } from 'lucide-react';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { useApi } from '../../../lib/api/api-client';
import { ApiRefusal } from '../../../lib/api/api-refusal';
import { BusyButton } from '../../../ui/busy-button';
import { ButtonLink } from '../../../ui/links';
import { useAction } from '../../../ui/use-action';
import { LinkPage } from './link-page';

const TEXTS = {
  en: {
    title: 'Confirm your suggestion',
    text: 'Somebody suggested a correction on Touchline with your email address. If that was you, confirm it. It is then checked, and you get an email about the decision.',
    confirm: 'Confirm',
    done: 'Thank you',
    doneText: (college: string) =>
      `Your suggestion for ${college} is waiting to be checked. You get an email once it is decided.`,
    page: 'Go to the page',
    over: 'This link is no longer valid',
    overText: 'It worked for 48 hours. You can send your suggestion again on the college’s page.',
  },
  de: {
    title: 'Bestätige deinen Vorschlag',
    text: 'Jemand hat auf Touchline mit deiner E-Mail-Adresse eine Korrektur vorgeschlagen. Wenn du das warst, bestätige es. Dann wird der Vorschlag geprüft, und du bekommst eine Mail mit der Entscheidung.',
    confirm: 'Bestätigen',
    done: 'Danke!',
    doneText: (college: string) =>
      `Dein Vorschlag wird jetzt geprüft (${college}). Sobald darüber entschieden ist, bekommst du eine Mail.`,
    page: 'Zur Seite',
    over: 'Dieser Link gilt nicht mehr',
    overText: 'Er galt 48 Stunden lang. Du kannst deinen Vorschlag auf der Seite des Colleges noch einmal schicken.',
  },
} as const;

/**
 * The mail to a visitor who suggested a correction (`?mode=suggestion&link=`). Opening the page confirms nothing: mail
 * programs open links too (docs/decisions/231-suggested-corrections.md).
 */
export function ConfirmSuggestion({ link: confirmation }: { readonly link: string }) {
  const texts = TEXTS[useLanguage().language];
  const callApi = useApi();
  const { isBusy, run } = useAction();
  const [college, setCollege] = useState<AnswerOf<'confirmSuggestion'> | null>(null);
  const [isOver, setIsOver] = useState(false);
  if (isOver)
    return (
      <LinkPage key="over" title={texts.over} icon={MailX}>
        <Box>{texts.overText}</Box>
      </LinkPage>
    );
  if (college !== null)
    return (
      <LinkPage key="done" title={texts.done} icon={MailCheck}>
        <Box overflowWrap="anywhere">{texts.doneText(college.name)}</Box>
        <Box>
          <ButtonLink to={`/${encodeURIComponent(college.pathName)}/mens/soccer`}>{texts.page}</ButtonLink>
        </Box>
      </LinkPage>
    );
  const confirm = () =>
    void run(async () => {
      try {
        setCollege(await callApi('confirmSuggestion', { body: { confirmation } }));
      } catch (refusal) {
        if (!(refusal instanceof ApiRefusal) || (refusal.status !== 404 && refusal.status !== 422)) throw refusal;
        setIsOver(true);
      }
    });
  return (
    <LinkPage title={texts.title} icon={MailCheck} isFirst>
      <Box>{texts.text}</Box>
      <Box>
        <BusyButton size="xl" isBusy={isBusy} busyText={texts.confirm} onClick={confirm}>
          {texts.confirm}
        </BusyButton>
      </Box>
    </LinkPage>
  );
}
