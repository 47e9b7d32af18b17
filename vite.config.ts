import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What login and the job list both need. */
const COMMON =
  /[\\/](i18n[\\/]failure-text|ui[\\/](?:[a-z]+[\\/])?(field|pictures|use-animated-list)(\.css)?|machines[\\/](outcome|details)|generated[\\/]codes)\.ts/

/** What the job list is made of, other than what login needs too. */
const LIST =
  /[\\/](app[\\/]header-account|features[\\/](dashboard[\\/](?!filter-dialog)\w[\w-]*|notifications[\\/]bell)|ui[\\/](?:[a-z]+[\\/])?(avatar|loaded-screen|use-loaded|status-pill|job-marks|star-rating|skeleton|use-return|state|icons[\\/](list|file))|actors[\\/](jobs|live|profile|own-account)|machines[\\/](pages?|job[\\/]\w+)|i18n[\\/]en[\\/]dashboard)\b(?!-)/

/** What every call goes through. */
const CALLS =
  /[\\/](actors[\\/]perform|services[\\/](client|answers|profile|wire[\\/](failure|property|files|bids|profile|users)))\.ts$/

/** What knows how to ask for jobs. */
const JOBS = /[\\/]services[\\/](jobs|amount|wire[\\/]jobs)\.ts$/

/** What everything that is filled in is made of, login too. */
const FORMS =
  /[\\/](ui[\\/](?:[a-z]+[\\/])?(form(\.css)?|(?:)(bind-form|text-field|use-form(-events)?))|machines[\\/](sending|form[\\/](draft|judgement))|generated[\\/]field-errors)\.tsx?$/

/** What the forms beyond that of login share, and the screens of an account: small parts that come together anyway. */
const FURTHER =
  /[\\/](ui[\\/](?:[a-z]+[\\/])?((?:)(use-prepared|use-leaving)|page-form|choice(\.css)?|choice-field\.css|picker-dialog\.css)|actors[\\/]later-check|generated[\\/]rules-tables)\.[jt]sx?$/

/** What registrations share: the chart, its files, and where somebody lives. */
const REGISTRATION =
  /[\\/](machines[\\/](registration[\\/]\w+|upload|place)|actors[\\/](registrations|slots|places)|services[\\/](checks[\\/]file|wire[\\/]limits)|ui[\\/](?:[a-z]+[\\/])?((?:)(use-registration|place-fields)|upload-parts|uploads\.css|picture-field|file-input|not-loaded|choice-field|select))\.tsx?$/

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
        // So does what the job list needs of what other screens have too: all of them come after it.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 3 },
            { name: 'common', test: COMMON, priority: 2 },
            { name: 'calls', test: CALLS, priority: 1 },
            { name: 'jobs', test: JOBS, priority: 1 },
            { name: 'list', test: LIST, priority: 1 },
            { name: 'forms', test: FORMS, priority: 1 },
            { name: 'further', test: FURTHER, priority: 1 },
            { name: 'registration', test: REGISTRATION, priority: 1 },
          ],
        },
      },
    },
    reportCompressedSize: false,
  },
  server: {
    proxy: Object.fromEntries(['/v1', '/about', '/terms-condition'].map((path) => [path, server])),
  },
})
