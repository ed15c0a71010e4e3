import type { SessionController, SessionDependencies } from './session-controller';

/** What the links of the provider's mails do. All of it rejects with the failure of the provider or the backend. */
export interface EmailLinkActions {
  /** The address whose password a code resets; rejects where the code has expired or was used. */
  readonly emailOfReset: (code: string) => Promise<string>;
  /** Sets the new password. Whoever is signed in here is signed out, because the provider has ended that sign-in. */
  readonly resetPassword: (code: string, password: string) => Promise<void>;
  /** Confirms the address that a code was sent to. */
  readonly confirmEmail: (code: string) => Promise<void>;
}

export function createEmailLinkActions({ auth, report }: SessionDependencies, controller: SessionController): EmailLinkActions {
  return {
    emailOfReset: auth.emailOfReset,
    resetPassword: async (code, password) => {
      await auth.resetPassword(code, password);
      if (controller.current() !== null) await controller.signOut({ stays: true }).catch(report);
    },
    confirmEmail: auth.confirmEmail,
  };
}
