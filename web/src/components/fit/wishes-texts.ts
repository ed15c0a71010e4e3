import type { Language } from '@touchline/domain/kernel/language';

interface WishesTexts {
  readonly title: string;
  readonly ofProfile: string;
  readonly editProfile: string;
  readonly choose: string;
  readonly noMatter: string;
  readonly team: string;
  readonly teams: Readonly<Record<'male' | 'female', string>>;
  readonly position: string;
  readonly year: string;
  readonly gpa: string;
  readonly sat: string;
  readonly act: string;
  readonly budget: string;
  readonly payer: string;
  readonly wrong: (least: string, most: string) => string;
  readonly field: string;
  readonly home: string;
  readonly abroad: string;
  readonly levels: string;
  readonly strength: string;
  readonly strengths: Readonly<Record<'strong' | 'middle' | 'calm', string>>;
  readonly distance: string;
  readonly distances: Readonly<Record<'near' | 'far', string>>;
  readonly region: string;
  readonly sea: string;
  readonly size: string;
  readonly setting: string;
  readonly names: Readonly<Record<'sex' | 'positions' | 'year' | 'gpa' | 'sat' | 'act' | 'field' | 'home', string>>;
}

/** The words of the form in which players say what they are and wish. */
export const WISHES_TEXTS: Readonly<Record<Language, WishesTexts>> = {
  en: {
    title: 'You and your wishes',
    ofProfile: 'Taken from your profile:',
    editProfile: 'Change it in your profile',
    choose: 'Choose',
    noMatter: 'Does not matter',
    team: 'Team',
    teams: { male: 'Men’s team', female: 'Women’s team' },
    position: 'Position',
    year: 'Year in which you finish school',
    gpa: 'Average of grades (GPA, out of 4.0)',
    sat: 'SAT',
    act: 'ACT',
    budget: 'What you can pay a year, in US dollars',
    payer: 'Your price depends on who pays.',
    wrong: (least, most) => `Enter a number from ${least} to ${most}.`,
    field: 'What you want to study',
    home: 'Where you live',
    abroad: 'Outside of the USA and Canada',
    levels: 'Levels at which you want to play',
    strength: 'How strong the team should be in its division',
    strengths: { strong: 'Among the strongest', middle: 'In the middle', calm: 'At the lower end, so that I play' },
    distance: 'How far from home',
    distances: { near: 'Near home', far: 'Far from home' },
    region: 'Region',
    sea: 'By the sea',
    size: 'Size',
    setting: 'Setting',
    names: {
      ...{ sex: 'team', positions: 'position', year: 'class', gpa: 'grades', sat: 'SAT', act: 'ACT' },
      ...{ field: 'field of study', home: 'home' },
    },
  },
  de: {
    title: 'Du und deine Wünsche',
    ofProfile: 'Aus deinem Profil:',
    editProfile: 'Im Profil ändern',
    choose: 'Bitte wählen',
    noMatter: 'Ist egal',
    team: 'Team',
    teams: { male: 'Männerteam', female: 'Frauenteam' },
    position: 'Position',
    year: 'Jahr, in dem du mit der Schule fertig bist',
    gpa: 'Notenschnitt (GPA, bis 4,0)',
    sat: 'SAT',
    act: 'ACT',
    budget: 'Was du im Jahr zahlen kannst, in US-Dollar',
    payer: 'Dein Preis hängt davon ab, wer zahlt.',
    wrong: (least, most) => `Gib eine Zahl von ${least} bis ${most} ein.`,
    field: 'Was du studieren willst',
    home: 'Wo du wohnst',
    abroad: 'Außerhalb der USA und Kanadas',
    levels: 'Niveaus, auf denen du spielen willst',
    strength: 'Wie stark das Team in seiner Division sein soll',
    strengths: { strong: 'Unter den stärksten', middle: 'In der Mitte', calm: 'Am unteren Ende, damit ich spiele' },
    distance: 'Wie weit weg von zu Hause',
    distances: { near: 'Nah an zu Hause', far: 'Weit weg von zu Hause' },
    region: 'Region',
    sea: 'Am Meer',
    size: 'Größe',
    setting: 'Umgebung',
    names: {
      ...{ sex: 'Team', positions: 'Position', year: 'Jahrgang', gpa: 'Noten', sat: 'SAT', act: 'ACT' },
      ...{ field: 'Studienfach', home: 'Wohnort' },
    },
  },
};
