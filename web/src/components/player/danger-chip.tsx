import { TriangleAlert } from 'lucide-react';
import { useTranslations } from '../../i18n/use-translations';
import { Chip } from '../../ui/chip';
import { Icon } from '../../ui/icon';
import { PageLink } from '../../ui/links';

interface DangerChipProps {
  /** The open report of danger; null shows nothing. */
  readonly reportId: string | null;
  /** Whom it is about. */
  readonly name: string;
}

/** Says to admins that a report of danger about somebody is open, and leads to it, also on a row that is a link. */
export function DangerChip({ reportId, name }: DangerChipProps) {
  const t = useTranslations();
  if (reportId === null) return null;
  return (
    <PageLink
      to={`/admin/users?view=reports&report=${encodeURIComponent(reportId)}`}
      aria-label={t('admin.dangerReportAbout', { name })}
      position="relative"
      zIndex="1"
      display="inline-flex"
      maxW="full"
      py="2"
      my="-2"
    >
      <Chip tone="alarm" icon={<Icon as={TriangleAlert} />}>
        {t('admin.maybeInDanger')}
      </Chip>
    </PageLink>
  );
}
