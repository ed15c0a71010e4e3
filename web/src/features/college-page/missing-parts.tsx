import { Box } from '@chakra-ui/react/box';
import type { College } from '@touchline/domain/college/college';
import { collegeCompleteness } from '@touchline/domain/college/editing/college-completeness';
import { Plus } from 'lucide-react';
import { useTranslations } from '../../i18n/use-translations';
import type { TeamSex } from '../../lib/addresses/college-address';
import { Icon } from '../../ui/icon';
import { ButtonLink } from '../../ui/links';
import { Section } from '../../ui/page-layout';
import { tabAddress } from './college-tabs';

interface MissingPartsProps {
  readonly college: College;
  readonly sex: TeamSex;
  /** How many are listed at most; all of them unless said otherwise. */
  readonly atMost?: number;
}

/** The parts that a page still lacks, each with a link to where it is added. */
export function MissingParts({ college, sex, atMost = Infinity }: MissingPartsProps) {
  const t = useTranslations();
  return (
    <Box as="ul" display="flex" flexWrap="wrap" gap="2">
      {collegeCompleteness(college, sex)
        .missing.slice(0, atMost)
        .map(({ tab, part }) => (
          <li key={part}>
            <ButtonLink to={tabAddress(college.pathName, sex, { tab, album: null })} variant="outline">
              <Icon as={Plus} />
              {t(`college.part_${part}`)}
            </ButtonLink>
          </li>
        ))}
    </Box>
  );
}

/** Invites the editors of a page without any story to add its missing parts. */
export function PageInvitation({ college, sex }: { readonly college: College; readonly sex: TeamSex }) {
  const t = useTranslations();
  return (
    <Section title={t('college.inviteTitle')} intro={t('college.inviteText')}>
      <MissingParts college={college} sex={sex} />
    </Section>
  );
}
