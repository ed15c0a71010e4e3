import { isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import type { ShownProfile } from '@touchline/domain/person/profiles/audience/shown-profile';
import { useSearchParams } from 'react-router-dom';
import { WriteButton } from '../../components/contact/write-button';

interface ContactButtonProps {
  readonly profile: Pick<ShownProfile, '_id' | 'displayName' | 'type'>;
}

/** The button by which a coach writes to the player of a page. The address `?contact=1` opens its form too. */
export function ContactButton({ profile }: ContactButtonProps) {
  const [params, setParams] = useSearchParams();
  if (!isPlayer(profile.type)) return null;
  const close = () => {
    const others = new URLSearchParams(params);
    others.delete('contact');
    setParams(others, { replace: true, preventScrollReset: true });
  };
  return <WriteButton player={profile} look="header" asked={{ isOpen: params.get('contact') === '1', onClose: close }} />;
}
