import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import type { OpenPlans } from '../../components/plans/use-plan-dialog';
import { useTranslations } from '../../i18n/use-translations';
import { Section } from '../../ui/page-layout';
import { BoostRow, BuyBoost } from './boost-row';
import { PlanTable } from './plan-table';

export const BOOSTS = ['skipTheLine', 'featureAgain'] as const;

/** The whole price list, for visitors. */
export function PriceList({ open }: { readonly open: OpenPlans }) {
  const t = useTranslations();
  return (
    <>
      <Box>
        <PlusHeading title={t('plans.headline')} lead={t('plans.lead')} />
        <PlanTable onChoose={(plan, opener) => void open(plan, opener)} />
      </Box>
      <Section title={t('plans.boosts')} intro={t('plans.boostsText')}>
        <Box as="ul" listStyleType="none">
          {BOOSTS.map((boost) => (
            <BoostRow key={boost} boost={boost} text={t(`plans.boost.${boost}`)}>
              <BuyBoost boost={boost} onChoose={(opener) => void open(boost, opener)} />
            </BoostRow>
          ))}
        </Box>
      </Section>
    </>
  );
}

/** The headline of /plus and what it says below. */
export function PlusHeading({ title, lead }: { readonly title: string; readonly lead?: string }) {
  return (
    <>
      <Heading as="h1" textStyle="display" maxW="44rem" mb="4" textWrap="balance">
        {title}
      </Heading>
      {lead !== undefined && (
        <Text fontSize={{ md: 'lg' }} color="fg.muted" maxW="text">
          {lead}
        </Text>
      )}
    </>
  );
}
