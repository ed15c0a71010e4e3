import { Box } from '@chakra-ui/react/box';
import { useTranslations } from '../../i18n/use-translations';
import { SkeletonRegion } from '../../ui/skeleton';
import { SkeletonBar } from '../../ui/skeleton-bar';

const ROWS = 8;

/** The list of users while it is loading: rows in their final shape. */
export function UserListSkeleton() {
  const t = useTranslations();
  return (
    <SkeletonRegion label={t('admin.loading')}>
      <Box bg="bg.panel" borderWidth="1px" borderRadius="card">
        {Array.from({ length: ROWS }, (_, row) => (
          <Box key={row} px={{ base: '4', md: '5' }} py="4" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
            <SkeletonBar width="12rem" maxW="60%" mb="3" />
            <SkeletonBar width="18rem" maxW="85%" height="0.75rem" />
          </Box>
        ))}
      </Box>
    </SkeletonRegion>
  );
}
