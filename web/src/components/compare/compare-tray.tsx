import { Box } from '@chakra-ui/react/box';
import { IconButton } from '@chakra-ui/react/button';
import { compareAddress } from '@touchline/domain/college/comparison/compare-address';
import { Scale, X } from 'lucide-react';
import { useTranslations } from '../../i18n/use-translations';
import { Icon } from '../../ui/icon';
import { ButtonLink } from '../../ui/links';
import { clearCompared, useCompareChoice } from './compare-choice';

/** The bar at the lower edge with what is chosen for the comparison; nothing while nothing is. */
export function CompareTray() {
  const t = useTranslations();
  const chosen = useCompareChoice();
  const count = chosen.length;
  if (count === 0) return null;
  return (
    <Box
      as="section"
      aria-label={t('compare.chosen')}
      data-screen-only=""
      position="fixed"
      insetX="4"
      bottom={{ base: 'calc(3.5rem + env(safe-area-inset-bottom) + 0.75rem)', lg: '1.5rem' }}
      zIndex="docked"
      mx="auto"
      width="fit-content"
      maxW="calc(100% - 2rem)"
      display="flex"
      alignItems="center"
      gap="3"
      p="2"
      ps="4"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="card"
      boxShadow="soft"
    >
      <Box role="status" textStyle="small" fontWeight="medium" minW="0">
        {t('compare.count', { count })}
      </Box>
      {count > 1 && (
        <ButtonLink to={compareAddress(chosen.map(({ collegeId }) => collegeId))}>
          <Icon as={Scale} size={18} />
          {t('compare.open')}
        </ButtonLink>
      )}
      <IconButton size="lg" minW="11" variant="ghost" colorPalette="ink" aria-label={t('compare.clear')} onClick={clearCompared}>
        <Icon as={X} size={18} />
      </IconButton>
    </Box>
  );
}
