import { GIVEN_PLANS } from '@touchline/domain/reference/limits';
import { isActiveAt } from '@touchline/domain/person/profiles/premium';
import { isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api/api-client';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-fields';
import { LeverButton } from './lever-dialog';
import { type PersonAnswer, personKey } from './use-person';

type PlanName = PersonAnswer['money']['given'][number]['plan'];

/** Gives somebody days of a plan, free of charge; players get Premium, others Guest Access (S4-16). */
export function GiveDaysButton({ person: { user, money } }: { readonly person: PersonAnswer }) {
  const t = useTranslations();
  const callApi = useApi();
  const client = useQueryClient();
  const plans: readonly PlanName[] = isPlayer(user.type) ? ['premium', 'guestAccess'] : ['guestAccess'];
  const [plan, setPlan] = useState<PlanName>(plans[0] ?? 'guestAccess');
  const [typed, setTyped] = useState('30');
  const [isValidated, setIsValidated] = useState(false);
  const days = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
  const isPossible = days >= 1 && days <= GIVEN_PLANS.maxDays;
  const name = `${user.firstName} ${user.lastName}`;
  const running = money.plans[plan];
  const until = isActiveAt(running, new Date().toISOString()) ? (running?.until ?? null) : null;

  async function send(reason: string) {
    const body = { plan, days, until, reason };
    const { money: now } = await callApi('givePlanDays', { params: { uid: user.uid }, body });
    client.setQueryData<PersonAnswer>(personKey(user.uid), (shown) => shown && { ...shown, money: now });
  }

  return (
    <LeverButton
      lever={{
        ...{ uid: user.uid, name: 'planDays', send },
        label: t('adminPerson.giveDays'),
        title: t('adminPerson.giveDaysTitle'),
        text: t('adminPerson.giveDaysText', { name }),
        done: t('adminPerson.giveDaysDone', { name, plan: t(`plans.name.${plan}`), count: days }),
        reasonHelp: t('adminPerson.reasonInMail', { name }),
        checkFields: () => {
          setIsValidated(true);
          return isPossible;
        },
        fields: (
          <>
            {plans.length > 1 && (
              <SelectField
                label={t('adminPerson.giveWhich')}
                value={plan}
                onValue={(value) => setPlan(value === '' ? plan : value)}
                options={plans.map((one) => ({ value: one, text: t(`plans.name.${one}`) }))}
              />
            )}
            <TextField
              label={t('adminPerson.giveCount')}
              help={t('adminPerson.giveCountHelp', { most: GIVEN_PLANS.maxDays })}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              value={typed}
              onText={setTyped}
              isValidated={isValidated}
              error={isPossible ? null : t('adminPerson.giveCountWrong', { most: GIVEN_PLANS.maxDays })}
            />
          </>
        ),
      }}
    />
  );
}
