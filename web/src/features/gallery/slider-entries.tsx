import { PictureFrame } from '../../ui/fields/editable-picture';
import { PageLink } from '../../ui/links';
import { SkeletonBlock, SkeletonRegion } from '../../ui/states/skeletons';
import { Slider } from '../../ui/slider';
import type { GalleryEntry } from './gallery-entry';
import { PICTURES } from './samples';

const STORIES = [...PICTURES, ...PICTURES].map((picture, index) => ({ ...picture, id: `${picture.id} ${index}` }));
const story = (picture: (typeof STORIES)[number]) => (
  <PageLink key={picture.id} to="/gallery" display="block">
    <PictureFrame picture={picture} ratio="4 / 5" />A story
  </PageLink>
);
const WAITING = [0, 1, 2, 3, 4];

/** Sliders of each kind. */
export const SLIDER_ENTRIES: readonly GalleryEntry[] = [
  {
    name: 'Slider, landscape',
    states: {
      one: () => <Slider title="One picture">{STORIES.slice(0, 1).map(story)}</Slider>,
      many: () => <Slider title="Pictures">{STORIES.map(story)}</Slider>,
      loading: () => (
        <SkeletonRegion label="Cards are loading">
          <Slider title="Cards to come">
            {WAITING.map((card) => (
              <SkeletonBlock key={card} height="13rem" />
            ))}
          </Slider>
        </SkeletonRegion>
      ),
    },
  },
  {
    name: 'Slider, portrait',
    states: {
      one: () => (
        <Slider title="One portrait" kind="portrait">
          {STORIES.slice(0, 1).map(story)}
        </Slider>
      ),
      many: () => (
        <Slider title="Portraits" kind="portrait">
          {STORIES.map(story)}
        </Slider>
      ),
    },
  },
  {
    name: 'Slider, success stories',
    states: {
      many: () => (
        <Slider title="Success stories" kind="successStories">
          {STORIES.map(story)}
        </Slider>
      ),
    },
  },
];
