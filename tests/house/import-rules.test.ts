import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkFile, checkTree } from '../../scripts/import-rules/check.ts'
import { readFileSync } from 'node:fs'
import { checkBareTexts } from '../../scripts/import-rules/bare-text.ts'

const messages = (path: string, text: string): string[] => checkFile(path, text).map(({ message }) => message)

test('the house keeps its own walls', () => {
  const { paths, findings } = checkTree(join(import.meta.dirname, '../..'))
  expect(findings).toEqual([])
  expect(paths.length).toBeGreaterThan(50)
})

/** A line that imports something. */
const from = (module: string): string => `import { x } from '${module}'`

describe('walls between rooms', () => {
  const REFUSED: readonly (readonly [path: string, line: string, message: string])[] = [
    ['machines/bid.ts', from('../server/bids/service.ts'), 'machines may not import server'],
    ['machines/bid.ts', from('effect'), 'machines may not import the package effect'],
    ['machines/bid.ts', from('../generated/codes.ts'), 'machines may import only types from generated'],
    ['server/bids/service.ts', from('effect'), 'server may not import the package effect'],
    ['src/services/jobs.ts', from('../actors/jobs.ts'), 'services may not import actors'],
    ['src/ui/button.tsx', from('../features/bid/page.tsx'), 'ui may not import features'],
    ['src/features/bid/page.tsx', from('../jobs/card.tsx'), 'features/bid may not import features/jobs'],
    ['src/features/bid/page.tsx', "export { x } from '../jobs/card.tsx'", 'features/bid may not import features/jobs'],
    [
      'src/features/bid/page.tsx',
      "const x = () => import('../jobs/card.tsx')",
      'features/bid may not import features/jobs',
    ],
    ['src/features/bid/page.tsx', "type X = import('../jobs/card.tsx').X", 'features/bid may not import features/jobs'],
    ['src/features/born-today/page.tsx', from('../bid/page.tsx'), 'features/born-today may not import features/bid'],
    ['src/features/bid/page.tsx', from('../../../machines/bid.ts'), 'features may import only types from machines'],
    [
      'src/features/bid/page.tsx',
      "import { type A, b } from '../../../machines/bid.ts'",
      'features may import only types from machines',
    ],
    ['server/app/app.ts', from('../../tests/support/contract.ts'), 'server may not import tests/support'],
    ['src/main.tsx', from('./features/bid/page.tsx'), 'main may not import features'],
    ['src/app/router.tsx', from('statechart-kit'), 'app may not import packages/statechart-kit'],
    [
      'qa/paths.ts',
      from('../packages/statechart-kit/paths.ts'),
      'qa imports packages/statechart-kit by path, not by name',
    ],
    [
      'packages/statechart-kit/criteria/paths.ts',
      from('effect'),
      'packages/statechart-kit may not import the package effect',
    ],
    [
      'packages/statechart-kit/criteria/paths.ts',
      from('../../../machines/picker.ts'),
      'packages/statechart-kit may not import machines',
    ],
    ['packages/statechart-kit/criteria/paths.ts', "const app = 'Bidfair'", 'the kit names this app'],
    ['qa/paths.ts', from('../tests/e2e/sizes.test.ts'), 'qa may not import tests'],
    ['src/helpers/x.ts', '', 'no wall is drawn for this folder (scripts/import-rules/layers.ts)'],
  ]

  test.each(REFUSED)('%s: %s', (path, line, message) => {
    expect(messages(path, line)).toEqual([message])
  })

  const ALLOWED: readonly (readonly [path: string, line: string])[] = [
    ['machines/bid.ts', from('xstate')],
    ['machines/bid.ts', "import type { ErrorCode } from '../generated/codes.ts'"],
    ['src/ui/forms/field.tsx', from('../../../machines/form/machine.ts')],
    ['src/features/bid/page.tsx', from('./use-bid.ts')],
    ['src/features/bid/use-bid.ts', "import { type BidEvent } from '../../../machines/bid.ts'"],
    ['src/features/bid/use-bid.ts', from('../../../generated/rules.ts')],
    ['src/app/router.tsx', "const page = lazy(() => import('../features/bid/page.tsx'))"],
    ['tests/e2e/x.test.ts', from('../../server/app/app.ts')],
  ]

  test.each(ALLOWED)('%s: %s is allowed', (path, line) => {
    expect(messages(path, line)).toEqual([])
  })

  const SERVER: readonly (readonly [path: string, line: string, message: string])[] = [
    ['bids/handlers.ts', from('kysely'), 'handlers may not import the package kysely'],
    [
      'bids/handlers.ts',
      "import type { FastifyRequest } from 'fastify'",
      'handlers may not import the package fastify',
    ],
    ['bids/handlers.ts', from('./repository.ts'), 'handlers may not import repository'],
    ['bids/handlers-more.ts', "import type { Bid } from './repository.ts'", 'handlers may not import repository'],
    ['bids/service.ts', from('../platform/http/error-responses.ts'), 'service may not import platform/http'],
    ['bids/service.ts', from('../platform/runtime/settings.ts'), 'service may import only types from basis'],
    ['bids/repository.ts', from('./service.ts'), 'repository may not import service'],
    ['bids/repository.ts', from('../../machines/job/machine.ts'), 'repository may not import machines'],
    ['bids/serializer.ts', from('./repository.ts'), 'serializer may import only types from repository'],
    ['bids/service.ts', from('../jobs/repository.ts'), 'service may not import another noun’s repository'],
    ['start/server.ts', from('../jobs/repository.ts'), 'top may not import another noun’s repository'],
    [
      'platform/domain-error.ts',
      "import type { Deps } from './runtime/dependencies.ts'",
      'platform may not import basis',
    ],
    ['platform/http/static-app.ts', from('../../jobs/service.ts'), 'platform/http may not import service'],
    ['platform/http/health.ts', from('kysely'), 'platform/http may not import the package kysely'],
    ['schema/tables.ts', from('../jobs/service.ts'), 'schema may not import service'],
    ['jobs/service.ts', from('../demo/index.ts'), 'service may not import demo'],
    ['start/run.ts', from('../operator/cli.ts'), 'top may not import operator'],
    ['app/app.ts', from('kysely'), 'top may not import the package kysely'],
  ]

  test.each(SERVER)('server/%s: %s', (path, line, message) => {
    expect(messages(`server/${path}`, line)).toEqual([`server: ${message}`])
  })

  test.each([
    ['bids/handlers.ts', from('./service.ts')],
    ['bids/service.ts', from('../../machines/job/machine.ts')],
    ['bids/service.ts', from('../jobs/service.ts')],
    ['born-today/repository.ts', from('kysely')],
    ['bids/serializer.ts', "import type { Bid } from './repository.ts'"],
    ['app/routes.ts', from('../accounts/service-sessions.ts')],
  ])('server/%s: %s is allowed', (path, line) => {
    expect(messages(`server/${path}`, line)).toEqual([])
  })

  test.each(['server/odd.ts', 'server/bids/deeper/rules.ts'])('%s is in no place that a wall is drawn for', (path) => {
    expect(messages(path, '')).toEqual(['no wall is drawn for this place (scripts/import-rules/server-layers.ts)'])
  })

  test('a finding names file and line', () => {
    expect(checkFile('machines/a.ts', "\n\nimport { x } from 'react'")).toEqual([
      { path: 'machines/a.ts', line: 3, message: 'machines may not import the package react' },
    ])
  })
})

