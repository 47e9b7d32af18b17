import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The gallery of the ui kit: `npx vite -c qa/gallery/vite.config.ts`. It is no part of the build. */
export default defineConfig({
  root: folder('.'),
  cacheDir: folder('../../node_modules/.vite-gallery'),
  plugins: [react(), vanillaExtractPlugin()],
  server: { fs: { allow: [folder('../..')] } },
})
