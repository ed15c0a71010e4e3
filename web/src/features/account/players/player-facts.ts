import type { SavedPlayerItem } from '../../../components/saving/use-saved-players';
import { useLanguage } from '../../../i18n/language-provider';

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
  const { language } = useLanguage();
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  return ({ position, graduationYear, team, address, characteristics, gpa, gpaOf }) => {
    const { locality, administrative_area_level_1: region, country } = address;
    const place = [locality, region, country].filter((part) => part !== null).join(', ');
    const of = gpaOf === null ? '' : ` / ${number.format(gpaOf)}`;
    return {
      position: position.main.length === 0 ? null : position.main.join(', '),
      graduation: graduationYear === null ? null : String(graduationYear),
      team,
      place: place === '' ? null : place,
      height: characteristics.feet,
      grades: gpa === null ? null : `${number.format(gpa)}${of}`,
    };
  };
}
