import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig, type Plugin } from 'vite'
import app from '../../vite.config.ts'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What watches, and must not be watched itself. */
const QA = file('..')

/** Where the page is that watches the machines. */
const PAGE = '/__machines'

/** What the app gets in the place of a package; these files themselves, and packages, get the package. */
const STAND_INS: Readonly<Record<string, string>> = {
  xstate: file('./xstate.ts'),
  '@xstate/react': file('./xstate-react.ts'),
}

/**
 * Watches the machines of `npm run dev -- --inspect`. The app itself knows nothing of it: while this plugin serves it, whatever makes an
 * actor comes from a file here that has it observed. The build does not use this file.
 */
function watchMachines(): Plugin {
  return {
    name: 'watch-machines',
    apply: 'serve',
    enforce: 'pre',
    resolveId: (source, importer) =>
      importer === undefined || importer.includes('node_modules') || importer.startsWith(QA)
        ? undefined
        : STAND_INS[source],
    configureServer: (server) => {
      server.middlewares.use(PAGE, (request, response, next) => {
        if (request.url !== '/') return next()
        const html = readFileSync(file('./page.html'), 'utf8').replaceAll('"./page.', `"/@fs${file('./page.')}`)
        void server.transformIndexHtml(PAGE, html).then((page) => {
          response.setHeader('content-type', 'text/html; charset=utf-8')
          response.end(page)
        }, next)
      })
      const print = server.printUrls.bind(server)
      server.printUrls = () => {
        print()
        const [address] = server.resolvedUrls?.local ?? []
        if (address !== undefined) server.config.logger.info(`  ➜  Machines: ${new URL(PAGE, address).href}`)
      }
    },
  }
}

export default mergeConfig(
  app,
  defineConfig({
    plugins: [watchMachines()],
    cacheDir: file('../../node_modules/.vite-machines'),
    optimizeDeps: { include: ['xstate', 'xstate/graph', '@xstate/react', 'mermaid'] },
  }),
)
