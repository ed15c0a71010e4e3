import { isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import { lazy, Suspense } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { ScenePage } from '../../components/scene-page';
import { HEADERS, ProfilePage } from '../../features/profiles/profile-page';
import { previewOf } from '../../features/profiles/use-profile';
import { profileAddress, subpageOf } from '../../features/profiles/profile-tabs';
import { useTranslations } from '../../i18n/use-translations';
import type { HeadContext, PageHead } from '../page-definition';
import type { LoadedProfile } from './load-profile';

const RecruitSheet = lazy(async () => ({ default: (await import('../../features/profiles/sheet/recruit-sheet')).RecruitSheet }));

/** What is hydrated on its own; its code is downloaded before the page is shown to who navigates here. */
export const deferred = HEADERS;

/** /profile/{username} and its subpages (S2-17). */
export function View({ data }: { readonly data: LoadedProfile }) {
  const t = useTranslations();
  const { id } = useParams();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  if (data === null) {
    return (
      <ScenePage
        scene="outOfPlay"
        label={t('failure.notFoundLabel')}
        title={t('profile.nobodyTitle')}
        text={t('profile.nobodyText')}
        action={{ to: '/home', text: t('profile.toStart') }}
      />
    );
  }
  const { profile, college, committedTo, confirmed, references } = data;
  if (query.get('view') === 'sheet' && isPlayer(profile.type)) {
    return (
      <Suspense fallback={null}>
        <RecruitSheet profile={profile} committedTo={committedTo} confirmed={confirmed} references={references} />
      </Suspense>
    );
  }
  return (
    <ProfilePage
      key={profile._id}
      profile={profile}
      college={college}
      committedTo={committedTo}
      confirmed={confirmed}
      references={references}
      subpage={subpageOf(pathname, id)}
      preview={previewOf(query)}
      linkId={query.get('link')}
    />
  );
}

/**
 * The head of a profile's page. Search engines list adults alone, which only the server knows
 * (docs/decisions/064-search-engines.md).
 */
export function head({ data, params, pathname, query, language, t }: HeadContext<LoadedProfile>): PageHead {
  if (data === null) return { title: t('profile.nobodyTitle'), description: t('profile.nobodyText'), isIndexable: false };
  const { profile, committedTo } = data;
  const { username, displayName } = profile;
  const subpage = subpageOf(pathname, params.id);
  const shown = isPlayer(profile.type) ? subpage : ({ tab: 'about', album: null } as const);
  const part = shown.album ?? (shown.tab === 'about' ? null : t(`profile.${shown.tab}`));
  const isUnknownAlbum = shown.album !== null && !profile.albums.some(({ name }) => name === shown.album);
  return {
    title: part === null ? displayName : `${part} – ${displayName}`,
    canonical: profileAddress(username, shown),
    details: async ({ isListedPlayer }) => {
      const isWholePage = !isUnknownAlbum && ['as', 'view', 'link'].every((name) => query.get(name) === null);
      const { detailsOfProfile } = await import('./profile-head');
      return detailsOfProfile(profile, { language, committedTo, isListed: await isListedPlayer(profile._id), isWholePage });
    },
  };
}
