import { Box } from '@chakra-ui/react/box';
import { useIntl } from 'react-intl';
import type { WordKey } from '../../../i18n/english';
import { useTranslations } from '../../../i18n/use-translations';
import { FactTable } from '../../../ui/fact-table';
import { Section } from '../../../ui/section';
import { useCollegeInHand, useTeamInHand } from '../college-in-hand';
import { EditableSection } from '../editable-section';
import type { FieldKind } from '../editing/field';
import { valueIn } from '../value-in';
import { LinkSection } from '../link-section';
import { StaffCards } from '../staff-cards';
import { TabBody } from './tab-body';

interface ContactField {
  readonly path: string;
  readonly word: WordKey;
  readonly kind: FieldKind;
}

const MAIL: FieldKind = { type: 'mail' };
const PHONE: FieldKind = { type: 'phone' };
const LINE: FieldKind = { type: 'line', most: 200 };

const COUNTRY_CODE = /^[A-Z]{2}$/;

const GENERAL: readonly ContactField[] = [
  { path: '/collegeEmail', word: 'college.mail', kind: MAIL },
  { path: '/collegePhoneNumber', word: 'college.phone', kind: PHONE },
];
const ADMISSIONS: readonly ContactField[] = [
  { path: '/admissions/email', word: 'college.mail', kind: MAIL },
  { path: '/admissions/phone', word: 'college.phone', kind: PHONE },
];
const ADDRESS: readonly ContactField[] = [
  { path: '/address/address', word: 'college.street', kind: LINE },
  { path: '/address/locality', word: 'college.town', kind: LINE },
  { path: '/address/administrative_area_level_1', word: 'college.state', kind: LINE },
  { path: '/address/postal_code', word: 'college.postalCode', kind: LINE },
  { path: '/address/country', word: 'college.country', kind: { type: 'country' } },
];

/** How to reach a college and its admissions office, where it stands, and who coaches there. */
export function ContactTab() {
  const t = useTranslations();
  const inHand = useTeamInHand();
  const published = inHand?.team.coaches.filter(({ email, phone }) => email !== null || phone !== null) ?? [];
  return (
    <TabBody>
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }}
        columnGap="10"
        rowGap="12"
        alignItems="start"
      >
        <ContactSection title="college.general" fields={GENERAL} />
        <ContactSection title="college.admissions" fields={ADMISSIONS} />
        <ContactSection title="college.address" fields={ADDRESS} />
      </Box>
      <LinkSection
        title="college.links"
        links={[
          { path: '/collegeURL', word: 'college.website' },
          { path: '/contactURL', word: 'college.contactSite' },
          { path: '/admissions/url', word: 'college.admissionsSite' },
          { path: '/applyURL', word: 'college.applySite' },
          { path: '/virtualTour', word: 'college.virtualTour' },
        ]}
      />
      {published.length > 0 && (
        <Section title={t('college.coachesTitle')}>
          <StaffCards coaches={published} />
        </Section>
      )}
    </TabBody>
  );
}

function ContactSection({ title, fields }: { readonly title: WordKey; readonly fields: readonly ContactField[] }) {
  const t = useTranslations();
  const { college } = useCollegeInHand();
  const rows = fields.map(({ path, word, kind }) => ({ path, label: t(word), kind, value: valueIn(college, path) }));
  const known = rows.flatMap(({ label, kind, value }) =>
    typeof value === 'string' ? [{ label, value: <Reachable kind={kind} text={value} /> }] : [],
  );
  return (
    <EditableSection title={t(title)} fields={() => rows} isEmpty={known.length === 0}>
      <FactTable facts={known} />
    </EditableSection>
  );
}

function Reachable({ kind, text }: { readonly kind: FieldKind; readonly text: string }) {
  const { formatDisplayName } = useIntl();
  if (kind.type === 'country') return COUNTRY_CODE.test(text) ? (formatDisplayName(text, { type: 'region' }) ?? text) : text;
  if (kind.type !== 'mail' && kind.type !== 'phone') return text;
  const href = kind.type === 'mail' ? `mailto:${text}` : `tel:${text.replace(/[^+\d]/g, '')}`;
  return (
    <Box asChild color="pitch.fg" textDecoration="underline" textUnderlineOffset="3px" display="inline-block" py="1">
      <a href={href}>{text}</a>
    </Box>
  );
}
