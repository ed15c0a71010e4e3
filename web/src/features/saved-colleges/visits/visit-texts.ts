import type { Language } from '@touchline/domain/kernel/language';
import type { VisitQuestion } from '@touchline/domain/reference/visits';

interface VisitTexts {
  readonly title: string;
  readonly intro: string;
  readonly loading: string;
  readonly none: string;
  readonly noneText: string;
  readonly noneAt: (college: string) => string;
  readonly add: string;
  readonly addAt: (college: string) => string;
  readonly addTitle: string;
  readonly editTitle: string;
  readonly print: string;
  readonly all: string;
  readonly visitsTo: (college: string) => string;
  readonly notSaved: string;
  readonly college: string;
  readonly choose: string;
  readonly chooseMissing: string;
  readonly on: string;
  readonly onMissing: string;
  readonly withWhom: string;
  readonly withWhomHelp: string;
  readonly marks: string;
  readonly marksHelp: string;
  readonly open: string;
  readonly text: string;
  readonly textHelp: (limit: string) => string;
  readonly save: string;
  readonly saved: string;
  readonly changed: string;
  readonly nowStored: string;
  readonly noText: string;
  readonly gone: string;
  readonly edit: string;
  readonly editOf: (visit: string) => string;
  readonly remove: string;
  readonly removeOf: (visit: string) => string;
  readonly removeTitle: string;
  readonly removeText: (visit: string) => string;
  readonly removed: string;
  readonly visit: (college: string, day: string) => string;
  readonly met: (people: string) => string;
  readonly mean: (mark: string, count: number) => string;
  readonly photos: (count: string) => string;
  readonly addPhotos: string;
  readonly addPhotosTo: (visit: string) => string;
  readonly photo: (number: number, visit: string) => string;
  readonly photosAdded: (count: number) => string;
  readonly photosLeft: (most: string) => string;
  readonly removePhoto: (number: number) => string;
  readonly removePhotoTitle: string;
  readonly removePhotoText: string;
  readonly photoRemoved: string;
  readonly compare: string;
  readonly compareHelp: string;
  readonly compareOf: (range: string) => string;
  readonly question: string;
  readonly overall: string;
  readonly visits: (count: number) => string;
  readonly unknown: string;
  readonly questions: Readonly<Record<VisitQuestion, string>>;
}

