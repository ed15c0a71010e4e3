import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../repository-root';
import { coverage } from './coverage';

await writeFile(join(repositoryRoot, 'docs/coverage.md'), coverage(repositoryRoot));
