import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { licenses } from './scripts/licenses.ts'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Where `npm run dev` has the server listening; the pages and calls that it serves itself are handed on to it. */
const server = process.env['BIDFAIR_SERVER'] ?? 'http://127.0.0.1:3000'

/**
 * What is done ahead of the app runs on its own as soon as it is here, for the page's first script imports it: where Vite would only fetch
 * it ahead, a script stands in the head.
 */
function ahead(): Plugin {
  return {
    name: 'ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const chunk = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.moduleIds.includes(folder('src/ahead.ts')),
        )
        const preload = `<link rel="modulepreload" crossorigin href="/${chunk?.fileName}">`
        if (!html.includes(preload)) throw new Error('src/ahead.ts is in no chunk of its own')
        return html.replace(preload, `<script type="module" async crossorigin src="/${chunk?.fileName}"></script>`)
      },
    },
  }
}

/**
 * What Vite does before each `import()`, to fetch at once what it imports in turn, in a fifth of its size: with one style sheet for all, and
 * no browser left that knows no `modulepreload`, links are all there is to it.
 */
function lightPreload(): Plugin {
  return {
    name: 'light-preload',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `
        const seen = new Set()
        export function __vitePreload(load, files = []) {
          for (const file of files) {
            if (seen.has(file)) continue
            seen.add(file)
            document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href: '/' + file }))
          }
          return load()
        }`,
    },
  }
}

/**
 * What `@xstate/react` selects from snapshots with: React does it as it is, for all that is selected here stands in the snapshot and need not
 * be compared or remembered.
 */
function lightSelector(): Plugin {
  return {
    name: 'light-selector',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /use-sync-external-store\/shim\/with-selector\.js$/ },
      handler: () => `
        import { useSyncExternalStore } from 'react'
        export const useSyncExternalStoreWithSelector = (subscribe, snapshot, onServer, select) =>
          useSyncExternalStore(subscribe, () => select(snapshot()))`,
    },
  }
}

export default defineConfig({
  root: folder('src'),
  publicDir: false,
  cacheDir: folder('node_modules/.vite'),
  plugins: [react(), vanillaExtractPlugin(), ahead(), lightPreload(), lightSelector(), licenses()],
  // React has had this hook since version 18; the stand-in for older ones need not be shipped.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  build: {
    outDir: folder('dist'),
    emptyOutDir: true,
    target: 'es2023',
    // A policy without inline scripts and data addresses stays possible.
    assetsInlineLimit: 0,
    // These two are on their way before anything else is asked for.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !/(ahead|index)-/.test(file)),
    },
    // Says which file a module went to: their names do not.
    manifest: true,
    sourcemap: false,
    // One style sheet of some 9 kB, kept for good, rather than a dozen that each wait for the other.
    cssCodeSplit: false,
    rolldownOptions: {
      // How long each plugin takes is of no use to who starts the server.
      checks: { pluginTimings: false },
      output: {
        // Nobody reads them, and the first piece lists them all: names in words would cost it half a kilobyte.
        chunkFileNames: ({ name }) => (name === 'ahead' ? 'assets/ahead-[hash:7].js' : 'assets/[hash:7].js'),
        // Few pieces compress better than many, and come in fewer requests. Which they are follows from who imports what.
        codeSplitting: {
          groups: [
            // What runs before all else takes nothing along that it does not need.
            { name: 'ahead', test: /src.ahead\.ts/, priority: 10 },
            { name: 'start', tags: ['$initial'], priority: 9 },
            // What about half of all screens and dialogs need, the first two among them, of what shows nothing by itself; not the words of areas
            // that no first screen has.
            {
              name: 'common',
              test: /src.(ui.theme|i18n.(?!with-own))|generated.codes|machines.(outcome|details)/,
              minShareCount: 9,
              priority: 8,
            },
            // Every form needs it, the login's first of all, and no list.
            { name: 'sending', test: /machines.sending/, priority: 8 },
            // Those of the few screens that change a password are no part of it: the list would pay for them.
            {
              name: 'services',
              test: /src.services.(?!passwords)/,
              minShareCount: 4,
              priority: 7,
            },
            // The two screens that most visits begin with, each with all that it needs: others find it in the cache. Limits
            // of fields, which every later form wants, ride along with the login's form. What lists do later comes later.
            {
              name: 'list',
              test: /features.dashboard.page|ui.lists.(?!watch-rows)|app.header-account|i18n.en.dashboard/,
              priority: 6,
            },
            { name: 'login', test: /features.session.login-page|generated.rules/, priority: 5 },
            // What screens of different kinds share comes before what only some of them need: a group takes with it all that
            // its files import, unless a group before it has it.
            {
              name: 'parts',
              test: /ui.(pictures.picture-strip|needed-part|gone\.tsx|text.use-now|use-kept-focus)|actors.note-read|services.notifications\.ts/,
              minShareCount: 2,
              priority: 4,
            },
            { name: 'drawings', test: /ui.(pictures.(drawing|envelope|signpost)|gone-state)/, priority: 4 },
            { name: 'record', test: /ui.text.business-record/, priority: 4 },
            { name: 'segmented', test: /ui.forms.segmented/, priority: 4 },
            { name: 'talk', test: /services.(talk|wire.talk)\.ts|actors.thread-news/, priority: 4 },
            {
              name: 'page-form',
              test: /ui.forms.(page-form|use-leaving|use-loaded|not-loaded)|ui.dialogs.later-dialogs/,
              minShareCount: 4,
              priority: 4,
            },
            // An account that is shown or changed.
            {
              name: 'account',
              test: /ui.forms.loaded-screen|actors.(own-account|profile)\.ts/,
              minShareCount: 3,
              priority: 3,
            },
            // Forms with files; a message has some, too, but none of the fields below.
            {
              name: 'registration',
              test: /machines.(registration|upload)|actors.(registrations|slots)|ui.forms.file-input/,
              minShareCount: 5,
              priority: 3,
            },
            // A job, as both of its sides and its dialogs show it; and the business that got it.
            {
              name: 'job',
              test: /features.job-details.(page|decline-words|ending|column-skeleton|fact|icons|quote|business-name|interests.interests.css|talk.message-links)|ui.text.unread-messages/,
              priority: 3,
            },
            { name: 'assigned', test: /features.job-details.(assigned-card|job-rating)/, priority: 2 },
            // Single steps, such as marking as read, are no part of it: screens without a form take them alone.
            {
              name: 'forms',
              test: /src.(actors.(?!commands)|ui.forms.(?!use-command|use-dialog-form|loaded-screen))|machines.(?!command)/,
              minShareCount: 5,
              priority: 1,
            },
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
