import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

/** Tests wait for what they test rather than for a clock, on busy machines too; the limit only ends what hangs. */
const PATIENT = { testTimeout: 300_000, hookTimeout: 300_000 }

/** A page or a mail takes a moment; what is there is asked for again until it is. */
const POLLING = { expect: { poll: { timeout: 30_000, interval: 50 } } }

/** Whoever drives a browser, or starts servers and databases, mostly waits for them: two more work meanwhile. Measured on two cores: with four workers a hundredth of the time is left idle by the server's tests and a twentieth by those in a browser; three took a fifth longer. */
const WAITING = { maxWorkers: 4, sequence: { groupOrder: 1 } }

/** Workers keep their browser until they end. Node runs the tests itself, as it runs the server: Playwright makes an error for each thing that is asked of a browser, and Vite would map the stack of each back to what it made the file of. */
const IN_BROWSER = {
  environment: './qa/support/one-browser.ts',
  experimental: { viteModuleRunner: false, nodeLoader: false },
}

export default defineConfig({
  test: {
    // More workers than cores make timings worse, not better, where they do not wait.
    maxWorkers: 2,
    // Files leave nothing global behind, so that they may share what a worker has loaded: to load it for each file takes up to half of the time.
    isolate: false,
    setupFiles: ['tests/support/clean-run.ts'],
    // Enough of what was found and what was wanted to see where they differ; from 40 characters on a failure would say `{ …(8) }`.
    chaiConfig: { truncateThreshold: 1000 },
    projects: [
      {
        extends: true,
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          include: ['{packages/*/tests,tests/{house,machines,qa,scripts,src}}/**/*.test.{ts,tsx}'],
          globalSetup: ['tests/support/chromium-path.ts'],
          ...PATIENT,
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts', 'tests/server/contract/**/*.test.ts'],
          // A server that somebody else runs has its own database.
          globalSetup: process.env['CONTRACT_URL'] === undefined ? ['tests/server/support/cluster.ts'] : [],
          ...WAITING,
          ...PATIENT,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          exclude: ['tests/server/contract/**'],
          globalSetup: ['tests/server/support/cluster.ts'],
          ...WAITING,
          ...PATIENT,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['qa/support/global-setup.ts'],
          ...IN_BROWSER,
          ...WAITING,
          ...PATIENT,
          ...POLLING,
        },
      },
      {
        extends: true,
        test: {
          name: 'paths',
          include: ['qa/scenes/**/*.test.ts'],
          globalSetup: ['qa/support/global-setup.ts'],
          ...IN_BROWSER,
          ...WAITING,
          ...PATIENT,
          ...POLLING,
        },
      },
    ],
  },
})
