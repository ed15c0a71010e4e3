import { type Operator, type OperatorFault, operatorFaults } from '@touchline/domain/reference/operator/operator';
import { blocking, type Finding } from '../finding';

/** The file that says who runs the site. */
const FILE = 'domain/src/reference/operator/operator-parameters.ts';

const ADVICE: Readonly<Record<OperatorFault['kind'], string>> = {
  missing: 'has no value',
  invalid: 'cannot be right',
  outdated: 'is about another version of the terms',
};

/** The operator of a deployment is known: who it is, how to reach them, and whose lawyer has read the present terms. */
export function checkOperator(operator: Operator, termsVersion: number): readonly Finding[] {
  return operatorFaults(operator, termsVersion).map(({ field, kind }) =>
    blocking(`The operator's ${field} ${ADVICE[kind]}: fill it in in ${FILE}.`),
  );
}

/** What the pages of this machine cannot say, as a sentence; null where the operator is known. */
export function absentOperator(operator: Operator, termsVersion: number): string | null {
  const faults = operatorFaults(operator, termsVersion);
  if (faults.length === 0) return null;
  const fields = faults.map(({ field }) => field).join(', ');
  return `The pages say that this is a demo, because ${FILE} lacks: ${fields}. A deployment needs them.`;
}
