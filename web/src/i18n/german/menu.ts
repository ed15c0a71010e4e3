import type { englishMenu } from '../english/menu';

/** The German texts of the user menu. */
export const germanMenu: Readonly<Record<keyof typeof englishMenu, string>> = {
  'menu.open': 'Dein Menü, {name}',
  'menu.label': 'Dein Menü',
  'menu.myCollege': 'Mein College',
  'menu.profile': 'Mein Profil',
  'menu.saved': 'Gemerkte Colleges',
  'menu.recruits': 'Meine Talente',
  'menu.settings': 'Einstellungen',
  'menu.compliance': 'Regeln',
  'menu.faqs': 'Häufige Fragen',
  'menu.signOut': 'Abmelden',
  'menu.pending': 'Dein Zugang als Coach wird geprüft. Sobald er bestätigt ist, kannst du dein College bearbeiten.',
  'menu.accepted': 'Dein Zugang als Coach ist bestätigt. Du kannst dein College jetzt bearbeiten.',
  'menu.collegeMatch': 'Deine Adresse passt zu {college}.',
  'menu.collegesMatch': 'Deine Adresse passt zu {count, number} Colleges.',
  'menu.claim': 'Team übernehmen',
  'menu.premiumActive': 'Dein Premium-Konto ist aktiv',
  'menu.getPremium': 'Premium holen',
  'suggest.label': 'Vorschläge',
  'suggest.count': '{count, plural, one {# Vorschlag} other {# Vorschläge}}',
  'suggest.college': 'Colleges',
  'suggest.recruit': 'Talente',
  'suggest.camp': 'Camps',
  'suggest.guide': 'Ratgeber',
};
