import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { plannedIds, setCampSaved } from '../../components/saving/saved-camps';
import { useTranslations } from '../../i18n/use-translations';
import { useCampAddress } from './camp-address';

/** How many camps of a plan are no longer offered, with the button that takes them out; nothing where all are. */
export function GoneCamps({ found: { items } }: { readonly found: AnswerOf<'listedCamps'> }) {
  const t = useTranslations();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { toPlan } = useCampAddress();
  const offered = items.map(({ _id }) => _id);
  const gone = plannedIds(params.get('planner') ?? '').filter((id) => !offered.includes(id));
  if (gone.length === 0) return null;
  const forget = () => {
    for (const id of gone) setCampSaved(id, false);
    void navigate(toPlan(offered), { state: { preserveScroll: true } });
  };
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2" mb="6">
      <Box>{t('camps.planGone', { count: gone.length })}</Box>
      <Button size="lg" variant="outline" onClick={forget}>
        {t('camps.planForget')}
      </Button>
    </Box>
  );
}
