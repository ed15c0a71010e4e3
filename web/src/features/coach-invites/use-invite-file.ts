import { useQueryClient } from '@tanstack/react-query';
import { INVITES } from '@touchline/domain/reference/limits';
import { useState } from 'react';
import { useApi } from '../../lib/api/api-client';
import { textOfFile } from '../../lib/file-text';
import type { FileLine } from './invite-file';
import type { InviteTexts } from './invite-texts';

const MOST_BYTES = 20 * 1024 * 1024;

/** A refused line, and why. */
interface RefusedLine {
  readonly line: FileLine;
  readonly reason: string;
}

/** How far a file has come: nothing, a failure, being checked, checked, being sent, sent. */
export type FileState =
  | { readonly step: 'none' }
  | { readonly step: 'failed'; readonly reason: string }
  | { readonly step: 'checking' | 'sending'; readonly done: number; readonly all: number }
  | {
      readonly step: 'checked';
      readonly fine: readonly FileLine[];
      readonly flagged: number;
      readonly refused: readonly RefusedLine[];
      readonly leftToday: number;
    }
  | { readonly step: 'sent'; readonly count: number; readonly refused: readonly RefusedLine[] };

/**
 * Checks a file of invitations 25 lines a call, then sends the lines that are fine. Each line is written whole or not
 * at all; a file that broke off can be sent again, because what was sent is refused as sent already.
 */
export function useInviteFile(texts: InviteTexts) {
  const callApi = useApi();
  const client = useQueryClient();
  const [state, setState] = useState<FileState>({ step: 'none' });

  /** Calls the API for all lines, a batch after the other, and hands every result on. */
  const inBatches = async (
    lines: readonly FileLine[],
    step: 'checking' | 'sending',
    onLine: (
      line: FileLine,
      result: { readonly isFine: boolean; readonly reason: string | null; readonly usesFreeMail: boolean },
    ) => void,
  ): Promise<number> => {
    let leftToday = 0;
    for (let at = 0; at < lines.length; at += INVITES.linesPerCall) {
      setState({ step, done: at, all: lines.length });
      const batch = lines.slice(at, at + INVITES.linesPerCall);
      const sent = batch.map(({ line: _, ...cells }) => cells);
      const answer = await callApi('inviteCoaches', { body: { lines: sent, checks: step === 'checking' } });
      for (const [index, result] of answer.results.entries()) {
        const line = batch[index];
        if (line !== undefined) onLine(line, result);
      }
      leftToday = answer.leftToday;
    }
    return leftToday;
  };

  const check = async (file: File) => {
    if (file.size > MOST_BYTES) {
      setState({ step: 'failed', reason: texts.tooLarge });
      return;
    }
    const { inviteFileOf, repeatedLines } = await import('./invite-file');
    const read = inviteFileOf(await textOfFile(file));
    if ('failure' in read) {
      const reason = read.failure === 'noColumns' ? texts.noColumns(read.missing.join(', ')) : texts[read.failure];
      setState({ step: 'failed', reason });
      return;
    }
    const repeated = repeatedLines(read.lines);
    const refused: RefusedLine[] = [...repeated].map((line) => ({ line, reason: texts.twice }));
    const fine: FileLine[] = [];
    let flagged = 0;
    const leftToday = await inBatches(
      read.lines.filter((line) => !repeated.has(line)),
      'checking',
      (line, { isFine, reason, usesFreeMail }) => {
        if (!isFine) refused.push({ line, reason: reason ?? '' });
        else fine.push(line);
        if (usesFreeMail) flagged += 1;
      },
    );
    setState({
      step: 'checked',
      fine,
      flagged,
      leftToday,
      refused: refused.toSorted((one, other) => one.line.line - other.line.line),
    });
  };

  const send = async (lines: readonly FileLine[]) => {
    let count = 0;
    const refused: RefusedLine[] = [];
    await inBatches(lines, 'sending', (line, { isFine, reason }) => {
      if (isFine) count += 1;
      else refused.push({ line, reason: reason ?? '' });
    });
    setState({ step: 'sent', count, refused });
    await client.invalidateQueries({ queryKey: ['adminInvites'] });
  };

  return { state, check, send, reset: () => setState({ step: 'none' }) };
}
