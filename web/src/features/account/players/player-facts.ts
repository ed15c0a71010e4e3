import { useGradeTexts } from '../../../components/player/grade-texts';
import type { SavedPlayerItem } from '../../../components/saving/use-saved-players';
import { useTranslations } from '../../../i18n/use-translations';

/** What a list says of a player; null where it is not known, or closed to coaches. */
interface PlayerFacts {
  readonly position: string | null;
  readonly graduation: string | null;
  readonly team: string | null;
  readonly place: string | null;
  readonly height: string | null;
  readonly grades: string | null;
}

/** The facts of players as texts in the language of the page, and all of them in one line. */
export function usePlayerFacts() {
  const t = useTranslations();
  const gradeTexts = useGradeTexts();
  const factsOf = ({
    position,
    graduationYear,
    team,
    address,
    characteristics,
    gpa,
    gpaOf,
  }: SavedPlayerItem['player']): PlayerFacts => {
    const { locality, administrative_area_level_1: region, country } = address;
    const place = [locality, region, country].filter((part) => part !== null).join(', ');
    const grades = gradeTexts({ gpa, gpaOf });
    return {
      position: position.main.length === 0 ? null : position.main.join(', '),
      graduation: graduationYear === null ? null : String(graduationYear),
      team,
      place: place === '' ? null : place,
      height: characteristics.feet,
      grades: grades === null ? null : [grades.value, grades.note].filter((part) => part !== null).join(' '),
    };
  };
  const lineOf = (player: SavedPlayerItem['player']): string => {
    const { position, graduation, team, place, grades } = factsOf(player);
    const gpa = grades === null ? null : t('players.gpa', { grades });
    return [position, graduation, team, place, gpa].filter((fact) => fact !== null).join(' · ');
  };
  return { factsOf, lineOf };
}
