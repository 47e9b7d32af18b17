import { expect, test, describe } from 'vitest'
import { answersIn } from 'statechart-kit/core/answers'
import { callsByTransition } from 'statechart-kit/core/transition-calls'
import { wordsOf } from 'statechart-kit/core/labels'
import { transitionsOf } from 'statechart-kit/core/transitions'
import { models } from '../../../qa/models/all.ts'
import { failuresOf } from '../../../qa/models/api.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operations, refusalsOf } from '../../support/contract.ts'
import { coveringPathsOf } from 'statechart-kit/criteria/paths'
import { details } from '../../../qa/models/details.ts'

/** The screen of login security, which keeps a proof for all its dialogs, is shown by `tests/e2e/second-step.test.ts` and `passkeys.test.ts`. */
const SECURITY = [
  'getSecondStep',
  'beginSecondStep',
  'confirmSecondStep',
  'renewRecoveryCodes',
  'endSecondStep',
  'proveAgain',
  'listSecurityEvents',
  'listPasskeys',
  'beginPasskey',
  'addPasskey',
  'removePasskey',
  'beginPasskeyLogin',
]

/** One dialog reports whatever is reported; a payment begins on a page of the provider; `tests/e2e/console.test.ts` shows the console. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'reportJob',
  'reportBusiness',
  'reportReview',
  'reportPicture',
  'startCheckout',
  'openPortal',
  ...SECURITY,
  ...operations.filter(({ path }) => path.startsWith('/operator/')).map(({ id }) => id),
])

test('the calls of all scenes together are those that the app makes', () => {
  const named = new Set(models.flatMap((model) => model.scenes.flatMap((scene) => [...answersIn(model, scene).keys()])))
  const made = new Set(callsMade().filter((call) => !ELSEWHERE.has(call)))
  expect(made.size).toBeGreaterThan(30)
  expect({ inNoScene: [...made.difference(named)], notMade: [...named.difference(made)] }).toEqual({
    inNoScene: [],
    notMade: [],
  })
})

test('a call can go wrong in all ways of the network, and as the contract lists for it', () => {
  const answersOf = (call: string) => failuresOf([call]).map(wordsOf)
  expect(answersOf('signupCustomer')).toContain('invalid EMAIL_TAKEN')
  expect(answersOf('resetPassword')).toContain('conflict LINK_EXPIRED')
  expect(answersOf('resetPassword')).not.toContain('invalid EMAIL_TAKEN')
  expect(answersOf('resetPassword').slice(0, 5)).toEqual([
    'offline',
    'offline, line dropped',
    'timedOut',
    'serverFailed',
    'malformed',
  ])
})

test('who may is taken from the chart where it knows, and from the contract where it does not', () => {
  const whoOf = (name: string, id: string) =>
    models
      .filter((model) => model.name === name)
      .flatMap((model) =>
        transitionsOf(model.scenes[0].machine)
          .filter((each) => each.id === id)
          .map((each) => callsByTransition(model)(each)),
      )
  expect(whoOf('job', 'open bid.accepted[0]')).toEqual([{ ports: [], calls: ['acceptBid'], who: ['owner'] }])
  expect(whoOf('live', 'paused reader.returned[0]')).toEqual([
    { ports: ['stream'], calls: ['streamNotifications'], who: ['customer', 'business'] },
  ])
})

const services = join(import.meta.dirname, '../../../src/services')

/** `client.POST('/login/customer'`, or with the name of a path, or one that is built; an upload and a stream put theirs behind the base. */
const BY_CLIENT = /\.(?:GET|POST)\(\s*(?:'([^']+)'|(\w+),)/g
const BUILT = /\{ path: '([^']+)'/g
const BY_HAND = /\$\{api\.baseUrl\}(?:\$\{(\w+)\}|([\w/-]+))/g

/** Every call of the contract that the services of the app make. */
export function callsMade(): readonly string[] {
  const files = readdirSync(services, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  const text = files.map((name) => readFileSync(join(services, name), 'utf8')).join('\n')
  const named = new Map([...text.matchAll(/const (\w+) = '(\/[^']+)'/g)].map(([, name, path]) => [name, path] as const))
  const paths = [
    ...[...text.matchAll(BY_CLIENT)].map(([, path, name]) => path ?? named.get(name) ?? name),
    ...[...text.matchAll(BUILT)].map(([, path]) => path),
    ...[...text.matchAll(BY_HAND)].map(([, name, path]) => path ?? named.get(name) ?? name),
  ]
  return [...new Set(paths)].map(callAt)
}

function callAt(path: string | undefined): string {
  const call = operations.find((operation) => operation.path === path)
  if (!call) throw new Error(`The contract has no path ${path}`)
  return call.id
}

const all = coveringPathsOf(details, { headless: false, cover: 'answers' }).flatMap(({ paths }) => paths)

describe('the paths with every answer', () => {
  test('give every code that the contract lists for the call, wherever the screen of a job waits for it', () => {
    const call = operations.find(({ id }) => id === 'getCustomerJob')
    // To a machine a refusal for its lateness is an answer that did not come in time.
    const codes = call ? refusalsOf(call).filter(({ status }) => status < 500 && status !== 408) : []
    expect(codes.length).toBeGreaterThan(8)
    const edges = all.flatMap(({ steps }) => steps.map(({ edge }) => edge))
    const isGiven = (code: string, state: string) =>
      edges.some(({ at, label }) => at === state && new RegExp(`^load: \\w+ ${code}( |$)`).test(label))
    for (const state of ['loading', 'refreshing']) {
      expect(codes.filter(({ code }) => !isGiven(code, state))).toEqual([])
    }
  })

  test('tell a line that breaks from one that is not there', () => {
    const labels = all.flatMap(({ steps }) => steps.map(({ edge }) => edge.label))
    expect(labels).toContainEqual(expect.stringMatching(/^load: offline, line dropped/))
    expect(labels).toContain('load: timedOut, status 408')
  })
})
