import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { PAYMENTS } from '@touchline/domain/reference/limits';
import { PRICE_LIST } from '@touchline/domain/reference/price-list';
import { useSearchParams } from 'react-router-dom';
import { OwnPrice } from '../../components/plans/own-price';
import { usePlanDialog } from '../../components/plans/use-plan-dialog';
import { useTranslations } from '../../i18n/use-translations';
import { Content, Section } from '../../ui/page-layout';
import type { HeadContext, PageHead } from '../page-definition';
import { CheckoutReturn } from './checkout-return';
import { PlanTable } from './plan-table';
import { YourPlan } from './your-plan';

const BOOSTS = ['skipTheLine', 'featureAgain'] as const;
const QUESTIONS = ['cancel', 'end', 'failed', 'card', 'currency', 'young', 'coaches', 'rankings'] as const;

/** /plus: plans and boosts as a price list (S2-11, S9-02), and what came of a checkout (`?checkout=`). */
export function View() {
  const t = useTranslations();
  const [params] = useSearchParams();
  const { open, dialog } = usePlanDialog();
  const checkout = params.get('checkout');
  return (
    <Content py={{ base: '8', md: '14' }} display="grid" gap={{ base: '14', md: '20' }}>
      <Box>
        {(checkout === 'success' || checkout === 'cancelled') && <CheckoutReturn outcome={checkout} />}
        <Heading as="h1" textStyle="display" maxW="44rem" mb="4" textWrap="balance">
          {t('plans.headline')}
        </Heading>
        <Text fontSize={{ md: 'lg' }} color="fg.muted" maxW="text">
          {t('plans.lead')}
        </Text>
        <YourPlan />
        <PlanTable onChoose={(plan, opener) => void open(plan, opener)} />
      </Box>
      <Section title={t('plans.boosts')} intro={t('plans.boostsText')}>
        <Box as="ul" listStyleType="none">
          {BOOSTS.map((boost) => (
            <BoostRow key={boost} boost={boost} onChoose={(opener) => void open(boost, opener)} />
          ))}
        </Box>
      </Section>
      <Section title={t('plans.questions')}>
        <Box as="dl" display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="8">
          {QUESTIONS.map((question) => (
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
      {dialog}
    </Content>
  );
}

interface BoostRowProps {
  readonly boost: (typeof BOOSTS)[number];
  readonly onChoose: (opener: HTMLElement) => void;
}

/** A boost: what it does, its price, and the button of its dialog. */
function BoostRow({ boost, onChoose }: BoostRowProps) {
  const t = useTranslations();
  return (
    <Box
      as="li"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) auto 15rem' }}
      alignItems="center"
      columnGap={{ base: '4', md: '8' }}
      rowGap="3"
      py="4"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
    >
      <Box minW="0">
        <Heading as="h3" textStyle="h3">
          {t(`plans.name.${boost}`)}
        </Heading>
        <Box color="fg.muted">{t(`plans.boost.${boost}`)}</Box>
      </Box>
      <Box textAlign="end">
        <Box textStyle="figure">
          <OwnPrice cents={PRICE_LIST[boost].cents} />
        </Box>
        <Box textStyle="small" color="fg.muted">
          {t('plans.once')}
        </Box>
      </Box>
      <Button
        size="lg"
        variant="outline"
        colorPalette="ink"
        gridColumn={{ base: '1 / -1', md: 'auto' }}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => onChoose(currentTarget)}
      >
        {t(`plans.name.${boost}`)}
      </Button>
    </Box>
  );
}

/** The head of /plus. */
export function head({ t, query }: HeadContext<null>): PageHead {
  return { title: t('plans.title'), description: t('plans.lead'), isIndexable: !query.has('checkout') };
}
