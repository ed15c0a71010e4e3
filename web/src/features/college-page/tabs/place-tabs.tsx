import { Box } from '@chakra-ui/react/box';
import { useIntl } from 'react-intl';
import { useTranslations } from '../../../i18n/use-translations';
import { useCollegeInHand } from '../college-in-hand';
import { EditableSection } from '../editable-section';
import type { FieldKind } from '../editing/field';
import { GalleryStrip } from '../gallery-strip';
import { hasPhotos } from '../has-photos';
import { isTold } from '../is-told';
import { TextSection } from '../text-section';
import { FactTable } from '../../../ui/fact-table';
import { longValue } from '../long-value';
import { NotTold } from './not-told';
import { Beside } from './beside';
import { TabBody } from './tab-body';

const SHORT: FieldKind = { type: 'line', most: 200 };
const PEOPLE: FieldKind = { type: 'number', isWhole: true, least: 0, most: 100_000_000 };

/** Where the teams play and train. */
export function FacilitiesTab() {
  const t = useTranslations();
  const { college, editing } = useCollegeInHand();
  const { facilities } = college;
  const { subtitleLabel, subtitleValue, detailLabel, detailValue } = facilities;
  const facts = [
    { label: subtitleLabel ?? '', value: subtitleValue },
    { label: detailLabel ?? '', value: detailValue },
  ].filter(({ label, value }) => label !== '' && value !== null);
  const hasPictures = hasPhotos(college.albums, 'Athletic Facilities');
  if (editing === null && facts.length === 0 && !isTold(facilities.description) && !hasPictures) return <NotTold />;
  return (
    <TabBody>
      <Beside
        side={
          <EditableSection
            title={t('college.factsOf')}
            isEmpty={facts.length === 0}
            fields={() => [
              { path: '/facilities/subtitleLabel', label: t('college.facilityLabel'), kind: SHORT, value: subtitleLabel },
              { path: '/facilities/subtitleValue', label: t('college.facilityValue'), kind: SHORT, value: subtitleValue },
              { path: '/facilities/detailLabel', label: t('college.detailLabel'), kind: SHORT, value: detailLabel },
              { path: '/facilities/detailValue', label: t('college.detailValue'), kind: SHORT, value: detailValue },
            ]}
          >
            <FactTable facts={facts.map(({ label, value }) => ({ label, value: longValue(value) }))} />
          </EditableSection>
        }
      >
        <TextSection
          title="college.facilities"
          editLabel="college.editFacilities"
          invite="college.addFacilities"
          value={facilities.description}
          path="/facilities/description"
        />
      </Beside>
      <GalleryStrip albumName="Athletic Facilities" />
    </TabBody>
  );
}

/** The campus: what it is in one line, its story, its pictures. */
export function CampusTab() {
  const t = useTranslations();
  const { college, editing } = useCollegeInHand();
  const { subtitleValue, description } = college.campus;
  if (editing === null && !isTold(subtitleValue) && !isTold(description) && !hasPhotos(college.albums, 'Campus'))
    return <NotTold />;
  return (
    <TabBody>
      <TextSection
        title="college.campus"
        editLabel="college.editCampus"
        invite="college.addCampus"
        value={description}
        path="/campus/description"
        lead={isTold(subtitleValue) ? <Lead text={subtitleValue} /> : null}
      />
      {editing !== null && (
        <EditableSection
          title={t('college.campusFact')}
          isEmpty={!isTold(subtitleValue)}
          fields={() => [{ path: '/campus/subtitleValue', label: t('college.campusFact'), kind: SHORT, value: subtitleValue }]}
        >
          {subtitleValue}
        </EditableSection>
      )}
      <GalleryStrip albumName="Campus" />
    </TabBody>
  );
}

/** The town around a college: its story, how many live there, its pictures. */
export function CityTab() {
  const t = useTranslations();
  const { formatNumber } = useIntl();
  const { college, editing } = useCollegeInHand();
  const { description, population } = college.city;
  if (editing === null && !isTold(description) && population === null && !hasPhotos(college.albums, 'City')) return <NotTold />;
  return (
    <TabBody>
      <Beside
        side={
          <EditableSection
            title={t('college.factsOf')}
            isEmpty={population === null}
            fields={() => [{ path: '/city/population', label: t('college.population'), kind: PEOPLE, value: population }]}
          >
            <FactTable
              facts={[{ label: t('college.population'), value: population === null ? null : formatNumber(population) }]}
            />
          </EditableSection>
        }
      >
        <TextSection
          title="college.city"
          editLabel="college.editCity"
          invite="college.addCity"
          value={description}
          path="/city/description"
        />
      </Beside>
      <GalleryStrip albumName="City" />
    </TabBody>
  );
}

function Lead({ text }: { readonly text: string }) {
  return (
    <Box textStyle="h3" maxW="text" color="pitch.fg">
      {text}
    </Box>
  );
}
