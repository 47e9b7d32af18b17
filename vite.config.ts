import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Where `npm run dev` has the server listening; the pages and calls that it serves itself are handed on to it. */
const server = process.env['BIDFAIR_SERVER'] ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: folder('src'),
  publicDir: false,
  cacheDir: folder('node_modules/.vite'),
  plugins: [react(), vanillaExtractPlugin()],
  // React has had this hook since version 18; the stand-in for older ones need not be shipped.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  build: {
    outDir: folder('dist'),
    emptyOutDir: true,
    target: 'es2023',
    // A policy without inline scripts and data addresses stays possible.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    // One style sheet of some 9 kB, kept for good, rather than a dozen that each wait for the other.
    cssCodeSplit: false,
    rolldownOptions: {
      // The file that gathers the icons does nothing else, so a screen takes along only those that it shows.
      treeshake: { moduleSideEffects: [{ test: /[\\/]src[\\/]ui[\\/]icons/, sideEffects: false }] },
      output: {
        // What the first screen needs anyway comes in one piece: fewer requests, and it compresses better.
        codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] },
      },
    },
    reportCompressedSize: false,
  },
  server: {
    proxy: Object.fromEntries(['/v1', '/about', '/terms-condition'].map((path) => [path, server])),
  },
})
