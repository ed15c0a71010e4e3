import { Box } from '@chakra-ui/react/box';
import { IconButton } from '@chakra-ui/react/button';
import { Bookmark } from 'lucide-react';
import type { ReactNode } from 'react';
import { CampCard } from '../../../components/camp-card';
import { CampDay } from '../../../components/camp-day';
import { PlayerCard } from '../../../components/player-card';
import { Avatar } from '../../../ui/avatar';
import { SkeletonBlock, SkeletonRegion } from '../../../ui/skeleton';
import { BARE_CAMP, LONG_CAMP, MANY_CAMPS, ONE_CAMP } from '../camp-samples';
import type { GalleryPiece } from '../gallery-piece';
import { BROKEN_PICTURE, PORTRAIT } from '../picture-samples';
import { BARE_PLAYER, LONG_PLAYER, MANY_PLAYERS, ONE_PLAYER } from '../player-samples';
import { LONG_COLLEGE, ONE_COLLEGE } from '../samples';

const SIZES = [32, 44, 64, 96];
const save = (
  <IconButton aria-label="Save" variant="ghost" size="lg">
    <Bookmark size={20} strokeWidth={1.75} aria-hidden />
  </IconButton>
);
const cards = (children: ReactNode, least: string) => (
  <Box display="grid" gap="4" gridTemplateColumns={`repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`}>
    {children}
  </Box>
);
const avatars = (name: string, src: string | null) => (
  <Box display="flex" gap="3" alignItems="end">
    {SIZES.map((size) => (
      <Avatar key={size} name={name} src={src} size={size} />
    ))}
  </Box>
);

/** What shows players and camps. */
export const PEOPLE_PIECES: readonly GalleryPiece[] = [
  {
    name: 'PlayerCard',
    states: {
      empty: () => cards(<PlayerCard player={BARE_PLAYER} />, '16rem'),
      one: () => cards(<PlayerCard player={ONE_PLAYER} isPromoted action={save} />, '16rem'),
      many: () =>
        cards(
          MANY_PLAYERS.map((player) => <PlayerCard key={player.username} player={player} />),
          '16rem',
        ),
      long: () => cards(<PlayerCard player={LONG_PLAYER} isPromoted action={save} />, '16rem'),
      loading: () =>
        cards(
          <SkeletonRegion label="A player is loading">
            <SkeletonBlock height="auto" aspectRatio="4 / 5" />
          </SkeletonRegion>,
          '16rem',
        ),
      failed: () => cards(<PlayerCard player={{ ...ONE_PLAYER, portrait: BROKEN_PICTURE }} />, '16rem'),
    },
  },
  {
    name: 'CampCard',
    states: {
      empty: () => cards(<CampCard camp={BARE_CAMP} hostName="Oake" to="/gallery" />, '20rem'),
      one: () => cards(<CampCard camp={ONE_CAMP} hostName={ONE_COLLEGE.name} to="/gallery" action={save} />, '20rem'),
      many: () =>
        cards(
          MANY_CAMPS.map((camp) => <CampCard key={camp.name} camp={camp} hostName={ONE_COLLEGE.name} to="/gallery" />),
          '20rem',
        ),
      long: () => cards(<CampCard camp={LONG_CAMP} hostName={LONG_COLLEGE.name} to="/gallery" action={save} />, '20rem'),
      loading: () =>
        cards(
          <SkeletonRegion label="A camp is loading">
            <SkeletonBlock height="15rem" />
          </SkeletonRegion>,
          '20rem',
        ),
    },
  },
  { name: 'CampDay', states: { one: () => <CampDay day="2027-10-09" />, long: () => <CampDay day="2027-09-30" /> } },
  {
    name: 'Avatar',
    states: {
      empty: () => avatars('', null),
      one: () => avatars('Imogen Hartsward', PORTRAIT),
      many: () => avatars('Imogen Hartsward', null),
      long: () => avatars(LONG_PLAYER.displayName, null),
      failed: () => avatars('Imogen Hartsward', BROKEN_PICTURE),
    },
  },
];
