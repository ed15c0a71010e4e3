import { useCallback } from 'react';
import { Navigate } from 'react-router-dom';
import { useApi } from '../lib/api-context';
import { ApiRefusal } from '../lib/api-refusal';
import { useAnswer } from '../lib/use-answer';
import { collegeStart, START_ADDRESS } from './read-address';
import { Waiting } from './waiting';

/** An address that matches nothing: a college's name as its first part leads to that college's men's soccer, anything else to / (specification §2). */
export function UnknownAddress({ college }: { readonly college: string | null }) {
  return college === null ? <Navigate to={START_ADDRESS} replace /> : <PerhapsCollege name={college} />;
}

function PerhapsCollege({ name }: { readonly name: string }) {
  const callApi = useApi();
  const ask = useCallback(
    (collegeId: string, signal: AbortSignal) => isKnown(callApi('college', { params: { collegeId }, signal })),
    [callApi],
  );
  const { data, hasFailed } = useAnswer(name, ask, null);
  if (data === undefined && !hasFailed) return <Waiting />;
  return <Navigate to={data === true ? collegeStart(name) : START_ADDRESS} replace />;
}

async function isKnown(answer: Promise<unknown>): Promise<boolean> {
  try {
    await answer;
    return true;
  } catch (failure) {
    if (failure instanceof ApiRefusal && failure.status === 404) return false;
    throw failure;
  }
}
