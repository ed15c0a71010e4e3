import { Box } from '@chakra-ui/react/box';
import { BusyButton } from '../../../ui/busy-button';
import { ChoiceField } from '../../../ui/fields/choice-fields';
import { FailureLine } from '../../../ui/states/failures';

type Locale = 'en' | 'de';

interface MailFormFootProps {
  readonly texts: {
    readonly language: string;
    readonly languages: Readonly<Record<Locale, string>>;
    readonly send: string;
  };
  /** The language of what the receiver gets. */
  readonly locale: Locale;
  readonly onLocale: (locale: Locale) => void;
  readonly failure: string | null;
  readonly isBusy: boolean;
}

/** The end of a form about somebody outside: their language, why it was refused, and the button. */
export function MailFormFoot({ texts, locale, onLocale, failure, isBusy }: MailFormFootProps) {
  return (
    <>
      <ChoiceField
        label={texts.language}
        options={(['en', 'de'] as const).map((value) => ({ value, text: texts.languages[value] }))}
        value={locale}
        onValue={onLocale}
      />
      {failure !== null && <FailureLine text={failure} />}
      <Box>
        <BusyButton type="submit" size="xl" isBusy={isBusy} busyText={texts.send}>
          {texts.send}
        </BusyButton>
      </Box>
    </>
  );
}
