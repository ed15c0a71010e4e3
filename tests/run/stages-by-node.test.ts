import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { stagesByNode } from './stages-by-node';
import { runStage } from './stage';

const all = { name: 'all', minutes: 1, lanes: [[['prettier', '--version']]] } as const;
const quick = { ...all, name: 'quick' };

test('everything runs on the newest Node, and the quick tests on the oldest', () => {
  const nodes = new Map([
    [20, '/node20'],
    [22, '/node22'],
    [24, '/node24'],
  ] as const);

  const { stages, missing } = stagesByNode(nodes, [all], quick);

  expect(stages.map(({ name, node }) => [name, node])).toEqual([
    ['all, Node 24', '/node24'],
    ['quick, Node 20', '/node20'],
  ]);
  expect(missing).toEqual([]);
});

test('a Node that cannot be had is named, and what it would run runs on the next one', () => {
  const half = stagesByNode(
    new Map([
      [20, '/node20'],
      [22, '/node22'],
      [24, null],
    ] as const),
    [all],
    quick,
  );
  const { stages, missing } = stagesByNode(
    new Map([
      [20, '/node20'],
      [22, null],
      [24, null],
    ] as const),
    [all],
    quick,
  );

  expect(half.stages.map(({ name }) => name)).toEqual(['all, Node 22', 'quick, Node 20']);
  expect(half.missing).toEqual([24]);
  expect(stages.map(({ name }) => name)).toEqual(['all, Node 20']);
  expect(missing).toEqual([24, 22]);
});

test('a step runs on its Node: where that program is missing, it fails', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-by-node-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const run = (node: string) => runStage({ ...all, node }, { folder, limit: null, isQuiet: true });

  expect(await run(process.execPath)).toMatchObject({ isGreen: true });
  expect(await run(join(folder, 'no-node'))).toMatchObject({ isGreen: false });
});