// Put together here, so that this file is not told for what it only quotes.
const AT_TS = ['@', 'ts'].join('')
const LINTER = ['ox', 'lint'].join('')
const ON_WIRE = ['buis', 'ness'].join('')

const SIDE = 'a physical side: use the logical one (…InlineStart, …InlineEnd)'

describe('habits', () => {
  const REFUSED: readonly (readonly [path: string, line: string, message: string])[] = [
    ['src/ui/a.css.ts', "export const a = { color: '#fff' }", 'a literal colour outside src/ui/theme'],
    ['src/ui/a.css.ts', "export const a = { border: '1px solid #0a7a3c' }", 'a literal colour outside src/ui/theme'],
    ['src/ui/a.tsx', 'const a = `rgba(0, 0, 0, ${x})`', 'a literal colour outside src/ui/theme'],
    ['src/ui/a.css.ts', 'export const a = { marginLeft: 4 }', SIDE],
    ['src/ui/a.css.ts', 'export const a = { right: 0 }', SIDE],
    ['src/ui/a.css.ts', "export const a = { textAlign: 'left' }", SIDE],
    ['src/ui/a.tsx', 'const a = <p>Post Job</p>', 'a text that is not translated: use t()'],
    ['src/ui/a.tsx', 'const a = <button aria-label="Close" />', 'a text that is not translated: use t()'],
    ['server/app/app.ts', 'const a = b as unknown as string', 'a cast through unknown switches the types off'],
    ['server/app/app.ts', `// ${AT_TS}-expect-error it is fine`, 'a comment that switches a checker off'],
    ['server/app/app.ts', `/* ${LINTER}-disable no-console */`, 'a comment that switches a checker off'],
    ['server/bids/service.ts', `const a = b.${ON_WIRE}_name`, `wire spelling inland: ${ON_WIRE}`],
    ['src/services/wire.ts', `const a = b.${ON_WIRE}_name`, `wire spelling inland: ${ON_WIRE}`],
  ]

  test.each(REFUSED)('%s: %s', (path, line, message) => {
    expect(messages(path, line)).toEqual([message])
  })

  const ALLOWED: readonly (readonly [path: string, line: string])[] = [
    ['src/ui/theme/theme.css.ts', "export const a = { color: '#fff' }"],
    ['src/ui/a.tsx', "const a = '#root'"],
    ['server/platform/wire.ts', `const a = b.${ON_WIRE}_name`],
    ['src/services/jobs.ts', "const a = client.GET('/catagory')"],
    ['src/ui/a.css.ts', "export const a = { marginInlineStart: 4, textAlign: 'start' }"],
    ['src/ui/a.tsx', 'const a = <p>{t("jobs.title")} · 5 %</p>'],
    ['src/ui/a.tsx', 'const a = <input title={t("jobs.title")} type="text" />'],
  ]

  test.each(ALLOWED)('%s: %s is allowed', (path, line) => {
    expect(messages(path, line)).toEqual([])
  })
})

test('a text beside other children is found, and nothing else', () => {
  const root = join(import.meta.dirname, '../..')
  const view = 'tests/house/samples/bare-text.tsx'
  const lines = readFileSync(join(root, view), 'utf8').split('\n')
  const marked = lines.flatMap((line, index) => (line.includes('/* bare */') ? [index + 1] : []))
  const found = checkBareTexts(root, [view])
  expect(marked.length).toBeGreaterThan(10)
  expect([...new Set(found.map(({ line }) => line))]).toEqual(marked)
  expect(new Set(found.map(({ message }) => message.split(':')[0]))).toEqual(
    new Set(['a text beside other children', 'a component that may be bare text']),
  )
})
