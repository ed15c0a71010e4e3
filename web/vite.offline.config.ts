import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * The page for readers without network (docs/decisions/239-offline-shortlist.md): a build of its own, so that no page
 * of the site shares a file with it. One HTML file and one script, under names that stay, because the service worker
 * keeps them together by their revisions.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: '/offline/',
  plugins: [react()],
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist-offline',
    modulePreload: false,
    target: 'baseline-widely-available',
    rolldownOptions: {
      input: 'offline.html',
      output: { entryFileNames: 'page.js', codeSplitting: false },
    },
  },
});
