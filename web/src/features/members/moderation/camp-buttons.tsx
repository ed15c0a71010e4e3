import { Button } from '@chakra-ui/react/button';
import type { MouseEvent } from 'react';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api/api-client';
import { BusyButton } from '../../../ui/busy-button';
import { ButtonLink } from '../../../ui/links';
import { useToasts } from '../../../ui/overlays/toasts';
import { useAction } from '../../../ui/use-action';
import { useModerationTexts } from './moderation-texts';
import { type ReportedCampFacts, useReportsChanged } from './reported-part';

interface CampButtonsProps {
  readonly camp: ReportedCampFacts;
  readonly onHide: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** What an admin does with a reported camp: see who edited it last, whom they can suspend, hide it or show it again. */
export function CampButtons({ camp, onHide }: CampButtonsProps) {
  const texts = useModerationTexts();
  const { name, editedBy, withheld } = camp;
  return (
    <>
      {editedBy !== null && (
        <ButtonLink
          to={`/admin/users?person=${editedBy}`}
          size="lg"
          variant="outline"
          colorPalette="ink"
          aria-label={texts.editorOf(name)}
        >
          {texts.editor}
        </ButtonLink>
      )}
      {withheld === null ? (
        <Button size="lg" colorPalette="red" aria-label={texts.hideCampOf(name)} onClick={onHide}>
          {texts.hideCamp}
        </Button>
      ) : (
        <ShowCampButton camp={camp} />
      )}
    </>
  );
}

/** Shows a hidden camp again, and closes what its editors answered. */
export function ShowCampButton({ camp: { campId, name } }: { readonly camp: Pick<ReportedCampFacts, 'campId' | 'name'> }) {
  const t = useTranslations();
  const texts = useModerationTexts();
  const callApi = useApi();
  const show = useToasts();
  const changed = useReportsChanged();
  const { isBusy, run } = useAction();
  const showAgain = () =>
    run(async () => {
      await callApi('hideCamp', { params: { campId }, body: { reason: null } });
      show({ variant: 'success', text: texts.partShown });
      await changed();
    });
  return (
    <BusyButton
      size="lg"
      variant="outline"
      colorPalette="ink"
      isBusy={isBusy}
      aria-label={t('admin.showProfile', { name })}
      onClick={() => void showAgain()}
    >
      {t('admin.showAgain')}
    </BusyButton>
  );
}
