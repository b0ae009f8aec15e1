import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// Where `npm run dev` finds a running server.
const SERVER = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  // Inlined files would need data: in the content security policy.
  build: {
    outDir: '../src/turnwright/server/client',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
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
