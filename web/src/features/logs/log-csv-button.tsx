import { csvOf } from '@touchline/domain/kernel/format/csv';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { useApi } from '../../lib/api/api-client';
import { saveFile } from '../../lib/api/file-download';
import { BusyButton } from '../../ui/busy-button';
import { useToasts } from '../../ui/overlays/toasts';
import { useAction } from '../../ui/use-action';
import { actionText } from './action-texts';
import { detailsText } from './detail-texts';
import { targetName, whoText } from './log-line-text';
import { useLogTexts } from './log-texts';
import type { LogFilters, LogLine } from './use-log';

/** The most lines of a file: fifty calls of 200. */
const MOST_LINES = 10_000;

/** Loads the wanted lines page by page and saves them as CSV, whose cells no spreadsheet runs as formulas. */
export function LogCsvButton({ filters }: { readonly filters: LogFilters }) {
  const texts = useLogTexts();
  const { language } = useLanguage();
  const callApi = useApi();
  const show = useToasts();
  const { isBusy, run } = useAction();
  const [count, setCount] = useState(0);

  const save = () =>
    run(async () => {
      const lines: LogLine[] = [];
      let after: string | null = null;
      setCount(0);
      do {
        const query = { ...filters, size: 'file', ...(after === null ? {} : { after }) } as const;
        const page: { readonly items: readonly LogLine[]; readonly next: string | null } = await callApi('adminLogs', { query });
        lines.push(...page.items);
        after = page.next;
        setCount(lines.length);
      } while (after !== null && lines.length < MOST_LINES);
      const rows = lines.map((line) => [
        line.at,
        whoText(line, texts),
        line.byAdmin ? 'x' : null,
        actionText(language, line.action),
        targetName(line.target, texts),
        texts.results[line.result],
        detailsText(line.detail, { language, withIds: true }),
      ]);
      saveFile('touchline-log.csv', new Blob([csvOf([texts.csvHead, ...rows])], { type: 'text/csv;charset=utf-8' }));
      if (after !== null) show({ variant: 'success', text: texts.csvCut(lines.length) });
    });

  return (
    <BusyButton
      size="lg"
      mt="4"
      variant="outline"
      colorPalette="ink"
      isBusy={isBusy}
      busyText={texts.csvBusy(count)}
      onClick={() => void save()}
    >
      {texts.csv}
    </BusyButton>
  );
}
