import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import type { College } from '@touchline/domain/college/college';
import type { Role } from '@touchline/domain/person/roles/role';
import { useState } from 'react';
import { ClaimForm } from '../../../components/own-account/claim-form';
import { VerifyFirst } from '../../../components/own-account/claim-notices';
import { useOwnAccount } from '../../../components/own-account/use-own-account';
import { WizardButtons } from '../../../components/wizard/wizard';
import { useTranslations } from '../../../i18n/use-translations';
import type { TeamSex } from '../../../lib/addresses/college-address';
import { BusyButton } from '../../../ui/busy-button';
import type { SaveCollege } from '../editing/college-kind';
import { addingTeam, confirmingTeam } from '../editing/staff-entries';

interface TeamStepProps {
  readonly college: College;
  readonly sex: TeamSex;
  readonly role: Role;
  readonly save: SaveCollege;
  readonly onNext: () => void;
}

/** Confirms college and team: names the post of a request, says that the college has the team, or adds it. */
export function TeamStep({ college, sex, role, save, onNext }: TeamStepProps) {
  const t = useTranslations();
  const { query } = useOwnAccount();
  const [isSaving, setIsSaving] = useState(false);
  const team = college.athletics.sport.find((one) => one.sex === sex);
  const teamName = t(sex === 'female' ? 'account.womensTeam' : 'account.mensTeam');
  const account = query.data;
  const fitting = account?.claimable.filter(({ collegeId }) => collegeId === college._id) ?? [];
  if (role.status === 'Pending' && role.type === 'coach' && account !== undefined) {
    if (!account.emailVerified) return <VerifyFirst email={account.email} />;
    if (fitting.length > 0) return <ClaimForm colleges={fitting} brought={college._id} isRequested onClaimed={onNext} />;
  }
  const isCertain = team !== undefined && team.evidence !== 'inferred';
  const text = t(team === undefined ? 'coachWizard.teamAdd' : 'coachWizard.teamYes');
  async function confirm() {
    setIsSaving(true);
    const isSaved = await save(team === undefined ? addingTeam(sex, text) : confirmingTeam(sex, text));
    setIsSaving(false);
    if (isSaved) onNext();
  }
  return (
    <>
      <Box fontSize="lg" fontWeight="semibold" overflowWrap="anywhere">
        {t('coachWizard.teamDone', { team: teamName, college: college.name })}
      </Box>
      <WizardButtons
        main={
          isCertain || role.status === 'Pending' ? (
            <Button size="xl" onClick={onNext}>
              {t('coachWizard.teamYes')}
            </Button>
          ) : (
            <BusyButton size="xl" isBusy={isSaving} busyText={text} onClick={() => void confirm()}>
              {text}
            </BusyButton>
          )
        }
      />
    </>
  );
}
