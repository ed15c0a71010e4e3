import type { Language } from '@touchline/domain/kernel/language';
import { useLanguage } from '../../../i18n/language-provider';

/** The texts of the map, which load with it; a count comes as a number and as it is shown. */
interface MapTexts {
  readonly title: string;
  readonly titleOf: (search: string) => string;
  readonly label: string;
  readonly searchArea: string;
  readonly cluster: (count: number, shown: string) => string;
  readonly state: (name: string, count: number, shown: string) => string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly failed: string;
}

const TEXTS: Readonly<Record<Language, MapTexts>> = {
  en: {
    title: 'Map of colleges',
    titleOf: (search) => `Map: “${search}”`,
    label: 'Map of the colleges found. Arrow keys move it, plus and minus zoom.',
    searchArea: 'Search this area',
    cluster: (count, shown) => `${shown} ${count === 1 ? 'college' : 'colleges'}: zoom in`,
    state: (name, count, shown) => `${name}: ${shown} ${count === 1 ? 'college' : 'colleges'}, zoom in`,
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    failed: 'The map could not be loaded. The colleges are in the list.',
  },
  de: {
    title: 'Karte der Colleges',
    titleOf: (search) => `Karte: „${search}“`,
    label: 'Karte der gefundenen Colleges. Pfeiltasten verschieben sie, Plus und Minus ändern den Maßstab.',
    searchArea: 'In diesem Ausschnitt suchen',
    cluster: (count, shown) => `${shown} ${count === 1 ? 'College' : 'Colleges'}: vergrößern`,
    state: (name, count, shown) => `${name}: ${shown} ${count === 1 ? 'College' : 'Colleges'}, vergrößern`,
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    failed: 'Die Karte konnte nicht geladen werden. Die Colleges stehen in der Liste.',
  },
};

/** The texts of the map in the language of the page. */
export function useMapTexts(): MapTexts {
  return TEXTS[useLanguage().language];
}
