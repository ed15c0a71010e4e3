import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundleFunctions } from '@touchline/local/build/bundle-functions';
import type { BenchTable } from './bench-table';
import { quantile, ratio } from './measure';

const ROOT = resolve(import.meta.dirname, '../..');
const STARTS = 9;

/**
 * The time until a new process has loaded the function's module, compared with one that loads Express alone and one
 * that loads only the function's external dependencies.
 */
export async function coldStartBench(): Promise<BenchTable> {
  const folder = mkdtempSync(join(ROOT, 'functions/lib-bench-'));
  try {
    const bundle = join(folder, 'index.mjs');
    await bundleFunctions(bundle);
    const scripts = {
      'Node alone': '',
      'bare Express': `import express from 'express'; express();`,
      'Express, firebase-functions, firebase-admin': `import express from 'express'; import 'firebase-functions/v2/https'; import 'firebase-admin/auth'; import 'firebase-admin/firestore'; express();`,
      'the function ui': `import './index.mjs';`,
    };
    const files = Object.entries(scripts).map(([name, text], index) => {
      const file = join(folder, `start-${index}.mjs`);
      writeFileSync(file, text);
      return { name, file, times: [] as number[] };
    });
    for (let round = 0; round < STARTS; round += 1) for (const { file, times } of files) times.push(millisecondsToStart(file));
    const express = quantile(files[1]?.times ?? [], 0.5);
    return {
      title: 'Cold start',
      note: `Median of ${STARTS} new processes each, taken in turns: process start until the module is loaded.`,
      rows: files.map(({ name, times }) => ({
        name,
        values: { 'median ms': quantile(times, 0.5).toFixed(0), 'of bare Express': ratio(quantile(times, 0.5), express) },
      })),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function millisecondsToStart(file: string): number {
  const startedAt = performance.now();
  const { status, stderr } = spawnSync(process.execPath, [file], {
    cwd: join(ROOT, 'functions'),
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  });
  if (status !== 0) throw new Error(`${file} did not start: ${stderr}`);
  return performance.now() - startedAt;
}