/** The texts of the journal of visits, in both languages. */
export const VISIT_TEXTS: Readonly<Record<Language, VisitTexts>> = {
  en: {
    title: 'Your visits',
    intro:
      'Write down what you saw while you remember it. Nobody but you reads this, no coach and no parent. Visits stay here even if you remove the college from your list.',
    loading: 'Your visits are loading',
    none: 'You have not written down a visit yet',
    noneText: 'After a visit, mark ten questions from 1 to 5. From the second college on you see them side by side.',
    noneAt: (college) => `No visit to ${college} yet`,
    add: 'Write down a visit',
    addAt: (college) => `Write down a visit: ${college}`,
    addTitle: 'A visit',
    editTitle: 'Change the visit',
    print: 'Print',
    all: 'All visits',
    visitsTo: (college) => `Visits to ${college}`,
    notSaved: 'You no longer save this college. Its visits stay.',
    college: 'College',
    choose: 'Please choose',
    chooseMissing: 'Please choose a college.',
    on: 'Day',
    onMissing: 'Please choose the day.',
    withWhom: 'With whom',
    withWhomHelp: 'Who came along, whom you met.',
    marks: 'Your marks',
    marksHelp: '1 is poor, 5 is great. Leave open what you don’t know.',
    open: 'Open',
    text: 'What you want to remember',
    textHelp: (limit) => `Up to ${limit} characters.`,
    save: 'Save visit',
    saved: 'Visit saved',
    changed: 'What you typed is still here. Save again if it shall replace the stored visit.',
    nowStored: 'Stored now:',
    noText: 'no text',
    gone: 'Save again if you want to keep what you typed as a new visit.',
    edit: 'Edit',
    editOf: (visit) => `Edit: ${visit}`,
    remove: 'Remove',
    removeOf: (visit) => `Remove: ${visit}`,
    removeTitle: 'Remove this visit?',
    removeText: (visit) => `${visit}: marks, text and photos go for good.`,
    removed: 'Visit removed',
    visit: (college, day) => `${college}, ${day}`,
    met: (people) => `With: ${people}`,
    mean: (mark, count) => `${mark} on average, ${count} of 10 marked`,
    photos: (count) => `Photos: ${count}`,
    addPhotos: 'Add photos',
    addPhotosTo: (visit) => `Add photos: ${visit}`,
    photo: (number, visit) => `Photo ${number}: ${visit}`,
    photosAdded: (count) => (count === 1 ? 'Photo added' : `${count} photos added`),
    photosLeft: (most) => `Only ${most} fit in a visit. The other photos were not added.`,
    removePhoto: (number) => `Remove photo ${number}`,
    removePhotoTitle: 'Remove this photo?',
    removePhotoText: 'The photo goes for good.',
    photoRemoved: 'Photo removed',
    compare: 'Side by side',
    compareHelp: 'Means of your marks from 1 to 5. A dash is a question you left open; it lowers no mean.',
    compareOf: (range) => `Side by side: ${range}`,
    question: 'Question',
    overall: 'All questions',
    visits: (count) => (count === 1 ? '1 visit' : `${count} visits`),
    unknown: 'not marked',
    questions: {
      coach: 'Coach',
      team: 'Team',
      level: 'Level of play',
      academics: 'Academics',
      campus: 'Campus',
      dorm: 'Dorm',
      food: 'Food',
      town: 'Town',
      cost: 'Cost',
      withoutSoccer: 'Would I go without soccer?',
    },
  },
  de: {
    title: 'Deine Besuche',
    intro:
      'Schreib auf, was du gesehen hast, solange du es noch weißt. Das liest nur du, kein Coach und deine Eltern auch nicht. Besuche bleiben hier, auch wenn du das College von deiner Liste nimmst.',
    loading: 'Deine Besuche werden geladen',
    none: 'Du hast noch keinen Besuch aufgeschrieben',
    noneText: 'Gib nach einem Besuch auf zehn Fragen 1 bis 5 Punkte. Ab dem zweiten College siehst du sie nebeneinander.',
    noneAt: (college) => `Noch kein Besuch bei ${college}`,
    add: 'Besuch aufschreiben',
    addAt: (college) => `Besuch aufschreiben: ${college}`,
    addTitle: 'Ein Besuch',
    editTitle: 'Besuch ändern',
    print: 'Drucken',
    all: 'Alle Besuche',
    visitsTo: (college) => `Besuche bei ${college}`,
    notSaved: 'Dieses College ist nicht mehr auf deiner Liste. Seine Besuche bleiben.',
    college: 'College',
    choose: 'Bitte wählen',
    chooseMissing: 'Bitte wähle ein College.',
    on: 'Tag',
    onMissing: 'Bitte wähle den Tag.',
    withWhom: 'Mit wem',
    withWhomHelp: 'Wer dabei war, wen du getroffen hast.',
    marks: 'Deine Punkte',
    marksHelp: '1 ist schlecht, 5 ist super. Lass offen, was du nicht weißt.',
    open: 'Offen',
    text: 'Was du dir merken willst',
    textHelp: (limit) => `Bis zu ${limit} Zeichen.`,
    save: 'Besuch speichern',
    saved: 'Besuch gespeichert',
    changed: 'Was du getippt hast, steht noch hier. Speichere noch einmal, wenn es den gespeicherten Besuch ersetzen soll.',
    nowStored: 'Gespeichert ist jetzt:',
    noText: 'kein Text',
    gone: 'Speichere noch einmal, wenn du deine Eingaben als neuen Besuch behalten willst.',
    edit: 'Ändern',
    editOf: (visit) => `Ändern: ${visit}`,
    remove: 'Löschen',
    removeOf: (visit) => `Löschen: ${visit}`,
    removeTitle: 'Diesen Besuch löschen?',
    removeText: (visit) => `${visit}: Punkte, Text und Fotos sind dann für immer weg.`,
    removed: 'Besuch gelöscht',
    visit: (college, day) => `${college}, ${day}`,
    met: (people) => `Mit: ${people}`,
    mean: (mark, count) => `${mark} im Schnitt, ${count} von 10 Fragen`,
    photos: (count) => `Fotos: ${count}`,
    addPhotos: 'Fotos hinzufügen',
    addPhotosTo: (visit) => `Fotos hinzufügen: ${visit}`,
    photo: (number, visit) => `Foto ${number}: ${visit}`,
    photosAdded: (count) => (count === 1 ? 'Foto hinzugefügt' : `${count} Fotos hinzugefügt`),
    photosLeft: (most) => `Nur ${most} passen zu einem Besuch. Die anderen Fotos sind nicht dabei.`,
    removePhoto: (number) => `Foto ${number} löschen`,
    removePhotoTitle: 'Dieses Foto löschen?',
    removePhotoText: 'Das Foto ist dann für immer weg.',
    photoRemoved: 'Foto gelöscht',
    compare: 'Nebeneinander',
    compareHelp: 'Schnitt deiner Punkte von 1 bis 5. Ein Strich heißt: Frage offen. Er drückt keinen Schnitt.',
    compareOf: (range) => `Nebeneinander: ${range}`,
    question: 'Frage',
    overall: 'Alle Fragen',
    visits: (count) => (count === 1 ? '1 Besuch' : `${count} Besuche`),
    unknown: 'offen',
    questions: {
      coach: 'Coach',
      team: 'Team',
      level: 'Spielniveau',
      academics: 'Studium',
      campus: 'Campus',
      dorm: 'Wohnheim',
      food: 'Essen',
      town: 'Stadt',
      cost: 'Kosten',
      withoutSoccer: 'Würde ich auch ohne Fußball hingehen?',
    },
  },
};
