import { useCallback } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api-context';
import { collegeAddress } from '../../lib/college-address';
import { useAnswer } from '../../lib/use-answer';
import { MenuLink } from './menu-link';
import type { Reader } from './reader';

interface OwnCollegeLinkProps {
  readonly college: NonNullable<Reader['college']>;
  readonly onChoice: () => void;
}

/** The way to the college that accepted the reader as its coach; it bears the college's name as soon as that is known. */
export function OwnCollegeLink({ college: { id, sex }, onChoice }: OwnCollegeLinkProps) {
  const t = useTranslations();
  const callApi = useApi();
  const ask = useCallback(
    (collegeId: string, signal: AbortSignal) => callApi('college', { params: { collegeId }, signal }),
    [callApi],
  );
  const { data } = useAnswer(id, ask, null);
  return (
    <MenuLink to={collegeAddress(data?.pathName ?? id, sex)} onClick={onChoice} fontWeight="600">
      {data?.shortName ?? data?.name ?? t('menu.myCollege')}
    </MenuLink>
  );
}
