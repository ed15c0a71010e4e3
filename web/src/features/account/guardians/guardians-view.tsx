import { isPlayer } from '@touchline/domain/person/profiles/completeness/completeness';
import { isMinorOn } from '@touchline/domain/person/profiles/audience/visibility';
import { useLanguage } from '../../../i18n/language-provider';
import { useSessionState } from '../../../session/session-context';
import { AccountSubview } from '../account-subview';
import { ChildList } from './child-list';
import { GuardianList } from './guardian-list';
import { GUARDIAN_VIEW_TEXTS } from './guardian-texts';
import { useGuardianships } from '../../../components/guardianship/use-guardianships';

/**
 * /account?view=guardians: the links between a player's account and those of parents, from either side
 * (docs/decisions/200-guardians-with-an-account.md).
 */
export function GuardiansView() {
  const texts = GUARDIAN_VIEW_TEXTS[useLanguage().language];
  const { profile } = useSessionState();
  const { query } = useGuardianships();
  const isParent = profile?.type === 'parent';
  const mayAsk = profile !== null && isPlayer(profile.type) && isMinorOn(profile, new Date().toISOString().slice(0, 10));
  const intro = isParent ? texts.introParent : mayAsk ? texts.introPlayer : texts.introOther;
  return (
    <AccountSubview texts={texts} intro={intro} query={query}>
      {(own) =>
        isParent ? <ChildList own={own} /> : (mayAsk || own.guardians.length > 0) && <GuardianList own={own} mayAsk={mayAsk} />
      }
    </AccountSubview>
  );
}
