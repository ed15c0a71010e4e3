import { SQUAD_CLASSES, SQUAD_LINES } from '@touchline/domain/reference/squads';
import { cellOf, cellsOfSquad, SQUAD_FIGURES, type SquadCells } from '@touchline/domain/season/added/squad-cells';
import type { AddedSquad } from '@touchline/domain/season/added/added-soccer';
import { useCallback } from 'react';
import { useLanguage } from '../../../../i18n/language-provider';
import { useSquadTexts } from '../../squad/squad-texts';
import { useAddingTexts } from './adding-texts';
import type { Adding } from './use-added-soccer';

/** What the form of the squad edits, by which its drafts are found again. */
export function draftsOfSquad({ college, sex }: Pick<Adding, 'college' | 'sex'>): string {
  return `addedSoccer/${college._id}/${sex}/squad`;
}

/** The fields of a counted squad in the language of the page. */
export function useCellsOfSquad(): (squad: AddedSquad | null) => SquadCells {
  const { language } = useLanguage();
  return useCallback((squad) => cellsOfSquad(squad, language), [language]);
}

/** The fields of the form in their order, each with its label. */
export function useSquadFields(): readonly (readonly [field: string, label: string])[] {
  const texts = useAddingTexts();
  const { lines, classes } = useSquadTexts();
  return [
    ...SQUAD_FIGURES.map((name) => [name, texts[name]] as const),
    ...SQUAD_LINES.flatMap((line) =>
      SQUAD_CLASSES.map((one) => [cellOf(line, one), texts.cell(lines[line], classes[one])] as const),
    ),
  ];
}
