import { Box } from '@chakra-ui/react/box';
import { CampCard } from '../../../components/camp-card';
import { CollegeCard } from '../../../components/college-card';
import { PlayerCard } from '../../../components/player-card';
import { PageLink } from '../../../ui/page-link';
import { PictureFrame } from '../../../ui/picture-frame';
import { SkeletonBlock, SkeletonRegion } from '../../../ui/skeleton';
import { Slider } from '../../../ui/slider';
import { MANY_CAMPS } from '../camp-samples';
import type { GalleryPiece } from '../gallery-piece';
import { PICTURES } from '../picture-samples';
import { LONG_PLAYER, MANY_PLAYERS } from '../player-samples';
import { LONG_COLLEGE, MANY_COLLEGES, ONE_COLLEGE } from '../samples';

const college = (one: typeof ONE_COLLEGE) => <CollegeCard key={one._id} college={one} />;
const player = (one: typeof LONG_PLAYER) => <PlayerCard key={one.username} player={one} />;
const camp = (one: (typeof MANY_CAMPS)[number]) => (
  <CampCard key={one.name} camp={one} hostName={ONE_COLLEGE.name} to="/gallery" />
);
const STORIES = [...PICTURES, ...PICTURES].map((picture, index) => ({ ...picture, id: `${picture.id} ${index}` }));
const WAITING = [0, 1, 2, 3, 4];

/** Rows that slide, in each of their kinds. */
export const SLIDER_PIECES: readonly GalleryPiece[] = [
  {
    name: 'Slider, landscape',
    states: {
      one: () => <Slider title="One card">{college(ONE_COLLEGE)}</Slider>,
      many: () => (
        <Box display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
          <Slider title="Colleges">{MANY_COLLEGES.map(college)}</Slider>
          <Slider title="Camps">{MANY_CAMPS.map(camp)}</Slider>
        </Box>
      ),
      long: () => <Slider title="Long cards">{[LONG_COLLEGE, ...MANY_COLLEGES.slice(0, 3)].map(college)}</Slider>,
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
        <Slider title="One player" kind="portrait">
          {MANY_PLAYERS.slice(0, 1).map(player)}
        </Slider>
      ),
      many: () => (
        <Slider title="Players" kind="portrait">
          {MANY_PLAYERS.map(player)}
        </Slider>
      ),
      long: () => (
        <Slider title="Long players" kind="portrait">
          {[LONG_PLAYER, ...MANY_PLAYERS].map(player)}
        </Slider>
      ),
    },
  },
  {
    name: 'Slider, success stories',
    states: {
      many: () => (
        <Slider title="Success stories" kind="successStories">
          {STORIES.map((picture) => (
            <PageLink key={picture.id} to="/gallery" display="block">
              <PictureFrame picture={picture} ratio="4 / 5" />A story
            </PageLink>
          ))}
        </Slider>
      ),
    },
  },
];
