import { Box } from '@chakra-ui/react/box';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import { isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import { OPTIONAL_MAILS, type OptionalMail } from '@touchline/domain/person/mail/mail-choices';
import { isCoach } from '@touchline/domain/person/roles/coach-role';
import type { OwnAccount } from '../../components/own-account/use-own-account';
import { MAIL_CHOICE_TEXTS } from '../../components/mail-choice-texts';
import { useLanguage } from '../../i18n/language-provider';
import { useSessionState } from '../../session/session-context';
import { CheckField } from '../../ui/fields/choice-fields';
import { Section } from '../../ui/page-layout';
import { useMailChoices } from './use-mail-choices';

const TEXTS = {
  en: {
    title: 'Emails',
    intro: 'Choose what we email you about. Emails about your account, your roles and payments always come.',
    saved: 'Emails saved',
  },
  de: {
    title: 'Mails',
    intro: 'Wähle, worüber wir dir schreiben. Mails zu deinem Konto, deinen Rollen und Zahlungen kommen immer.',
    saved: 'Auswahl der Mails gespeichert',
  },
} as const;

/** The kinds of mail that a person of this type can get, and may turn off. */
function kindsFor(profile: Pick<Profile, 'type' | 'roles'>): readonly OptionalMail[] {
  const concerns: Readonly<Record<OptionalMail, boolean>> = {
    claimOpened: isCoach(profile),
    featureDecided: isPlayer(profile.type),
    weeklyInterest: isPlayer(profile.type),
    searchFits: true,
    suggestionReceived: isCoach(profile),
  };
  return OPTIONAL_MAILS.filter((kind) => concerns[kind]);
}

/** Which kinds of mail the owner wants; each choice is saved at once. Nothing for people who only get needed ones. */
export function MailSection({ account }: { readonly account: OwnAccount }) {
  const { language } = useLanguage();
  const { profile } = useSessionState();
  const { off, choose } = useMailChoices(account, TEXTS[language].saved);
  const kinds = profile === null ? [] : kindsFor(profile);
  if (kinds.length === 0) return null;
  return (
    <Section title={TEXTS[language].title} intro={TEXTS[language].intro}>
      <Box maxW="form">
        {kinds.map((kind) => (
          <CheckField
            key={kind}
            label={MAIL_CHOICE_TEXTS[language][kind]}
            isChecked={!off.includes(kind)}
            onCheck={(isWanted) => void choose(kind, isWanted)}
          />
        ))}
      </Box>
    </Section>
  );
}
