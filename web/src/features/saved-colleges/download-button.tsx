import { Button } from '@chakra-ui/react/button';
import { csvOf } from '@touchline/domain/format/csv';
import { Download } from 'lucide-react';
import { useTranslations } from '../../i18n/use-translations';
import { saveFile } from '../../lib/save-file';
import { competitionParts, placeLine } from '../../components/college-lines';
import type { SavedItem } from '../../components/saving/use-saved-colleges';
import { nameOfSaved } from './name-of-saved';

/** Gives the table as a file for spreadsheets. */
export function DownloadButton({ items }: { readonly items: readonly SavedItem[] }) {
  const t = useTranslations();
  function download() {
    const head = [t('saving.college'), t('saving.place'), t('saving.league'), t('saving.netPrice')];
    const rows = items.map((item) => {
      const { college, note, savedAt } = item;
      return [
        nameOfSaved(item),
        ...(college === null
          ? [null, null, null, null]
          : [
              placeLine(college.city, college.state),
              competitionParts(college).join(' · '),
              college.netPrice,
              college.graduationRate,
            ]),
        savedAt.slice(0, 10),
        note,
      ];
    });
    const titles = [...head, `${t('saving.graduation')} (%)`, t('saving.savedOn'), t('saving.note')];
    saveFile(t('saving.fileName'), new Blob([csvOf([titles, ...rows])], { type: 'text/csv' }));
  }
  return (
    <Button size="lg" variant="outline" colorPalette="ink" onClick={download}>
      <Download size={18} strokeWidth={1.75} aria-hidden />
      {t('saving.download')}
    </Button>
  );
}
