import { isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import { lazy, Suspense } from 'react';
import { useAdmission, useKnownProfile } from '../../session/session-context';

const Checklist = lazy(async () => ({ default: (await import('./checklist')).Checklist }));
const RulesAge = lazy(async () => ({ default: (await import('./rules-age')).RulesAge }));

/** What the guide has for some people only: the checklist of players, and the age of the rules for admins. */
export function OwnParts() {
  const profile = useKnownProfile();
  const isAdmin = useAdmission('admin') === 'in';
  return (
    <Suspense fallback={null}>
      {profile !== undefined && profile !== null && isPlayer(profile.type) && <Checklist />}
      {isAdmin && <RulesAge />}
    </Suspense>
  );
}
