import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig, type Plugin } from 'vite'
import app from '../../vite.config.ts'
import { PAGE } from './messages.ts'
import { catalogPlugin } from './catalog-plugin.ts'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What watches, and must not be watched itself. */
const WATCHING = [file('..'), file('../../packages')]

/** What the app gets in the place of a package; these files themselves, and packages, get the package. */
const STAND_INS: Readonly<Record<string, string>> = {
  xstate: file('./xstate.ts'),
  '@xstate/react': file('./xstate-react.ts'),
}

/**
 * Has the machines of `npm run dev -- --inspect`, and of `npm run build -- --record`, observed. The app itself knows nothing of it: while
 * this plugin is at work, whatever makes an actor comes from a file here. The ordinary build does not use this file.
 */
const observed: Plugin = {
  name: 'observed',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer === undefined ||
    importer.includes('node_modules') ||
    WATCHING.some((folder) => importer.startsWith(folder))
      ? undefined
      : STAND_INS[source],
}

/** Serves the page beside the app that is being worked on. */
const besideApp: Plugin = {
  name: 'beside-app',
  apply: 'serve',
  configureServer: (server) => {
    server.middlewares.use(PAGE, (request, response, next) => {
      if (request.url !== '/') return next()
      const html = readFileSync(file('./page.html'), 'utf8')
        .replaceAll('"./page.', `"/@fs${file('./page.')}`)
        .replace('"../../src/', '"/')
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

export default mergeConfig(
  app,
  defineConfig({
    plugins: [observed, catalogPlugin(), besideApp],
    cacheDir: file('../../node_modules/.vite-machines'),
    optimizeDeps: { include: ['xstate', 'xstate/graph', '@xstate/react', 'mermaid'] },
  }),
)
