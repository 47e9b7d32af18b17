import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { licenses } from './scripts/licenses.ts'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Where `npm run dev` has the server listening; the pages and calls that it serves itself are handed on to it. */
const server = process.env['BIDFAIR_SERVER'] ?? 'http://127.0.0.1:3000'

/**
 * The preload code runs on its own once it is here. The page's first script imports it, so Vite would only fetch it ahead. The
 * head has a script tag in place of Vite's link.
 */
function preload(): Plugin {
  return {
    name: 'preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const chunk = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.moduleIds.includes(folder('src/preload.ts')),
        )
        const tag = `<link rel="modulepreload" crossorigin href="/${chunk?.fileName}">`
        if (!html.includes(tag)) throw new Error('src/preload.ts is in no chunk of its own')
        return html.replace(tag, `<script type="module" async crossorigin src="/${chunk?.fileName}"></script>`)
      },
    },
  }
}

export default defineConfig({
  root: folder('src'),
  publicDir: false,
  cacheDir: folder('node_modules/.vite'),
  plugins: [react(), vanillaExtractPlugin(), preload(), licenses()],
  build: {
    outDir: folder('dist'),
    emptyOutDir: true,
    target: 'es2023',
    // A policy without inline scripts and data addresses stays possible.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Tests look up which file a module is in.
    manifest: true,
    // One style sheet of some 9 kB, kept for good, rather than a dozen that each wait for the other.
    cssCodeSplit: false,
    rolldownOptions: {
      // How long each plugin takes is of no use to who starts the server.
      checks: { pluginTimings: false },
      output: {
        // Rolldown splits the code at each `import()`, and gives what several pieces share a piece of its own. The first screens come whole.
        codeSplitting: {
          groups: [
            // What runs before all else takes nothing along that it does not need.
            { name: 'preload', test: /src.preload\.ts/, priority: 3 },
            // The app, with what both first screens need.
            {
              name: 'start',
              test: /src.(index\.html|main\.tsx)|request-state|failure-text|ui.(use-media|use-kept-focus|is-enter)/,
              priority: 2,
            },
            // The screen of every visitor, and the one that follows a login: each with all else that it needs. The list has
            // small pieces that the screens after it share with what it opens.
            {
              name: (id) => (id.includes('login') ? 'login' : 'list'),
              test: /login-page|dashboard.page|app.shell|(dialogs.dialog|lists.card)\.ts/,
              priority: 1,
            },
            // What every form with files needs: small pieces of their own would be larger together.
            {
              name: 'files',
              test: /ui.forms.(picture-tile|picture-field|file-input|upload-parts|with-preview)/,
            },
            // What makes calls: these two fetch it once they are drawn, and all other screens need it.
            { name: 'calls', test: /actors.(run-service|loading)\.ts/ },
          ],
        },
      },
    },
    reportCompressedSize: false,
  },
  server: {
    proxy: Object.fromEntries(
      ['/v1', '/about', '/terms-condition', '/docs', '/pages.css', '/favicon.svg'].map((path) => [path, server]),
    ),
  },
})
