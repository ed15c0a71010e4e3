import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { PremiumChip } from '../../components/player/premium-chip';
import { useTranslations } from '../../i18n/use-translations';
import { collegeAddress } from '../../lib/addresses/college-address';
import { Chip } from '../../ui/chip';
import { ButtonLink } from '../../ui/links';
import { Content } from '../../ui/page-layout';
import { EditableSection } from './editable-section';
import { Portrait } from './header/portrait';
import { useProfileTexts } from './profile-texts';
import { type MembersCollege, useProfilePage } from './use-profile-page';

/** The short page of coaches, parents and admins: who they are, their college, and what they say of themselves. */
export function ShortPage({ college }: { readonly college: MembersCollege | null }) {
  const t = useTranslations();
  const { profile, editing } = useProfilePage();
  const { town } = useProfileTexts();
  const { displayName, type, about, verified, sportsTypeGender } = profile;
  const place = town(profile);
  return (
    <Content pt={{ base: '6', md: '12' }} pb={{ base: '16', md: '24' }} minH="40rem">
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '15rem minmax(0, 1fr)', lg: '20rem minmax(0, 1fr)' }}
        gap={{ base: '6', md: '10', lg: '14' }}
        alignItems="start"
      >
        <Box
          position="relative"
          height={{ base: '16rem', md: '20rem', lg: '25rem' }}
          borderRadius="card"
          overflow="hidden"
          bg="pitch.800"
        >
          <Portrait profile={profile} sizes="(min-width: 992px) 20rem, (min-width: 768px) 15rem, 100vw" />
          {editing !== null && (
            <Box position="absolute" top="3" insetStart="3">
              <editing.HeadPictureButton profile={editing.stored} field="profilePicture" editing={editing} />
            </Box>
          )}
        </Box>
        <Box display="grid" gap="8">
          <Box as="header">
            <Box textStyle="label" color="fg.muted" mb="2">
              {t(`profile.type.${college?.roleType ?? type}`)}
            </Box>
            <Heading as="h1" textStyle="h1" overflowWrap="anywhere">
              {displayName}
            </Heading>
            <Box display="flex" flexWrap="wrap" gap="2" mt="3">
              {verified && <PremiumChip word={t('profile.verified')} />}
              {place !== null && <Chip>{place}</Chip>}
            </Box>
            {college !== null && (
              <Box mt="5">
                <ButtonLink to={collegeAddress(college.pathName, sportsTypeGender === 'Female' ? 'female' : 'male')}>
                  {t('profile.atCollege', { college: college.name })}
                </ButtonLink>
              </Box>
            )}
          </Box>
          <EditableSection
            title={t('profile.about')}
            isEmpty={about === null}
            fields={() => [{ path: '/about', label: t('profile.about'), kind: { type: 'text', most: 5000 }, value: about }]}
          >
            <Text whiteSpace="pre-line" overflowWrap="anywhere" maxW="text">
              {about}
            </Text>
          </EditableSection>
        </Box>
      </Box>
    </Content>
  );
}
