import { paramsOfRecruitQuery } from '@touchline/domain/person/recruits/recruit-query';
import { searchForTeam } from '@touchline/domain/person/recruits/search-for-team';
import { isCoach, isCoachRole } from '@touchline/domain/person/roles/coach-role';
import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useApi } from '../../lib/api/api-client';
import { useSessionState } from '../../session/session-context';
import { useRecruitQuery } from './recruit-address';

/** The key of the history entry that a visit of the site begins with. */
const FIRST_ENTRY = 'default';

/**
 * Starts the search of a coach who arrives at it without any filter from her own team: its sex, and the open needs of
 * its roster. They go into the address, so that each is a chip that can be taken away; who clears them all, or comes
 * back by the browser's Back, is not asked again. It shows nothing.
 */
export function StartOfCoach(): null {
  const callApi = useApi();
  const navigate = useNavigate();
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop && key !== FIRST_ENTRY;
  const { profile } = useSessionState();
  const { query, after, linkTo } = useRecruitQuery();
  const isBare = after === null && paramsOfRecruitQuery(query).length === 0;
  const [startsHere] = useState(isBare && !isReturn);
  const isStillBare = useRef(isBare);
  const hasStarted = useRef(false);
  useEffect(() => {
    isStillBare.current = isBare;
  }, [isBare]);
  useEffect(() => {
    if (!startsHere || hasStarted.current || profile === null || !isCoach(profile)) return;
    hasStarted.current = true;
    const sex = profile.sportsTypeGender === 'Female' ? 'female' : 'male';
    const role = profile.roles.find((one) => isCoachRole(one) && one.status === 'Accepted');
    const start = (needs: Parameters<typeof searchForTeam>[1]) => {
      if (!isStillBare.current) return;
      void navigate(linkTo(searchForTeam(sex, needs)), { replace: true, state: { preserveScroll: true } });
    };
    if (role === undefined) {
      start([]);
      return;
    }
    callApi('college', { params: { collegeId: role.value } }).then(
      ({ athletics }) => start(athletics.sport.find((team) => team.sex === sex)?.rosterNeeds ?? []),
      () => start([]),
    );
  }, [startsHere, profile, callApi, navigate, linkTo]);
  return null;
}
