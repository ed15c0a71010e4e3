import { Box } from '@chakra-ui/react/box';
import type { College } from '@touchline/domain/college/college';
import { collegeCompleteness } from '@touchline/domain/college/college-completeness';
import { Plus } from 'lucide-react';
import { useTranslations } from '../../i18n/use-translations';
import type { TeamSex } from '../../lib/college-address';
import { ButtonLink } from '../../ui/button-link';
import { tabAddress } from './college-tabs';

/** The parts a page still misses, each leading to where it is added. */
export function MissingParts({ college, sex }: { readonly college: College; readonly sex: TeamSex }) {
  const t = useTranslations();
  return (
    <Box as="ul" display="flex" flexWrap="wrap" gap="2">
      {collegeCompleteness(college).missing.map(({ tab, part }) => (
        <li key={part}>
          <ButtonLink to={tabAddress(college.pathName, sex, { tab, album: null })} variant="outline">
            <Plus size={20} strokeWidth={1.75} aria-hidden />
            {t(`college.part_${part}`)}
          </ButtonLink>
        </li>
      ))}
    </Box>
  );
}
