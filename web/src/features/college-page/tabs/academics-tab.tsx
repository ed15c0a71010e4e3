import { Box } from '@chakra-ui/react/box';
import { fieldsOfStudy } from '@touchline/domain/college/fields-of-study';
import { useLanguage } from '../../../i18n/language-provider';
import { useTranslations } from '../../../i18n/use-translations';
import { Chip } from '../../../ui/chip';
import { Section } from '../../../ui/page-layout';
import { EditableSection, LinkSection } from '../editable-section';
import { FactSection } from '../fact-section';
import { ACADEMIC_FACTS } from '../facts';
import { MajorsTree } from '../majors-tree';
import { PictureSlot } from '../picture-slot';
import { TextSection } from '../text-section';
import { useCollegePage } from '../use-college-page';
import { VideoGrid } from '../../../components/videos';
import { TabBody, WithSidebar } from '../../../ui/tab-layout';

/** The Academics tab: description, facts and costs with source and year, majors by category (S3-05). */
export function AcademicsTab() {
  const t = useTranslations();
  const { language } = useLanguage();
  const { college } = useCollegePage();
  const { academics, name } = college;
  const { majors } = academics.details;
  const fields = fieldsOfStudy(academics.cipCodes, language);
  return (
    <TabBody>
      <WithSidebar
        sidebar={
          <>
            <PictureSlot
              path="/academics/presidentPicture"
              name="college.presidentPicture"
              caption={t('college.president')}
              sizes="(min-width: 62rem) 23rem, 20rem"
              layout={{ width: 'full', maxW: '23rem', aspectRatio: '4 / 5' }}
            />
            <LinkSection
              title="college.links"
              links={[
                { path: '/academicsURL', label: 'college.academicsSite' },
                { path: '/applyURL', label: 'college.applySite' },
                { path: '/financialAidURL', label: 'college.financialAidSite' },
                { path: '/internationalsURL', label: 'college.internationalsSite' },
              ]}
            />
          </>
        }
      >
        <PictureSlot
          path="/academics/collegePicture"
          name="college.collegePicture"
          caption={name}
          sizes="(min-width: 62rem) 47rem, 100vw"
          layout={{ width: 'full', aspectRatio: '16 / 9' }}
        />
        <TextSection
          title="college.academics"
          editLabel="college.editAcademics"
          invite="college.addAcademics"
          value={academics.description}
          path="/academics/description"
        />
      </WithSidebar>
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="16"
        rowGap={{ base: '12', md: '16' }}
        alignItems="start"
      >
        <FactSection title="college.admissionTitle" facts={ACADEMIC_FACTS.admission} />
        <FactSection title="college.costsTitle" facts={ACADEMIC_FACTS.costs} />
        <FactSection title="college.studentsTitle" facts={ACADEMIC_FACTS.students} />
        <FactSection title="college.afterTitle" facts={ACADEMIC_FACTS.afterCollege} />
      </Box>
      <EditableSection
        title={t('college.videos')}
        isEmpty={academics.media.youtubeURLs.length === 0 && academics.imageVideoURL === null}
        fields={() => [
          {
            path: '/academics/imageVideoURL',
            label: t('college.film'),
            kind: { type: 'link' },
            value: academics.imageVideoURL,
          },
          {
            path: '/academics/media/youtubeURLs',
            label: t('college.videoLinks'),
            kind: { type: 'videos' },
            value: academics.media.youtubeURLs,
          },
        ]}
      >
        <VideoGrid links={academics.media.youtubeURLs} film={{ href: academics.imageVideoURL, text: t('college.film') }} />
      </EditableSection>
      <EditableSection
        title={t('college.majors')}
        isEmpty={majors.length === 0}
        fields={({ fieldAt, MajorsPicker }) => [
          {
            ...fieldAt(college, '/academics/details/majors', t('college.majors')),
            help: t('college.majorsHelp'),
            aid: (props) => <MajorsPicker college={college} {...props} />,
          },
        ]}
      >
        <MajorsTree categories={majors} />
      </EditableSection>
      {majors.length === 0 && fields.length > 0 && (
        <Section title={t('college.fields')}>
          <Box as="ul" display="flex" flexWrap="wrap" gap="2">
            {fields.map((name) => (
              <Box as="li" key={name} maxW="full">
                <Chip tone="pitch">{name}</Chip>
              </Box>
            ))}
          </Box>
        </Section>
      )}
    </TabBody>
  );
}
