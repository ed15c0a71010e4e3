import type { englishProfileOwner } from '../english/profile-owner';

/** The German texts that only the owner of a profile sees. */
export const germanProfileOwner: Readonly<Record<keyof typeof englishProfileOwner, string>> = {
  'profile.saved': 'Profil aktualisiert',
  'profile.undone': 'Deine Änderung ist zurückgenommen',
  'profile.field.status': 'Dein Status',
  'profile.field.citizenship': 'Deine Staatsangehörigkeit',
  'profile.field.profilePicture': 'Ein Porträt',
  'profile.field.cover': 'Ein Titelbild',
  'profile.field.mainPosition': 'Deine Position',
  'profile.field.feet': 'Deine Größe',
  'profile.field.foot': 'Dein Fuß',
  'profile.field.teamType': 'Die Art deines Teams',
  'profile.field.teamName': 'Dein Team',
  'profile.field.tier': 'Die Stufe deines Teams',
  'profile.field.teamCountry': 'Das Land deines Teams',
  'profile.field.teamLeague': 'Die Liga deines Teams',
  'profile.field.teamLogo': 'Das Wappen deines Teams',
  'profile.field.address': 'Dein Wohnort',
  'profile.field.schoolName': 'Deine Schule',
  'profile.field.class': 'Dein Jahrgang',
  'profile.field.graduationYear': 'Dein Abschlussjahr',
  'profile.field.gpa': 'Dein GPA',
  'profile.field.gpaOf': 'Die Skala deines GPA',
  'profile.field.social': 'Instagram oder X',
};
