import type { Sex } from '@touchline/domain/college/athletics';
import type { College } from '@touchline/domain/college/college';
import { currentRanks } from '@touchline/domain/ranking/college-ranks';
import { Refusal } from '@touchline/domain/kernel/refusal/refusal';
import { linkPreviewName, teamOfLinkPreview } from '@touchline/domain/pictures/link-preview-address';
import { type PreviewSeason, previewSeasonOf } from '@touchline/domain/season/season-line';
import type { Handler } from '../../platform/handler';
import { logBug } from '../../platform/log';
import type { PictureFiles } from '../../platform/picture-file-store';
import { linkPreviewDrawing } from './link-preview-drawing';
import type { CollegeListStore } from '../colleges/college-list-store';
import type { PictureProcessor } from './picture-processor';

/** For good at the address of the present version; minutes at any other, which shows the present picture too. */
const CACHE_CONTROL = {
  present: 'public, max-age=31536000, s-maxage=86400, immutable',
  other: 'public, max-age=300',
} as const;

/** What serving link previews needs. */
interface LinkPreviewDependencies {
  readonly find: (collegeId: string) => Promise<College | null>;
  readonly ranksOf: CollegeListStore['ranksOf'];
  readonly files: Pick<PictureFiles, 'findPreview' | 'savePreview'>;
  readonly processor: Pick<PictureProcessor, 'draw'>;
}

/**
 * GET /media/og/:collegeId/:picture. Only the present version is ever drawn, with the newest season of the team, once
 * for each team: requests with made-up versions get the stored picture (docs/decisions/060-link-previews.md).
 * Concurrent requests share it.
 */
export function mediaLinkPreview({ find, ranksOf, files, processor }: LinkPreviewDependencies): Handler<'mediaLinkPreview'> {
  const inProgress = new Map<string, Promise<Uint8Array>>();

  const make = async (college: College, sex: Sex, season: PreviewSeason | null, name: string): Promise<Uint8Array> => {
    const stored = await files.findPreview(college._id, name);
    if (stored !== null) return stored;
    const jpeg = await processor.draw(() => linkPreviewDrawing(college, sex, season?.line ?? null), college._id);
    await files.savePreview(college._id, name, jpeg).catch((error: unknown) => logBug('', error));
    return jpeg;
  };

  return async ({ params: { collegeId, picture } }) => {
    const sex = teamOfLinkPreview(picture);
    const [college, ranks] = sex === null ? [null, []] : await Promise.all([find(collegeId), ranksOf(collegeId)]);
    if (sex === null || college === null) throw new Refusal('notFound', 'unknownPicture');
    const season = previewSeasonOf(currentRanks(ranks, sex));
    const name = linkPreviewName(college.version, sex, season?.mark ?? null);
    const key = `${college._id}/${name}`;
    const shared = inProgress.get(key) ?? make(college, sex, season, name).finally(() => inProgress.delete(key));
    inProgress.set(key, shared);
    const cacheControl = name === picture ? CACHE_CONTROL.present : CACHE_CONTROL.other;
    return { bytes: await shared, contentType: 'image/jpeg', tag: `${college._id}-${name}`, cacheControl };
  };
}
