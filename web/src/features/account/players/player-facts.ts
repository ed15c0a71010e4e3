import { useGradeTexts } from '../../../components/player/grade-texts';
import type { SavedPlayerItem } from '../../../components/saving/use-saved-players';

/** What a list says of a player; null where it is not known, or closed to coaches. */
interface PlayerFacts {
  readonly position: string | null;
  readonly graduation: string | null;
  readonly team: string | null;
  readonly place: string | null;
  readonly height: string | null;
  readonly grades: string | null;
}

/** The facts of players as texts in the language of the page. */
export function usePlayerFacts(): (player: SavedPlayerItem['player']) => PlayerFacts {
  const gradeTexts = useGradeTexts();
  return ({ position, graduationYear, team, address, characteristics, gpa, gpaOf }) => {
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
}
