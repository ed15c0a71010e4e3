import { relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** The element of shell.html that lists what each page downloads; the function `page` takes it out again. */
const listOf = (downloads: Readonly<Record<string, readonly string[]>>): string =>
  `<script type="application/json" id="page-downloads">${JSON.stringify(downloads)}</script>`;

const PAGE = /^src\/pages\/([^/]+)\/page\.ts$/;
const MESSAGES = /^src\/(i18n\/(?:english|german)\/[^/]+)\.ts$/;

/**
 * Lists in shell.html the scripts of each page by its folder (`pages/home`) and of each message table
 * (`i18n/german/landing`), so that a rendered page can download its own together with those of every page.
 */
export function pageDownloads(root: string): Plugin {
  const modules = new Map<string, readonly string[]>();
  return {
    name: 'page-downloads',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const path = relative(root, id);
        const page = PAGE.exec(path)?.[1];
        const table = MESSAGES.exec(path)?.[1];
        if (page !== undefined) modules.set(`pages/${page}`, this.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
        if (table !== undefined) modules.set(table, [id]);
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const downloads = [...modules].map(([name, ids]) => [name, filesOf(ids, bundle)] as const);
        return html.replace('</head>', () => `${listOf(Object.fromEntries(downloads))}</head>`);
      },
    },
  };
}

/** The addresses of the files that modules are in, and of all that these import at once. */
function filesOf(ids: readonly string[], bundle: Rolldown.OutputBundle): readonly string[] {
  const files = new Set<string>();
  const take = (file: string): void => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || files.has(file)) return;
    files.add(file);
    chunk.imports.forEach(take);
  };
  for (const [file, chunk] of Object.entries(bundle)) {
    if (chunk.type === 'chunk' && chunk.facadeModuleId !== null && ids.includes(chunk.facadeModuleId)) take(file);
  }
  return [...files].map((file) => `/${file}`);
}
