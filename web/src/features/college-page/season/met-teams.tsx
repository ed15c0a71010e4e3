import { Box } from '@chakra-ui/react/box';
import { outsideName } from '@touchline/domain/season/match-line';
import { createContext, useContext } from 'react';
import { Crest } from '../../../components/college/crest';
import { collegeAddress } from '../../../lib/addresses/college-address';
import { PageLink } from '../../../ui/links';
import { type LoadedSoccer, useCollegePage } from '../use-college-page';

type Met = LoadedSoccer['met'][number];

/** The colleges in the seasons of the page's team. */
export const MetTeamsContext = createContext<readonly Met[]>([]);

/** A team by the key that matches give it: its college, null for one that we do not have, and its name. */
export function useMetTeam(): (team: string) => { readonly college: Met | null; readonly name: string } {
  const met = useContext(MetTeamsContext);
  return (team) => {
    const college = met.find(({ _id }) => _id === team) ?? null;
    return { college, name: college?.name ?? outsideName(team) ?? team };
  };
}

/** The crest of a team; an empty shield's place for one that we do not have. */
export function MetCrest({ team, size }: { readonly team: string; readonly size: number }) {
  const { college } = useMetTeam()(team);
  const width = `${Math.round((size * 5) / 6)}px`;
  return college === null ? (
    <Box
      aria-hidden
      flex="none"
      borderWidth="1px"
      borderStyle="dashed"
      borderRadius="l1"
      style={{ width, height: `${size}px` }}
    />
  ) : (
    <Crest college={college} size={size} />
  );
}

/** The name of a team, a link to its page at its Athletics tab unless it is the page's own or has none. */
export function MetName({ team, season }: { readonly team: string; readonly season?: number }) {
  const { sex, college: own } = useCollegePage();
  const { college, name } = useMetTeam()(team);
  if (college === null || college._id === own._id) return name;
  const address = `${collegeAddress(college.pathName, sex)}/athletics${season === undefined ? '' : `?season=${season}`}`;
  return (
    <PageLink to={address} py="3.5" overflowWrap="break-word">
      {name}
    </PageLink>
  );
}
