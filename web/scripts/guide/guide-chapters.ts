import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type * as compileFaqs from './compile-faqs';
import type * as compileGuide from './compile-guide';

const CHAPTER = /src[\\/]guide[\\/](?:en|de)[\\/][\w-]+\.md(?:\?(entry|search))?$/;
const FAQS = /src[\\/]faqs[\\/](?:en|de)\.md$/;

/**
 * Makes modules of the Markdown files of the guide: `chapter` with everything, `?entry` what lists say, `?search` what
 * the search finds; and of the questions and answers, `faqs`. Markdown is read here alone, so that neither browser nor
 * server carries its library. A text that does not fit fails the build.
 */
export function guideChapters(): Plugin {
  let compiling: Promise<typeof compileGuide> | null = null;
  let asking: Promise<typeof compileFaqs> | null = null;
  return {
    name: 'guide-chapters',
    enforce: 'pre',
    load: {
      filter: { id: [CHAPTER, FAQS] },
      handler: async (id) => {
        const [file = ''] = id.split('?');
        if (FAQS.test(file)) return (await (asking ??= compiler<typeof compileFaqs>('compile-faqs.ts'))).faqsModule(file);
        const part = CHAPTER.exec(id)?.[1];
        const { chapterModule } = await (compiling ??= compiler<typeof compileGuide>('compile-guide.ts'));
        return chapterModule(file, part === 'entry' || part === 'search' ? part : 'chapter');
      },
    },
  };
}

async function compiler<Module extends object>(name: string): Promise<Module> {
  return (await runnerImport<Module>(join(import.meta.dirname, name), { configFile: false })).module;
}
