import { useSessionState } from '../../session/session-context';
import { ClassQuestion } from './class-question';
import { ComingOfAgeNotice } from './coming-of-age';

/** What /account tells a player who comes of age, and asks one whose class is over; nothing for anybody else. */
export function GrowingUpSection() {
  const { profile } = useSessionState();
  if (profile === null) return null;
  return (
    <>
      <ComingOfAgeNotice profile={profile} />
      <ClassQuestion profile={profile} />
    </>
  );
}
