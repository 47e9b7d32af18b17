import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { viteSingleFile } from 'vite-plugin-singlefile'
import type { Pictures, Report } from 'statechart-kit/report/types'

/** The report as one HTML file: the app that shows it, what it shows, and every picture. */
export async function pageOf(report: Report, pictures: Pictures): Promise<string> {
  const app = await buildApp()
  const data = [script('report', report), script('pictures', pictures)].join('\n')
  // A function, for what stands in the data must not be read as a pattern.
  return app.replace('</body>', () => `${data}\n</body>`)
}

/** Data that no browser takes for markup. */
function script(id: string, data: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`
}

async function buildApp(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'bidfair-report-'))
  try {
    await build({
      configFile: false,
      root: join(import.meta.dirname, 'client'),
      logLevel: 'warn',
      plugins: [react(), vanillaExtractPlugin(), viteSingleFile()],
      build: { outDir, emptyOutDir: true, target: 'es2023', reportCompressedSize: false },
    })
    return readFileSync(join(outDir, 'index.html'), 'utf8')
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}

/** The folder in which Playwright has its viewer of recordings: static files that need no network. */
export function recordingViewer(): string {
  return join(dirname(fileURLToPath(import.meta.resolve('playwright-core/package.json'))), 'lib/vite/traceViewer')
}
