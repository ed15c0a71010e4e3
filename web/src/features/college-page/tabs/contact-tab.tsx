import { Box } from '@chakra-ui/react/box';
import type { College } from '@touchline/domain/college/college';
import type { ReactNode } from 'react';
import type { MessageKey } from '../../../i18n/english';
import { useFormats, useTranslations } from '../../../i18n/use-translations';
import { valueIn } from '../../../lib/value-in';
import { FactTable } from '../../../ui/facts';
import { MailText } from '../../../ui/mail-text';
import { Section } from '../../../ui/page-layout';
import { EditableSection, LinkSection } from '../editable-section';
import { PeopleSection } from '../people-section';
import { SuggestLink } from '../suggestions/suggest-link';
import { StaffCards } from '../team/staff-cards';
import { useCollegePage, useCollegeTeam } from '../use-college-page';
import { TabBody } from '../../../ui/tab-layout';
import { WhereMap } from './where-map';

interface ContactField {
  readonly path: string;
  readonly label: MessageKey;
  readonly shownAs: ShownAs;
  /** Its editors see it, and registers write it. */
  readonly isFixed?: true;
}

type ShownAs = 'mail' | 'phone' | 'country' | 'text';

const COUNTRY_CODE = /^[A-Z]{2}$/;

const GENERAL: readonly ContactField[] = [
  { path: '/legalName', label: 'college.legalName', shownAs: 'text', isFixed: true },
  { path: '/collegeEmail', label: 'college.mail', shownAs: 'mail' },
  { path: '/collegePhoneNumber', label: 'college.phone', shownAs: 'phone' },
];
const ADMISSIONS: readonly ContactField[] = [
  { path: '/admissions/email', label: 'college.mail', shownAs: 'mail' },
  { path: '/admissions/phone', label: 'college.phone', shownAs: 'phone' },
];
const ADDRESS: readonly ContactField[] = [
  { path: '/address/address', label: 'college.street', shownAs: 'text' },
  { path: '/address/locality', label: 'college.town', shownAs: 'text' },
  { path: '/address/administrative_area_level_1', label: 'college.state', shownAs: 'text' },
  { path: '/address/postal_code', label: 'college.postalCode', shownAs: 'text' },
  { path: '/address/country', label: 'college.country', shownAs: 'country' },
];

/** As many columns as there are sections; an address that stands alone has its map next to it. */
const ADDRESS_ALONE = {
  '& > :only-child': {
    display: 'grid',
    gridTemplateColumns: { lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
    columnGap: '10',
    alignItems: 'start',
  },
} as const;

/**
 * The Contact tab: people to ask, contact data of the college and its admissions office, the address on a map, and
 * coaches who publish theirs.
 */
export function ContactTab() {
  const t = useTranslations();
  const { college } = useCollegePage();
  const chosen = useCollegeTeam();
  const published = chosen?.team.coaches.filter(({ email, phone }) => email !== null || phone !== null) ?? [];
  return (
    <TabBody>
      <PeopleSection
        list="contactPeople"
        title="college.contactPeople"
        addLabel="college.addContact"
        people={college.contactPeople}
        cardRem={18}
        card={(person, tools) => <ContactCard person={person} tools={tools} />}
      />
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'none' }}
        gridAutoFlow={{ lg: 'column' }}
        gridAutoColumns={{ lg: 'minmax(0, 1fr)' }}
        columnGap="10"
        rowGap="12"
        alignItems="start"
        css={ADDRESS_ALONE}
      >
        <ContactSection title="college.general" fields={GENERAL} suggest="/legalName" />
        <ContactSection title="college.admissions" fields={ADMISSIONS} suggest="/admissions/email" />
        <Box minW="0">
          <ContactSection title="college.address" fields={ADDRESS} suggest="/address/address" />
          <WhereMap position={college.position} name={college.name} />
          {college.position.lat !== null && <SuggestLink path="/position" />}
        </Box>
      </Box>
      {published.length > 0 && (
        <Section title={t('college.coachesTitle')}>
          <StaffCards coaches={published} />
        </Section>
      )}
      <LinkSection
        isRow
        title="college.links"
        suggest="/contactURL"
        links={[
          { path: '/collegeURL', label: 'college.website' },
          { path: '/contactURL', label: 'college.contactSite' },
          { path: '/admissions/url', label: 'college.admissionsSite' },
          { path: '/applyURL', label: 'college.applySite' },
          { path: '/virtualTour', label: 'college.virtualTour' },
        ]}
      />
    </TabBody>
  );
}

interface ContactCardProps {
  readonly person: College['contactPeople'][number];
  readonly tools: ReactNode;
}

/** A person to ask, with role, mail address and phone number as far as the college publishes them. */
function ContactCard({ person: { name, role, email, phone }, tools }: ContactCardProps) {
  return (
    <Box height="full" bg="bg.panel" borderWidth="1px" borderRadius="card" p="4">
      {role !== null && (
        <Box textStyle="small" color="fg.muted" overflowWrap="anywhere">
          {role}
        </Box>
      )}
      <Box fontFamily="heading" fontWeight="bold" fontSize="lg" lineHeight="1.3" overflowWrap="anywhere" mb="1">
        {name}
      </Box>
      {email !== null && (
        <Box>
          <ContactValue shownAs="mail" text={email} />
        </Box>
      )}
      {phone !== null && (
        <Box>
          <ContactValue shownAs="phone" text={phone} />
        </Box>
      )}
      {tools}
    </Box>
  );
}

interface ContactSectionProps {
  readonly title: MessageKey;
  readonly fields: readonly ContactField[];
  /** The one with which the form of corrections begins. */
  readonly suggest: string;
}

function ContactSection({ title, fields, suggest }: ContactSectionProps) {
  const t = useTranslations();
  const { college } = useCollegePage();
  const known = fields.flatMap(({ path, label, shownAs }) => {
    const value = valueIn(college, path);
    return typeof value === 'string' ? [{ label: t(label), value: <ContactValue shownAs={shownAs} text={value} /> }] : [];
  });
  return (
    <EditableSection
      title={t(title)}
      fields={({ fieldAt }) =>
        fields.filter(({ isFixed }) => isFixed === undefined).map(({ path, label }) => fieldAt(college, path, t(label)))
      }
      isEmpty={known.length === 0}
    >
      <FactTable facts={known} />
      <SuggestLink path={suggest} />
    </EditableSection>
  );
}

function ContactValue({ shownAs, text }: { readonly shownAs: ShownAs; readonly text: string }) {
  const { regionName } = useFormats();
  if (shownAs === 'country') return COUNTRY_CODE.test(text) ? (regionName(text) ?? text) : text;
  if (shownAs !== 'mail' && shownAs !== 'phone') return text;
  const href = shownAs === 'mail' ? `mailto:${text}` : `tel:${text.replace(/[^+\d]/g, '')}`;
  return (
    <Box
      asChild
      color="pitch.fg"
      textDecoration="underline"
      textUnderlineOffset="3px"
      display="inline-block"
      py="2.5"
      my="-1.5"
      overflowWrap="anywhere"
    >
      <a href={href} aria-label={text}>
        <MailText text={text} />
      </a>
    </Box>
  );
}
