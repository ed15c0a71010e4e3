import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HIGHEST_INCOME } from '@touchline/domain/reference/family-prices/income-bands';
import { STATES } from '@touchline/domain/reference/states';
import { type SubmitEvent, useId, useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { FocusFirst } from '../../ui/fields/field-frame';
import { SelectField } from '../../ui/fields/select-field';
import { TextField } from '../../ui/fields/text-fields';
import { forgetPayer, NO_STATE, rateOfText, storeAnswers, useOwnPayer, wholeOfText } from './own-payer';
import { PRICE_TEXTS } from './price-texts';

const AMERICAN = STATES.entries.filter(({ country }) => country === 'US');

/** Asks who pays: citizenship, home state, income, own exchange rate. What the own profile says is not asked again. */
export function PayerForm({ onClose }: { readonly onClose: () => void }) {
  const { language } = useLanguage();
  const texts = PRICE_TEXTS[language];
  const id = useId();
  const { answers, ofProfile } = useOwnPayer();
  const [citizenship, setCitizenship] = useState<'us' | 'other' | ''>(ofProfile.citizenship ?? answers.citizenship ?? '');
  const [homeState, setHomeState] = useState(ofProfile.homeState ?? answers.homeState ?? '');
  const [income, setIncome] = useState(String(answers.income ?? ''));
  const [rate, setRate] = useState(String(answers.dollarsForEuro ?? ''));
  const [isValidated, setIsValidated] = useState(false);
  const typedIncome = wholeOfText(income, HIGHEST_INCOME);
  const typedRate = rateOfText(rate);
  const isAmerican = citizenship === 'us';
  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsValidated(true);
    const isWrong = citizenship === '' || typedRate === 'wrong' || (isAmerican && (homeState === '' || typedIncome === 'wrong'));
    if (isWrong) {
      const form = event.currentTarget;
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    storeAnswers({
      ...(ofProfile.citizenship === null ? { citizenship } : {}),
      ...(ofProfile.homeState === null && isAmerican ? { homeState } : {}),
      ...(isAmerican && typedIncome !== 'wrong' ? { income: typedIncome } : {}),
      dollarsForEuro: typedRate,
    });
    onClose();
  }
  const said = [
    ...(ofProfile.citizenship === null ? [] : [texts.payers[ofProfile.citizenship]]),
    ...(ofProfile.homeState === null || !isAmerican
      ? []
      : [ofProfile.homeState === NO_STATE ? texts.payers.abroad : texts.payers.home(ofProfile.homeState)]),
  ];
  return (
    <FocusFirst>
      <Box asChild display="grid" rowGap="4" maxW="form" aria-labelledby={id}>
        <form noValidate onSubmit={save}>
          <Box id={id} fontWeight="semibold">
            {texts.group}
          </Box>
          {said.length > 0 && <Box textStyle="small">{texts.fromProfile(said.join(', '))}</Box>}
          {ofProfile.citizenship === null && (
            <SelectField
              label={texts.citizenship}
              emptyText={texts.choose}
              options={(['us', 'other'] as const).map((value) => ({ value, text: texts.citizenships[value] }))}
              value={citizenship}
              onValue={setCitizenship}
              isValidated={isValidated}
              error={citizenship === '' ? texts.missing : null}
            />
          )}
          {isAmerican && ofProfile.homeState === null && (
            <SelectField
              label={texts.state}
              emptyText={texts.choose}
              options={[
                ...AMERICAN.map((state) => ({ value: state.value, text: state[language] })),
                { value: NO_STATE, text: texts.noState },
              ]}
              value={homeState}
              onValue={setHomeState}
              isValidated={isValidated}
              error={homeState === '' ? texts.missing : null}
            />
          )}
          {isAmerican && (
            <TextField
              type="text"
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
              label={texts.income}
              help={texts.incomeHelp}
              isRequired={false}
              isValidated={isValidated}
              error={typedIncome === 'wrong' ? texts.incomeWrong : null}
              value={income}
              onText={setIncome}
            />
          )}
          <TextField
            type="text"
            autoComplete="off"
            maxLength={9}
            label={texts.rate}
            help={texts.rateHelp}
            isRequired={false}
            isValidated={isValidated}
            error={typedRate === 'wrong' ? texts.rateWrong : null}
            value={rate}
            onText={setRate}
          />
          <Box display="flex" flexWrap="wrap" gap="3">
            <Button type="submit" size="lg" variant="outline">
              {texts.save}
            </Button>
            <Button
              size="lg"
              variant="ghost"
              colorPalette="ink"
              onClick={() => {
                forgetPayer();
                onClose();
              }}
            >
              {texts.forget}
            </Button>
          </Box>
          <Box textStyle="small" color="fg.muted">
            {texts.stays}
          </Box>
        </form>
      </Box>
    </FocusFirst>
  );
}
