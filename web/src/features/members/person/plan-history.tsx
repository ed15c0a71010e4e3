import { Box } from '@chakra-ui/react/box';
import { useTranslations } from '../../../i18n/use-translations';
import { useLongDate } from '../../../ui/use-dates';
import type { PersonAnswer } from './use-person';

/** The changes of somebody's plans, the latest first: which went on from then, and until when. */
export function PlanHistory({ history }: { readonly history: PersonAnswer['money']['history'] }) {
  const t = useTranslations();
  const day = useLongDate();
  if (history.length === 0) return <Box color="fg.muted">{t('adminPerson.noHistory')}</Box>;
  return (
    <Box as="ol" listStyleType="none">
      {history.map(({ at, plans }) => (
        <Box
          as="li"
          key={at}
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '12rem minmax(0, 1fr)' }}
          columnGap="6"
          py="3"
          borderTopWidth="1px"
          _first={{ borderTopWidth: '0', pt: '0' }}
        >
          <Box textStyle="small" color="fg.muted">
            {day(at)}
          </Box>
          <Box minW="0">
            {plans.length === 0
              ? t('adminPerson.noneLeft')
              : plans
                  .map(({ name, until }) => {
                    const end = until === null ? t('adminPerson.renews') : t('adminPerson.until', { date: day(until) });
                    return `${t(`plans.name.${name}`)}, ${end}`;
                  })
                  .join(' · ')}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
