import { builtinModules } from 'node:module'
import manifest from '../../package.json' with { type: 'json' }
import kit from '../../packages/statechart-kit/package.json' with { type: 'json' }

/** What a room may use. `values` are rooms it may import anything from, `types` only types; packages are npm names. */
export type Room = {
  readonly values: readonly string[]
  readonly types: readonly string[]
  readonly packages: readonly string[] | 'any'
}

const VIEW = ['react', 'react-dom', 'wouter', '@vanilla-extract/css', '@formkit/auto-animate', 'react-hot-toast']

/** The rooms of the browser app, but for `main`, and the two that they share with the server. */
const APP = [
  'generated',
  'machines',
  'services',
  'actors',
  'ui',
  'ui/forms',
  'ui/pictures',
  'i18n',
  'shared/lazy.ts',
  'features',
  'shared/routes.ts',
]

const NODE = builtinModules.map((name) => `node:${name}`)

/** What `npm ci --omit=dev --workspaces=false` installs is what production has. */
const SERVER = [...Object.keys(manifest.dependencies), ...NODE]

/** Every room but those of QA and tests, which may use them all; nobody else uses those. */
const PRODUCT = [...APP, 'app', 'console', 'preload', 'main', 'server', 'packages/client', 'scripts', 'docs', 'config']

/** Allowed imports. A room may use itself. Feature folders never use each other. The check refuses folders without a row. */
export const ROOMS: { readonly [name: string]: Room } = {
  generated: { values: [], types: [], packages: [] },
  machines: { values: [], types: ['generated'], packages: ['xstate'] },
  services: {
    values: ['generated'],
    types: ['machines'],
    packages: ['@zxcvbn-ts/core', 'content-disposition', 'effect', 'eventsource-parser', 'openapi-fetch'],
  },
  // How code is split; every room of the browser may.
  'shared/lazy.ts': { values: [], types: [], packages: [] },
  actors: {
    values: ['machines', 'services', 'generated', 'shared/lazy.ts'],
    types: [],
    packages: ['xstate', 'effect', 'react', '@simplewebauthn/browser'],
  },
  ui: { values: ['i18n', 'shared/lazy.ts', 'ui/forms', 'ui/pictures'], types: ['generated'], packages: VIEW },
  // Parts that show a chart and send it what is done to them; whose services are behind it they do not know. Limits are plain data.
  'ui/forms': {
    values: ['ui', 'ui/pictures', 'i18n', 'machines', 'shared/lazy.ts', 'generated/rules'],
    types: ['generated'],
    packages: [...VIEW, '@xstate/react'],
  },
  'ui/pictures': {
    values: ['ui', 'i18n', 'shared/lazy.ts', 'machines'],
    types: ['generated'],
    packages: [...VIEW, '@xstate/react', 'qrcode-generator'],
  },
  i18n: { values: ['generated', 'shared/lazy.ts'], types: ['machines'], packages: ['react', 'rosetta'] },
  // The limits of the contract (counters, maxLength) are plain data; everything else of the contract reaches a view through its machine.
  features: {
    values: [
      'actors',
      'ui',
      'ui/forms',
      'ui/pictures',
      'i18n',
      'shared/lazy.ts',
      'shared/routes.ts',
      'generated/rules',
    ],
    types: ['machines', 'generated'],
    packages: [...VIEW, '@xstate/react'],
  },
  'shared/routes.ts': { values: [], types: ['machines', 'features'], packages: ['react', 'wouter'] },
  app: { values: APP, types: [], packages: 'any' },
  // The console of operators is put together here, as the app is in its room. It has no features of the app.
  console: {
    values: APP.filter((room) => !['features', 'shared/routes.ts'].includes(room)),
    types: [],
    packages: 'any',
  },
  // Begun before main is there.
  preload: { values: ['app'], types: [], packages: [] },
  main: { values: ['preload', 'app', 'ui', 'i18n', 'shared/routes.ts'], types: [], packages: ['react', 'react-dom'] },
  server: { values: ['generated', 'machines'], types: [], packages: SERVER },
  // What others install: it brings nothing with it.
  'packages/client': { values: ['generated'], types: [], packages: [] },
  docs: {
    values: ['generated', 'packages/client'],
    types: [],
    packages: [
      '@oazapfts/runtime',
      'openapi-fetch',
      'standardwebhooks',
      '@zodios/core',
      'node:fs',
      'node:http',
      'node:url',
    ],
  },
  scripts: {
    values: ['docs', 'server', 'machines', 'generated', 'config', 'packages/statechart-kit'],
    types: [],
    packages: 'any',
  },
  bench: { values: [...PRODUCT, 'packages/statechart-kit', 'tests/support'], types: [], packages: 'any' },
  // Would serve any app of XState: it knows none.
  'packages/statechart-kit': {
    values: [],
    types: [],
    packages: [...Object.keys({ ...kit.dependencies, ...kit.devDependencies }), ...NODE],
  },
  qa: { values: [...PRODUCT, 'packages/statechart-kit', 'tests/support'], types: [], packages: 'any' },
  'tests/support': { values: PRODUCT, types: [], packages: 'any' },
  tests: {
    values: [...PRODUCT, 'bench', 'packages/statechart-kit', 'qa', 'tests/support'],
    types: [],
    packages: 'any',
  },
  config: { values: [], types: [], packages: 'any' },
}

/** The packages of this repository, which others import by these names. */
export const WORKSPACES: { readonly [name: string]: string } = {
  'bidfair-client': 'packages/client',
  'statechart-kit': 'packages/statechart-kit',
}

/** The room of a file, by its path from the project's root; undefined for a folder that no row of the table names. */
export function roomOf(path: string): string | undefined {
  const [top = '', second = '', third = ''] = path.split('/')
  if (!path.includes('/')) return path.endsWith('.config.ts') ? 'config' : undefined
  const inside = top === 'src' ? [`${second}/${third}`, second.replace(/\.tsx?$/, '')] : [`${top}/${second}`, top]
  return inside.find((name) => Object.hasOwn(ROOMS, name))
}
