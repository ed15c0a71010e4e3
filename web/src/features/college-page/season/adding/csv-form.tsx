import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import type { MatchCells } from '@touchline/domain/season/added/match-cells';
import { csvOfMatches, isCsvProblem, matchesOfCsv } from '@touchline/domain/season/added/match-csv';
import { useMemo, useState } from 'react';
import { BusyButton } from '../../../../ui/busy-button';
import { OPEN_FORM, PageFormButtons } from '../../../../ui/forms/edit-form';
import { useLongDate } from '../../../../ui/use-dates';
import { useAddingTexts } from './adding-texts';
import { CsvChoice } from './csv-choice';
import { textOfFile } from '../../../../lib/file-text';
import { cellsOf, latestFirst, matchSentence } from './typed-match';
import type { AddedPlan, Adding } from './use-added-soccer';

/** The largest file that is read; a thousand lines have far less. */
const LARGEST_FILE = 2_000_000;
const MOST_SHOWN = 20;

type Read =
  | { readonly kind: 'none' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'problem'; readonly text: string }
  | { readonly kind: 'planned'; readonly lines: readonly MatchCells[]; readonly plan: AddedPlan; readonly version: number };

/** Matches from a CSV file: what would change is shown first, a refused line refuses the file. */
export function CsvForm({ adding, onClose }: { readonly adding: Adding; readonly onClose: () => void }) {
  const texts = useAddingTexts();
  const { college, sex } = adding;
  const [read, setRead] = useState<Read>({ kind: 'none' });
  const [isBusy, setIsBusy] = useState(false);
  const own = adding.loaded?.added.teams[sex].matches ?? null;
  const { met } = adding;
  const template = useMemo(() => csvOfMatches(latestFirst(own ?? {}).map(([, match]) => cellsOf(match, met))), [own, met]);
  const check = async (lines: readonly MatchCells[]) => {
    setRead({ kind: 'checking' });
    const preview = await adding.preview({ kind: 'add', corrects: true, lines: [...lines] });
    setRead(preview === null ? { kind: 'none' } : { kind: 'planned', lines, ...preview });
  };
  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > LARGEST_FILE) {
      setRead({ kind: 'problem', text: texts.fileTooLarge });
      return;
    }
    const lines = matchesOfCsv(await textOfFile(file));
    if (isCsvProblem(lines)) setRead({ kind: 'problem', text: texts.fileProblem(lines) });
    else await check(lines);
  };
  const save = async () => {
    if (read.kind !== 'planned') return;
    setIsBusy(true);
    const result = await adding.save({ kind: 'add', corrects: true, lines: [...read.lines] }, read.version);
    setIsBusy(false);
    if (result.kind === 'saved') onClose();
    else if (result.kind === 'overtaken') await check(read.lines);
  };
  const changes = read.kind === 'planned' ? read.plan.added.length + read.plan.corrected.length : 0;
  const maySave = read.kind === 'planned' && read.plan.problems.length === 0 && changes > 0;
  return (
    <Box display="grid" gap="4" maxW="47rem" {...{ [OPEN_FORM]: '' }}>
      <Text color="fg.muted">{texts.fileHelp}</Text>
      <CsvChoice template={template} fileName={`${college.pathName}-${sex}.csv`} onFile={(file) => void choose(file)} />
      <Box aria-live="polite" display="grid" gap="3">
        {read.kind === 'checking' && <Text>{texts.checking}</Text>}
        {read.kind === 'problem' && <Text color="fg.error">{read.text}</Text>}
        {read.kind === 'planned' && <Plan plan={read.plan} met={met} />}
      </Box>
      <PageFormButtons>
        {maySave && (
          <BusyButton size="lg" isBusy={isBusy} onClick={() => void save()}>
            {texts.save}
          </BusyButton>
        )}
        <Button size="lg" variant="ghost" colorPalette="ink" onClick={onClose}>
          {texts.cancel}
        </Button>
      </PageFormButtons>
    </Box>
  );
}

/** What the lines of a file would change, or the lines that are refused. */
function Plan({ plan, met }: { readonly plan: AddedPlan; readonly met: Adding['met'] }) {
  const texts = useAddingTexts();
  const longDate = useLongDate();
  const { added, corrected, unchanged, differing, problems } = plan;
  const rows =
    problems.length > 0
      ? problems.map(({ message }) => message)
      : [
          ...added.map((match) => `+ ${matchSentence(match, met, longDate)}`),
          ...corrected.map(
            ({ before, after }) =>
              `${matchSentence(before, met, longDate)} → ${after.goalsFor}–${after.goalsAgainst}, ${longDate(after.day)}`,
          ),
          ...differing.map(({ match, official }) =>
            texts.differs(matchSentence(match, met, longDate), `${official.goalsFor}–${official.goalsAgainst}`),
          ),
        ];
  return (
    <>
      <Text fontWeight="semibold" {...(problems.length > 0 ? { color: 'fg.error' } : {})}>
        {problems.length > 0 ? texts.refused(problems.length) : texts.planned(added.length, corrected.length, unchanged)}
      </Text>
      <Box as="ul" display="grid" gap="1">
        {rows.slice(0, MOST_SHOWN).map((row) => (
          <Box as="li" key={row} overflowWrap="anywhere">
            {row}
          </Box>
        ))}
        {rows.length > MOST_SHOWN && <li>{texts.refusedMore(rows.length - MOST_SHOWN)}</li>}
      </Box>
    </>
  );
}
