import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join, resolve } from 'node:path';
import { bundleFunctions } from '@touchline/local/build/bundle-functions';
import { startTestEmulators } from '@touchline/local/emulators/test-emulators';
import { aStoredCollege } from '../support/api/colleges/colleges';
import type { BenchTable } from './bench-table';
import { quantile, ratio } from './measure';

const ROOT = resolve(import.meta.dirname, '../..');
const STARTS = 9;

/** Serves a function at a free port, and says at which; asked for `/cpu`, it says what the process has used. */
const SERVE = `
  import { createServer } from 'node:http';
  const serve = (answer) => {
    const server = createServer((request, response) => {
      if (request.url !== '/cpu') return answer(request, response);
      const { user, system } = process.cpuUsage();
      response.end(String((user + system) / 1000));
    });
    server.listen(0, '127.0.0.1', () => console.log('at ' + server.address().port));
  };
`;
const EXPRESS = `${SERVE}
  import express from 'express';
  serve(express().use((_, response) => response.json({ gdpr: true })));
`;
const UI = `${SERVE}
  import { ui } from './lib/index.js';
  serve(ui);
`;

/** A new process's times in milliseconds: until its first answer is there, and of its processor until then. */
interface Start {
  readonly answeredMs: number;
  readonly processorMs: number;
}

/**
 * How long a new process takes until its first answer, compared with one that loads Express alone. The college comes
 * out of the local Firestore.
 */
export async function coldStartBench(): Promise<BenchTable> {
  const folder = mkdtempSync(join(ROOT, 'functions/lib-bench-'));
  const emulators = await startTestEmulators('demo-touchline-bench', null);
  try {
    Object.assign(process.env, emulators.environment);
    const college = await aStoredCollege();
    await bundleFunctions({ folder: join(folder, 'lib') });
    const contenders = [
      { name: 'bare Express', script: EXPRESS, address: '/' },
      { name: '`ui`, checkGdpr', script: UI, address: '/api/v1/checkGdpr' },
      { name: '`ui`, a college', script: UI, address: `/ui/v1/colleges/${college._id}` },
    ].map(({ name, script, address }, index) => {
      const file = join(folder, `start-${index}.mjs`);
      writeFileSync(file, script);
      return { name, file, address, starts: [] as Start[] };
    });
    for (let round = 0; round < STARTS; round += 1)
      for (const { file, address, starts } of contenders) starts.push(await startOf(file, address, emulators.environment));
    const timesOf = (starts: readonly Start[], key: keyof Start): number =>
      quantile(
        starts.map((start) => start[key]),
        0.5,
      );
    const bare = contenders[0]?.starts ?? [];
    return {
      title: 'Cold start',
      note: `Median of ${STARTS} new processes each, taken in turns: from the start of the process until the first answer has arrived.`,
      rows: contenders.map(({ name, starts }) => ({
        name,
        values: {
          'median ms': timesOf(starts, 'answeredMs').toFixed(0),
          'of bare Express': ratio(timesOf(starts, 'answeredMs'), timesOf(bare, 'answeredMs')),
          'processor ms': timesOf(starts, 'processorMs').toFixed(0),
          'of its processor time': ratio(timesOf(starts, 'processorMs'), timesOf(bare, 'processorMs')),
        },
      })),
    };
  } finally {
    await emulators.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts a new process, asks it once, and ends it. Throws where it does not answer. */
async function startOf(file: string, address: string, environment: Readonly<Record<string, string>>): Promise<Start> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [file], {
    cwd: join(ROOT, 'functions'),
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
    while (!said.includes('\n')) await Promise.race([once(child.stdout, 'data'), failureOf(child)]);
    const port = Number(/^at (\d+)$/m.exec(said)?.[1]);
    const { status, body } = await answerOf(port, address);
    const answeredMs = performance.now() - startedAt;
    if (status !== 200) throw new Error(`${address} was answered with ${status}: ${body}`);
    return { answeredMs, processorMs: Number((await answerOf(port, '/cpu')).body) };
  } finally {
    child.kill('SIGKILL');
  }
}

async function failureOf(child: ReturnType<typeof spawn>): Promise<never> {
  const [code] = (await once(child, 'exit')) as readonly unknown[];
  throw new Error(`The process ended with code ${String(code)} before it answered.`);
}

function answerOf(port: number, path: string): Promise<{ readonly status: number; readonly body: string }> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, host: '127.0.0.1', agent: false }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (text: string) => (body += text));
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    });
    sent.once('error', reject);
    sent.end();
  });
}
