import { renameSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { PAGE_FILE } from './messages.ts'
import { catalogPlugin } from './catalog-plugin.ts'

/** Builds the web app with the recorder in it into a folder, and the page that shows what it records as files beside it. */
export async function buildRecorded(target: string): Promise<void> {
  const shared = { logLevel: 'warn' } as const
  await build({
    ...shared,
    configFile: join(import.meta.dirname, 'vite.config.ts'),
    build: { outDir: target, emptyOutDir: true },
  })
  await build({
    ...shared,
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    plugins: [react(), catalogPlugin()],
    build: {
      outDir: target,
      emptyOutDir: false,
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: { input: join(import.meta.dirname, 'page.html'), checks: { pluginTimings: false } },
    },
  })
  renameSync(join(target, 'page.html'), join(target, PAGE_FILE))
}
