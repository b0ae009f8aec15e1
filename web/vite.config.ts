import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { tableDocument } from './table-document.ts';

// Where `npm run dev` finds a running server.
const SERVER = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), tableDocument()],
  // Inlined files would need data: in the content security policy.
  build: {
    outDir: '../src/turnwright/server/client',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The file that asks for a table early runs before the rest is there.
    rolldownOptions: { input: { index: 'index.html', early: 'src/lib/early.ts' } },
  },
  server: {
    proxy: {
      '/api': SERVER,
      '/ws': { target: SERVER, ws: true },
    },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
});
