import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { FREE_ACCESS, PRICE_LIST } from '@touchline/domain/reference/price-list';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from '../../i18n/use-translations';
import { VisitQueries } from '../../lib/api/visit-queries';
import { useOpenSignIn, useSessionState } from '../../session/session-context';
import { DialogWindow } from '../../ui/overlays/dialog-window';
import { OwnPrice } from './own-price';
import { PurchasePart } from './purchase-part';

/** The plans in the order of the price list; Free Access is never sent to checkout. */
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
          <BoostPart boost={about} onSignIn={() => signIn(about)} />
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

/** The three plans, and the button of the chosen one. That of Free Access leads high-school players on (S4-11). */
function PlanPart({ first, onClose, onSignIn }: PlanPartProps) {
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
        {PLAN_NAMES.map((one) => (
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
          <PurchasePart key={plan} priceName={plan} onSignIn={() => onSignIn(plan)} />
          <Text textStyle="small" color="fg.muted">
            {t('plans.payPlan')}
          </Text>
        </>
      )}
    </Stack>
  );
}

/** One boost: what it does, its price, and the way to the payment. */
function BoostPart({ boost, onSignIn }: { readonly boost: Boost; readonly onSignIn: () => void }) {
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
      <PurchasePart priceName={boost} onSignIn={onSignIn} />
      <Text textStyle="small" color="fg.muted">
        {t('plans.payBoost')}
      </Text>
    </Stack>
  );
}
