import { type SquadCells, cellsOfSquad } from '@touchline/domain/season/added/squad-cells';
import type { AddedSquad } from '@touchline/domain/season/added/added-soccer';
import { useCallback } from 'react';
import { useLanguage } from '../../../../i18n/language-provider';
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
