import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { College } from '@touchline/domain/college/college';
import type { Language } from '@touchline/domain/kernel/language';
import { NOTABLE_PERSON_TYPES, PROFESSIONAL_FIELDS } from '@touchline/domain/reference/notable-people';
import { type ReactNode, useState } from 'react';
import { collegePicture, Photo } from '../../../components/pictures/photo';
import { PitchLines } from '../../../components/pictures/pitch-lines';
import { useSeenPlayers } from '../../../components/seen/use-seen-players';
import { useLanguage } from '../../../i18n/language-provider';
import { useTranslations } from '../../../i18n/use-translations';
import type { CallApi } from '../../../lib/api/api-client';
import { Avatar } from '../../../ui/avatar';
import { CHIP_LOOK } from '../../../ui/chip';
import { PeopleSection } from '../people-section';
import { PageLink } from '../../../ui/links';
import { Section } from '../../../ui/page-layout';
import { TextSkeleton } from '../../../ui/states/text-skeleton';
import { useCollegeList } from '../use-college-list';
import { type CollegeMembers, useCollegePage } from '../use-college-page';
import { EmptyTab } from './empty-tabs';
import { TabBody } from '../../../ui/tab-layout';

type Alumnus = College['alumni'][number];

/** From so many alumni on they can be filtered by professional field. */
const MANY = 9;

const rankOf = ({ type }: Alumnus): number => NOTABLE_PERSON_TYPES.entries.findIndex(({ value }) => value === type);

const loadMembers = (callApi: CallApi, collegeId: string) => callApi('collegeAlumni', { params: { collegeId } });

/**
 * The Alumni tab: notable people by type, each with professional field, years and picture (S3-10), and the members of
 * Touchline who studied there and wish to be named (S1-01).
 */
export function AlumniTab() {
  const { college, editing, members: loaded } = useCollegePage();
  const [chosen, setChosen] = useState<string | null>(null);
  const { alumni } = college;
  const { items: members, failure } = useCollegeList(loadMembers, college._id, loaded);
  if (alumni.length === 0 && editing === null) {
    if (members === null && failure === null) return <TextSkeleton />;
    if (members === null || members.length === 0) return <EmptyTab />;
  }
  const shown = alumni.filter(({ field }) => chosen === null || field === chosen);
  return (
    <TabBody>
      {alumni.length >= MANY && <FieldFilter alumni={alumni} chosen={chosen} onChoose={setChosen} />}
      <PeopleSection
        list="alumni"
        title="college.alumni"
        addLabel="college.addAlumni"
        people={shown.toSorted((left, right) => rankOf(left) - rankOf(right))}
        cardRem={22}
        card={(person, tools) => <AlumnusCard alumnus={person} tools={tools} />}
      />
      {members !== null && members.length > 0 && <Members members={members} />}
    </TabBody>
  );
}

interface FieldFilterProps {
  readonly alumni: readonly Alumnus[];
  readonly chosen: string | null;
  readonly onChoose: (field: string | null) => void;
}

/** The professional fields of the alumni, to choose one; a second press shows everybody again. */
function FieldFilter({ alumni, chosen, onChoose }: FieldFilterProps) {
  const { language } = useLanguage();
  const t = useTranslations();
  const fields = PROFESSIONAL_FIELDS.entries.filter(({ value }) => alumni.some(({ field }) => field === value));
  return (
    <Box role="group" aria-label={t('college.alumniFields')} display="flex" flexWrap="wrap" gap="2">
      {fields.map((field) => (
        <chakra.button
          key={field.value}
          type="button"
          {...CHIP_LOOK}
          px="4"
          cursor="pointer"
          aria-pressed={chosen === field.value}
          css={{ '&[aria-pressed=true]': { bg: 'pitch.subtle', borderColor: 'pitch.solid', color: 'pitch.fg' } }}
          onClick={() => onChoose(chosen === field.value ? null : field.value)}
        >
          {field[language]}
        </chakra.button>
      ))}
    </Box>
  );
}

