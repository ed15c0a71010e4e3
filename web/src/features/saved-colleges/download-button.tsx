import { Button } from '@chakra-ui/react/button';
import { csvOf } from '@touchline/domain/format/csv';
import { Download } from 'lucide-react';
import { useWords } from '../../i18n/use-words';
import { saveFile } from '../../lib/save-file';
import { competitionParts, placeLine } from '../../pieces/college-lines';
import type { SavedItem } from '../../pieces/saving/use-saved-colleges';
import { nameOfSaved } from './name-of-saved';

/** Gives the table as a file for spreadsheets. */
export function DownloadButton({ items }: { readonly items: readonly SavedItem[] }) {
  const say = useWords();
  function download() {
    const head = [say('saving.college'), say('saving.place'), say('saving.league'), say('saving.netPrice')];
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
    const titles = [...head, `${say('saving.graduation')} (%)`, say('saving.savedOn'), say('saving.note')];
    saveFile(say('saving.fileName'), new Blob([csvOf([titles, ...rows])], { type: 'text/csv' }));
  }
  return (
    <Button size="lg" variant="outline" colorPalette="ink" onClick={download}>
      <Download size={18} strokeWidth={1.75} aria-hidden />
      {say('saving.download')}
    </Button>
  );
}
