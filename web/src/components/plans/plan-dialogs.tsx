import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import type { PlanOffers } from '@touchline/domain/money/may-buy';
import { FREE_ACCESS, PRICE_LIST } from '@touchline/domain/reference/price-list';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from '../../i18n/use-translations';
import { VisitQueries } from '../../lib/api/visit-queries';
import { useOpenSignIn, useSessionState } from '../../session/session-context';
import { DialogWindow } from '../../ui/overlays/dialog-window';
import { OwnPrice } from './own-price';
import { SkeletonBlock, SkeletonRegion } from '../../ui/states/skeletons';
import { PurchasePart } from './purchase-part';
import { usePlanOffers } from './use-plan-offers';

/** The plans, the dearest first; Free Access is never sent to checkout. */
const PLAN_NAMES = ['premium', 'guestAccess', 'free'] as const;
export type ShownPlan = (typeof PLAN_NAMES)[number];
export type Boost = 'skipTheLine' | 'featureAgain';

interface PlanDialogProps {
  /** What it is about: a plan that is chosen first in Choose Your Plan, or one boost. */
  readonly about: ShownPlan | Boost;
  readonly onClose: () => void;
  /** Opens the dialog again for anyone who has signed in on the way to pay. */
  readonly onSignedIn: (about: ShownPlan | Boost) => void;
  readonly opener: () => HTMLElement | null;
}

/** Choose Your Plan, Skip the Line, or Feature Me Again (S2-36). Import it only from code that loads lazily. */
export function PlanDialog({ about, onClose, onSignedIn, opener }: PlanDialogProps) {
  const t = useTranslations();
  const openSignIn = useOpenSignIn();
  const isBoost = about === 'skipTheLine' || about === 'featureAgain';
  const signIn = (wanted: ShownPlan | Boost) => {
    const from = opener();
    onClose();
    void openSignIn('default', from ?? document.body, ({ stays }) => {
      if (stays) onSignedIn(wanted);
    });
  };
  return (
    <DialogWindow
      isOpen
      title={isBoost ? t(`plans.name.${about}`) : t('plans.dialog')}
      onClose={onClose}
      opener={opener}
      placement="top"
    >
      <VisitQueries>
        {isBoost ? (
          <BoostPart boost={about} onClose={onClose} onSignIn={() => signIn(about)} />
        ) : (
          <PlanPart first={about} onClose={onClose} onSignIn={signIn} />
        )}
      </VisitQueries>
    </DialogWindow>
  );
}

const PlanLabel = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '4',
    px: '4',
    py: '3',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'control',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    '&:has(:checked)': {
      bg: 'pitch.subtle',
      borderColor: 'pitch.solid',
      boxShadow: 'inset 0 0 0 1px {colors.pitch.solid}',
    },
    '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
  },
});

interface PlanPartProps {
  readonly first: ShownPlan;
  readonly onClose: () => void;
  readonly onSignIn: (plan: ShownPlan) => void;
}

/**
 * The plans to choose from; the dialog of somebody who has nothing left to buy is about the plan that was asked for.
 */
function choicesOf({ plans, current }: PlanOffers, first: ShownPlan): readonly ShownPlan[] {
  const choices = PLAN_NAMES.filter((one) => plans.includes(one) && (one === 'free' || one !== current));
  return choices.length > 0 ? choices : [first];
}

/** Choose Your Plan, as soon as it is known what the user may choose. */
function PlanPart({ first, onClose, onSignIn }: PlanPartProps) {
  const t = useTranslations();
  const offers = usePlanOffers();
  if (offers === null)
    return (
      <SkeletonRegion label={t('plans.asking')}>
        <SkeletonBlock height="16rem" />
      </SkeletonRegion>
    );
  const choices = choicesOf(offers, first);
  const start = choices.find((one) => one === first) ?? choices[0] ?? first;
  return <PlanChoice choices={choices} first={start} onClose={onClose} onSignIn={onSignIn} />;
}

interface PlanChoiceProps extends PlanPartProps {
  readonly choices: readonly ShownPlan[];
}

/** The plans, and the button of the chosen one. That of Free Access leads high-school players on (S4-11). */
function PlanChoice({ choices, first, onClose, onSignIn }: PlanChoiceProps) {
  const t = useTranslations();
  const navigate = useNavigate();
  const { profile } = useSessionState();
  const name = useId();
  const [plan, setPlan] = useState<ShownPlan>(first);
  const stayFree = () => {
    onClose();
    if (profile?.type === 'playerHighSchool') void navigate('/playerProfileWizard');
  };
  return (
    <Stack gap="5">
      <Box as="fieldset" display="grid" gap="2">
        <chakra.legend srOnly>{t('plans.choice')}</chakra.legend>
        {choices.map((one) => (
          <PlanLabel key={one}>
            <chakra.input
              type="radio"
              name={name}
              checked={one === plan}
              onChange={() => setPlan(one)}
              position="absolute"
              inset="0"
              width="full"
              height="full"
              m="0"
              opacity="0"
              cursor="pointer"
            />
            <Box as="span" textStyle="h4">
              {t(`plans.name.${one}`)}
            </Box>
            <Box as="span" textStyle="number" fontWeight="semibold" whiteSpace="nowrap">
              <OwnPrice cents={one === 'free' ? FREE_ACCESS.cents : PRICE_LIST[one].cents} />{' '}
              <Box as="span" textStyle="small" color="fg.muted" fontWeight="normal">
                {t('plans.perMonth')}
              </Box>
            </Box>
            <Box as="span" gridColumn="1 / -1" textStyle="small" color="fg.muted">
              {t(`plans.short.${one}`)}
            </Box>
          </PlanLabel>
        ))}
      </Box>
      {plan === 'free' ? (
        <Button size="lg" colorPalette="flare" justifySelf="start" alignSelf="flex-start" onClick={stayFree}>
          {t('plans.stayFree')}
        </Button>
      ) : (
        <>
          <PurchasePart key={plan} priceName={plan} onClose={onClose} onSignIn={() => onSignIn(plan)} />
          <Text textStyle="small" color="fg.muted">
            {t('plans.payPlan')}
          </Text>
        </>
      )}
    </Stack>
  );
}

interface BoostPartProps {
  readonly boost: Boost;
  readonly onClose: () => void;
  readonly onSignIn: () => void;
}

/** One boost: what it does, its price, and the way to the payment. */
function BoostPart({ boost, onClose, onSignIn }: BoostPartProps) {
  const t = useTranslations();
  return (
    <Stack gap="5">
      <Box>{t(`plans.boost.${boost}`)}</Box>
      <Box>
        <Box as="span" textStyle="figure">
          <OwnPrice cents={PRICE_LIST[boost].cents} />
        </Box>{' '}
        <Box as="span" color="fg.muted">
          {t('plans.once')}
        </Box>
      </Box>
      <PurchasePart priceName={boost} onClose={onClose} onSignIn={onSignIn} />
      <Text textStyle="small" color="fg.muted">
        {t('plans.payBoost')}
      </Text>
    </Stack>
  );
}
