import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../repository-root';
import { apiDocs } from './api-docs';

await writeFile(join(repositoryRoot, 'docs/api.md'), apiDocs());
