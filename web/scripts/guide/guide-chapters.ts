import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type * as compileGuide from './compile-guide';

const CHAPTER = /src[\\/]guide[\\/](?:en|de)[\\/][\w-]+\.md(?:\?(entry|search))?$/;

/**
 * Makes modules of the Markdown files of the guide: `chapter` with everything, `?entry` what lists say, `?search` what
 * the search finds. Markdown is read here alone, so that neither browser nor server carries its library. A chapter that
 * does not fit fails the build.
 */
export function guideChapters(): Plugin {
  let compiling: Promise<typeof compileGuide> | null = null;
  return {
    name: 'guide-chapters',
    enforce: 'pre',
    load: {
      filter: { id: CHAPTER },
      handler: async (id) => {
        const [file = ''] = id.split('?');
        const part = CHAPTER.exec(id)?.[1];
        const { chapterModule } = await (compiling ??= compiler());
        return chapterModule(file, part === 'entry' || part === 'search' ? part : 'chapter');
      },
    },
  };
}

async function compiler(): Promise<typeof compileGuide> {
  const file = join(import.meta.dirname, 'compile-guide.ts');
  return (await runnerImport<typeof compileGuide>(file, { configFile: false })).module;
}