/** The years at the college: `2011–2015`, `from 2011`, `until 2015`. */
function useYears(): (alumnus: Alumnus) => string | null {
  const t = useTranslations();
  return ({ fromYear, toYear }) => {
    if (fromYear !== null && toYear !== null) return fromYear === toYear ? String(toYear) : `${fromYear}–${toYear}`;
    if (fromYear !== null) return t('college.staffOf', { page: String(fromYear) });
    return toYear === null ? null : t('college.yearsUntil', { page: String(toYear) });
  };
}

function AlumnusCard({ alumnus, tools }: { readonly alumnus: Alumnus; readonly tools: ReactNode }) {
  const { language } = useLanguage();
  const { college } = useCollegePage();
  const yearsOf = useYears();
  const { name, text, picture } = alumnus;
  const type = NOTABLE_PERSON_TYPES.entries.find(({ value }) => value === alumnus.type);
  const field = PROFESSIONAL_FIELDS.entries.find(({ value }) => value === alumnus.field);
  const photo = picture === null || college.pictureDetails[picture] === undefined ? null : collegePicture(college, picture);
  const facts = [field?.[language], yearsOf(alumnus)].filter((fact) => typeof fact === 'string');
  return (
    <Box
      height="full"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="card"
      overflow="hidden"
      display="grid"
      gridTemplateColumns="7rem minmax(0, 1fr)"
    >
      <Box
        position="relative"
        overflow="hidden"
        minH="9rem"
        bg="hero"
        {...(photo === null ? {} : { style: { background: photo.background } })}
      >
        {photo === null ? (
          <PitchLines part="centre" opacity={0.3} style={{ width: '160%', right: '-60%', top: '12%' }} />
        ) : (
          <Photo photo={photo} alt="" sizes="7rem" />
        )}
        {tools}
      </Box>
      <Box p="4" minW="0">
        <Box textStyle="small" color="fg.muted">
          {type?.[language]}
        </Box>
        <Box fontFamily="heading" fontWeight="bold" fontSize="lg" lineHeight="1.3" overflowWrap="anywhere">
          {name}
        </Box>
        {facts.length > 0 && (
          <Box textStyle="small" mt="1" overflowWrap="anywhere">
            {facts.join(' · ')}
          </Box>
        )}
        {text !== null && (
          <Box mt="2" whiteSpace="pre-line" overflowWrap="anywhere">
            {text}
          </Box>
        )}
      </Box>
    </Box>
  );
}

const AVATAR_PX = 48;

const MEMBER_TEXTS = {
  en: {
    title: 'Alumni on Touchline',
    ...{ playerHighSchool: 'High school player', playerCollege: 'College player', playerPro: 'Pro player' },
    ...{ coach: 'Coach', parent: 'Parent' },
  },
  de: {
    title: 'Alumni auf Touchline',
    ...{ playerHighSchool: 'Spielt an der High School', playerCollege: 'Spielt am College', playerPro: 'Spielt als Profi' },
    ...{ coach: 'Coach', parent: 'Elternteil' },
  },
} as const satisfies Record<Language, Readonly<Record<CollegeMembers[number]['type'] | 'title', string>>>;

/** The members of Touchline among the alumni, each a link to the profile. */
function Members({ members }: { readonly members: CollegeMembers }) {
  const texts = MEMBER_TEXTS[useLanguage().language];
  useSeenPlayers();
  return (
    <Section title={texts.title}>
      <Box as="ul" display="grid" gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 17rem), 1fr))" gap="4">
        {members.map(({ uid, username, displayName, type, profilePicture }) => (
          <li key={uid}>
            <PageLink
              to={`/profile/${username}`}
              display="flex"
              alignItems="center"
              gap="3"
              p="3"
              height="full"
              bg="bg.panel"
              borderWidth="1px"
              borderRadius="card"
              _hover={{ bg: 'bg.subtle', textDecoration: 'none' }}
            >
              <Avatar
                name={displayName}
                src={profilePicture === null ? null : `/media/profiles/${uid}/400/${profilePicture}`}
                size={AVATAR_PX}
              />
              <Box minW="0">
                <Box fontWeight="semibold" overflowWrap="anywhere">
                  {displayName}
                </Box>
                <Box textStyle="small" color="fg.muted">
                  {texts[type]}
                </Box>
              </Box>
            </PageLink>
          </li>
        ))}
      </Box>
    </Section>
  );
}
