import { execFile } from 'node:child_process';

interface ProcessRow {
  readonly pid: number;
  readonly parent: number;
  readonly isZombie: boolean;
  readonly command: string;
}

/** All current descendants of this process. */
export async function descendantsOf(pid: number): Promise<number[]> {
  const rows = await processRows();
  const found = new Set([pid]);
  let before = 0;
  while (before !== found.size) {
    before = found.size;
    for (const row of rows) if (found.has(row.parent)) found.add(row.pid);
  }
  found.delete(pid);
  return [...found];
}

/** Those of the given processes that still run. */
export async function survivors(pids: readonly number[]): Promise<number[]> {
  const rows = await processRows();
  return rows.filter(({ pid, isZombie }) => !isZombie && pids.includes(pid)).map(({ pid }) => pid);
}

/** The one of the given processes whose command line contains the fragment. */
export async function processRunning(fragment: string, among: readonly number[]): Promise<number> {
  const rows = await processRows();
  const found = rows.find(({ pid, command }) => among.includes(pid) && command.includes(fragment));
  if (found === undefined) throw new Error(`No process runs "${fragment}".`);
  return found.pid;
}

function processRows(): Promise<ProcessRow[]> {
  return new Promise((resolve, reject) => {
    execFile('ps', ['-Ao', 'pid=,ppid=,stat=,args='], (failure, output) => {
      if (failure !== null) reject(new Error(failure.message));
      else resolve(output.trim().split('\n').map(processRow));
    });
  });
}

function processRow(line: string): ProcessRow {
  const [pid, parent, state, ...command] = line.trim().split(/\s+/);
  return { pid: Number(pid), parent: Number(parent), isZombie: state?.startsWith('Z') ?? false, command: command.join(' ') };
}
