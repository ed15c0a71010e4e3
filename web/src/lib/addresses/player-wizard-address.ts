/** The address of the wizard for a type of player (S2-10): high schools have their own. */
export function playerWizardAddress(type: string): '/playerProfileWizard' | '/playeronboardingwizard' {
  return type === 'playerHighSchool' ? '/playerProfileWizard' : '/playeronboardingwizard';
}
