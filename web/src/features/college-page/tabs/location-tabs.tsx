import { Box } from '@chakra-ui/react/box';
import { lazy, Suspense } from 'react';
import { useFormats, useTranslations } from '../../../i18n/use-translations';
import { FactTable } from '../../../ui/facts';
import { EditableSection } from '../editable-section';
import { CampusFigures } from '../life/campus-figures';
import { CityFigures } from '../life/city-figures';
import { longValue } from '../fact-section';
import { GalleryStrip } from '../pictures/gallery-strip';
import { hasTabContent } from '../tabs-with-content';
import { TextSection } from '../text-section';
import { useSoccer } from '../season/use-soccer';
import { useCollegePage } from '../use-college-page';
import { hasText } from '../../../lib/value-in';
import { EmptyTab } from './empty-tabs';
import { TabBody, WithSidebar } from '../../../ui/tab-layout';

interface LocationTabProps {
  /** False where the page shows all photos elsewhere. */
  readonly hasPhotos?: boolean;
}

/** The Facilities tab: where the teams play and train. */
export function FacilitiesTab({ hasPhotos = true }: LocationTabProps) {
  const t = useTranslations();
  const { college, sex, editing } = useCollegePage();
  const { facilities } = college;
  const { subtitleLabel, subtitleValue, detailLabel, detailValue } = facilities;
  const facts = [
    { label: subtitleLabel ?? '', value: subtitleValue },
    { label: detailLabel ?? '', value: detailValue },
  ].filter(({ label, value }) => label !== '' && value !== null);
  if (editing === null && !hasTabContent('facilities', college, sex)) return <Stadium isAlone />;
  return (
    <TabBody>
      <WithSidebar
        sidebar={
          <EditableSection
            title={t('college.factsOf')}
            isEmpty={facts.length === 0}
            fields={({ fieldAt }) => [
              fieldAt(college, '/facilities/subtitleLabel', t('college.facilityLabel')),
              fieldAt(college, '/facilities/subtitleValue', t('college.facilityValue')),
              fieldAt(college, '/facilities/detailLabel', t('college.detailLabel')),
              fieldAt(college, '/facilities/detailValue', t('college.detailValue')),
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
      </WithSidebar>
      {hasPhotos && (
        <GalleryStrip
          albumName="Athletic Facilities"
          title={hasText(facilities.description) ? undefined : 'college.facilities'}
        />
      )}
      <Stadium />
    </TabBody>
  );
}

const CrowdSection = lazy(async () => ({ default: (await import('../squad/crowd-section')).CrowdSection }));

/** The stadium and its crowd where they are known; where the page tells nothing else and they are not, it says so. */
export function Stadium({ isAlone = false }: { readonly isAlone?: boolean }) {
  const [soccer] = useSoccer();
  const crowd = soccer?.team?.crowd ?? [];
  if (crowd.length === 0) return isAlone ? <EmptyTab /> : null;
  return (
    <Suspense fallback={null}>
      <CrowdSection crowd={crowd} />
    </Suspense>
  );
}

/** The Campus tab: its facts as pictures, subtitle, description and photos. */
export function CampusTab({ hasPhotos = true }: LocationTabProps) {
  const t = useTranslations();
  const { college, sex, editing } = useCollegePage();
  const { subtitleValue, description } = college.campus;
  if (editing === null && !hasTabContent('campus', college, sex)) return <EmptyTab />;
  const hasFigures = college.campusSetting !== null;
  return (
    <TabBody>
      <TextSection
        title="college.campus"
        editLabel="college.editCampus"
        invite="college.addCampus"
        value={description}
        path="/campus/description"
        lead={
          hasFigures || hasText(subtitleValue) ? (
            <>
              {hasText(subtitleValue) && <Lead text={subtitleValue} />}
              <CampusFigures />
            </>
          ) : null
        }
      />
      {editing !== null && (
        <EditableSection
          title={t('college.campusFact')}
          isEmpty={!hasText(subtitleValue)}
          fields={({ fieldAt }) => [fieldAt(college, '/campus/subtitleValue', t('college.campusFact'))]}
        >
          {subtitleValue}
        </EditableSection>
      )}
      {hasPhotos && (
        <GalleryStrip
          albumName="Campus"
          title={hasText(description) || hasText(subtitleValue) || hasFigures ? undefined : 'college.campus'}
        />
      )}
    </TabBody>
  );
}

/** The City tab: where the town is and how far from others, its description, population and photos. */
export function CityTab({ hasPhotos = true }: LocationTabProps) {
  const t = useTranslations();
  const { formatNumber } = useFormats();
  const { college, sex, editing } = useCollegePage();
  const { description, population } = college.city;
  if (editing === null && !hasTabContent('city', college, sex)) return <EmptyTab />;
  const hasPosition = college.position.lat !== null;
  return (
    <TabBody>
      <WithSidebar
        sidebar={
          <EditableSection
            title={t('college.factsOf')}
            isEmpty={population === null}
            fields={({ fieldAt }) => [fieldAt(college, '/city/population', t('college.population'))]}
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
          lead={hasPosition ? <CityFigures /> : null}
        />
      </WithSidebar>
      {hasPhotos && <GalleryStrip albumName="City" title={hasText(description) || hasPosition ? undefined : 'college.city'} />}
    </TabBody>
  );
}

function Lead({ text }: { readonly text: string }) {
  return (
    <Box textStyle="h3" maxW="text" color="pitch.fg" mb="6" _last={{ mb: '0' }}>
      {text}
    </Box>
  );
}
