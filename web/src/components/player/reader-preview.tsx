import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { headerTeamOf, isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import type { Profile } from '@touchline/domain/person/profiles/profile';
import type { ShownProfile } from '@touchline/domain/person/profiles/audience/shown-profile';
import { groupsOfPage, groupsShownTo, type Reader } from '@touchline/domain/person/profiles/audience/visibility';
import { useFormats, useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api/api-client';
import { Avatar } from '../../ui/avatar';
import { ButtonLink } from '../../ui/links';
import { SkeletonBlock, SkeletonRegion } from '../../ui/states/skeletons';
import { placeLine } from '../college/college-summary';
import { MiniPitch } from './mini-pitch';
import { profilePicturePath } from './profile-photo';

/** The height of the head, and that of its skeleton, so that nothing moves when it arrives. */
const HEAD_HEIGHT = '9.5rem';

/** What the table and the preview need to know of a profile. */
export type AudienceProfile = Pick<Profile, 'username' | 'type' | 'version' | 'audiences' | 'adultFrom'>;

interface ReaderPreviewProps {
  readonly profile: AudienceProfile;
  readonly reader: Reader;
  readonly today: string;
}

/**
 * The page as a reader sees it, in small: its head as the server answers it to that reader, the parts that stay closed
 * to them, and the way to the whole page. The title always names the reader.
 */
export function ReaderPreview({ profile, reader, today }: ReaderPreviewProps) {
  const t = useTranslations();
  const { formatList } = useFormats();
  const callApi = useApi();
  const { username, version } = profile;
  const query = useQuery({
    queryKey: ['readersView', username, version, reader],
    queryFn: ({ signal }) =>
      callApi('profile', { params: { username }, query: reader === 'owner' ? {} : { as: reader }, signal }),
  });
  const seen = groupsShownTo(profile, reader, today);
  const closed = groupsOfPage(isPlayer(profile.type)).filter((group) => !seen.has(group));
  return (
    <Box
      role="group"
      aria-label={t(`privacy.seenBy.${reader}`)}
      mt="4"
      borderWidth="1px"
      borderRadius="card"
      bg="bg.panel"
      p="4"
      minW="0"
    >
      <Box textStyle="small" fontWeight="semibold" color="fg.muted" mb="3">
        {t(`privacy.seenBy.${reader}`)}
      </Box>
      <Box style={{ minHeight: HEAD_HEIGHT }}>
        {query.data !== undefined ? <Head profile={query.data} /> : <NoHead hasFailed={query.error !== null} />}
      </Box>
      <Box borderTopWidth="1px" mt="3" pt="3" textStyle="small" role="status">
        {closed.length === 0
          ? t(reader === 'owner' ? 'privacy.ownerSeesAll' : 'privacy.allSeen')
          : t('privacy.closedTo', { parts: formatList(closed.map((group) => t(`privacy.group.${group}`))) })}
      </Box>
      <ButtonLink
        to={`/profile/${username}/about${reader === 'owner' ? '' : `?as=${reader}`}`}
        variant="outline"
        colorPalette="ink"
        width="full"
        mt="3"
      >
        {t(`privacy.open.${reader}`)}
      </ButtonLink>
    </Box>
  );
}

/** What stands there until the head arrives, or instead of it. */
function NoHead({ hasFailed }: { readonly hasFailed: boolean }) {
  const t = useTranslations();
  if (hasFailed) return <Box color="fg.muted">{t('privacy.noPreview')}</Box>;
  return (
    <SkeletonRegion label={t('privacy.loading')}>
      <SkeletonBlock height={HEAD_HEIGHT} />
    </SkeletonRegion>
  );
}

/** Portrait, name and what stands next to them; a part that is closed is left out, as on the page. */
function Head({ profile }: { readonly profile: ShownProfile }) {
  const t = useTranslations();
  const { displayName, profilePicture, position, address, schoolName, graduationYear } = profile;
  const team = headerTeamOf(profile);
  const lines = [
    team?.teamName ?? team?.league,
    schoolName,
    placeLine(address.locality, address.administrative_area_level_1),
    graduationYear === null ? null : String(graduationYear),
  ].filter((line) => typeof line === 'string' && line !== '');
  return (
    <Box display="flex" gap="4" alignItems="flex-start">
      <Avatar
        name={displayName}
        src={profilePicture === null ? null : profilePicturePath(profile, profilePicture, '400')}
        size={64}
      />
      <Box flex="1" minW="0">
        <Box textStyle="h3" overflowWrap="anywhere">
          {displayName}
        </Box>
        {lines.map((line) => (
          <Box key={line} textStyle="small" color="fg.muted" overflowWrap="anywhere">
            {line}
          </Box>
        ))}
      </Box>
      {position.main.length > 0 && (
        <MiniPitch positions={position.main} height={112} label={t('ui.positions', { positions: position.main.join(', ') })} />
      )}
    </Box>
  );
}
