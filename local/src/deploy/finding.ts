/**
 * What a check found: one sentence that says what is wrong and what to do. A finding that blocks stops the deployment
 * or breaks the site; any other is a warning.
 */
export interface Finding {
  readonly blocks: boolean;
  readonly text: string;
}

/** A finding that blocks. */
export const blocking = (text: string): Finding => ({ blocks: true, text });

/** A finding that is worth a look. */
export const warning = (text: string): Finding => ({ blocks: false, text });

/** No finding, or this one where the condition holds. */
export const when = (condition: boolean, finding: () => Finding): readonly Finding[] => (condition ? [finding()] : []);
