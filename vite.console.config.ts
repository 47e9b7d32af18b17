import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { licenses } from './scripts/licenses.ts'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The console of operators: a bundle of its own, so that nobody else downloads any of it. */
export default defineConfig({
  root: folder('src/console'),
  base: '/operator/',
  publicDir: false,
  cacheDir: folder('node_modules/.vite-console'),
  plugins: [react(), vanillaExtractPlugin(), licenses()],
  build: {
    outDir: folder('dist/operator'),
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    rolldownOptions: { checks: { pluginTimings: false } },
    reportCompressedSize: false,
  },
})
