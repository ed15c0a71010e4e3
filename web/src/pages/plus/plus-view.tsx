import { Box } from '@chakra-ui/react/box';
import { isCoach } from '@touchline/domain/person/roles/coach-role';
import { PAYMENTS } from '@touchline/domain/reference/limits';
import { useSearchParams } from 'react-router-dom';
import { usePlanDialog } from '../../components/plans/use-plan-dialog';
import { useTranslations } from '../../i18n/use-translations';
import { useKnownProfile } from '../../session/session-context';
import { HIDDEN_WHILE_RESTORING } from '../../ui/hidden-while-restoring';
import { Content, Section } from '../../ui/page-layout';
import type { HeadContext, PageHead } from '../page-definition';
import { CheckoutReturn } from './checkout-return';
import { LoadedOwnPlus } from './loaded-own-plus';
import { PriceList } from './price-list';

const QUESTIONS = ['cancel', 'end', 'failed', 'card', 'currency', 'young', 'coaches', 'rankings'] as const;
const COACHES_QUESTIONS = ['coaches', 'rankings'] as const;

/**
 * /plus: plans and boosts as a price list (S2-11, S9-02), and what came of a checkout (`?checkout=`). Who is signed in
 * sees what they have, and what is left to buy.
 */
export function View() {
  const t = useTranslations();
  const [params] = useSearchParams();
  const { open, dialog } = usePlanDialog();
  const profile = useKnownProfile() ?? null;
  const checkout = params.get('checkout');
  const hasOutcome = checkout === 'success' || checkout === 'cancelled';
  const questions = profile !== null && isCoach(profile) ? COACHES_QUESTIONS : QUESTIONS;
  return (
    <Content py={{ base: '8', md: '14' }}>
      {hasOutcome && <CheckoutReturn outcome={checkout} />}
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={{ base: '14', md: '20' }}>
        {profile === null ? (
          <Box display="contents" {...HIDDEN_WHILE_RESTORING}>
            <PriceList open={open} />
          </Box>
        ) : (
          <LoadedOwnPlus open={open} hasOutcome={hasOutcome} />
        )}
        <Section title={t('plans.questions')}>
          <Box as="dl" display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="8">
            {questions.map((question) => (
              <Box key={question} maxW="text">
                <Box as="dt" textStyle="h4" mb="1">
                  {t(`plans.ask.${question}`)}
                </Box>
                <Box as="dd" color="fg.muted">
                  {t(`plans.tell.${question}`, { days: PAYMENTS.graceDays })}
                </Box>
              </Box>
            ))}
          </Box>
        </Section>
      </Box>
      {dialog}
    </Content>
  );
}

/** The head of /plus. */
export function head({ t, query }: HeadContext<null>): PageHead {
  return { title: t('plans.title'), description: t('plans.lead'), isIndexable: !query.has('checkout') };
}
