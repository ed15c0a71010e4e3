import type { ComingTopic } from '../../i18n/english/coming';
import type { WordKey } from '../../i18n/english';

/** Where to go from a screen that is still to be built. */
interface WayOn {
  readonly to: string;
  readonly words: WordKey;
}

const TO_COLLEGES: WayOn = { to: '/colleges', words: 'coming.toColleges' };
const TO_SEARCH: WayOn = { to: '/', words: 'coming.toSearch' };
const TO_HOME: WayOn = { to: '/home', words: 'coming.toHome' };

const BY_TOPIC: Partial<Readonly<Record<ComingTopic, WayOn>>> = {
  plus: TO_HOME,
  coachOnboarding: TO_HOME,
  playerOnboarding: TO_HOME,
  playerProfileWizard: TO_HOME,
  imprint: TO_HOME,
  contact: TO_HOME,
  terms: TO_HOME,
  secret: TO_HOME,
  youthProtection: TO_HOME,
  contentResponsibility: TO_HOME,
  profileAbout: TO_SEARCH,
  profilePhotos: TO_SEARCH,
  profileAlbum: TO_SEARCH,
  profileVideos: TO_SEARCH,
  profileAcademics: TO_SEARCH,
  profileMore: TO_SEARCH,
};

/** The one way on from each: the college search, unless another place is nearer. */
export function wayOnFrom(topic: ComingTopic): WayOn {
  return BY_TOPIC[topic] ?? TO_COLLEGES;
}
