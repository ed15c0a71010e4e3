import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';

/*
 * Outlives a parent that was killed before it could clean up. The parent sends process groups and files line by line
 * (`group 1234`, `gone 1234`, `file /path`). When the pipe closes without the line `done`, it ends the groups and
 * removes the files.
 */
const groups = new Set<number>();
const files = new Set<string>();
let isDone = false;

const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => {
  const [word, ...rest] = line.split(' ');
  const value = rest.join(' ');
  if (word === 'group') groups.add(Number(value));
  if (word === 'gone') groups.delete(Number(value));
  if (word === 'file') files.add(value);
  if (word === 'done') isDone = true;
});
lines.on('close', () => {
  if (isDone) return;
  for (const group of groups) {
    try {
      process.kill(-group, 'SIGKILL');
    } catch {
      continue;
    }
  }
  for (const file of files) rmSync(file, { recursive: true, force: true });
});
