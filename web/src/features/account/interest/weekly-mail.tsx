import { Box } from '@chakra-ui/react/box';
import { type OwnAccount, useOwnAccount } from '../../../components/own-account/use-own-account';
import { useLanguage } from '../../../i18n/language-provider';
import { CheckField } from '../../../ui/fields/choice-fields';
import { useMailChoices } from '../use-mail-choices';
import { INTEREST_TEXTS } from './interest-texts';

/** Whether the ladder also comes by mail once a week; off until its owner turns it on. */
export function WeeklyMail() {
  const { data } = useOwnAccount().query;
  return data === undefined ? null : <WeeklyChoice account={data} />;
}

function WeeklyChoice({ account }: { readonly account: OwnAccount }) {
  const { weekly, weeklyHelp, weeklyOn, weeklyOff } = INTEREST_TEXTS[useLanguage().language];
  const isStoredOff = account.mailsOff.includes('weeklyInterest');
  const { off, choose } = useMailChoices(account, isStoredOff ? weeklyOn : weeklyOff);
  return (
    <Box mt="4" maxW="form">
      <CheckField
        label={weekly}
        isChecked={!off.includes('weeklyInterest')}
        onCheck={(isWanted) => void choose('weeklyInterest', isWanted)}
      />
      <Box ms="8" color="fg.muted">
        {weeklyHelp}
      </Box>
    </Box>
  );
}
