import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import type { OperationId } from '../../../generated/operations.ts'
import { isObject } from '../../../scripts/generate/contract.ts'
import { operations, ownRefusalsOf, type Operation } from '../../support/contract.ts'
import { brokenRequests, soundRequests } from '../../support/requests/broken.ts'
import { formRequests } from '../../support/requests/broken.ts'
import { refusedFor, meantFor } from '../../support/requests/plan.ts'
import { jsonBody, validPlan, type Plan } from '../../support/requests/plan.ts'
import type { Verdict } from '../../support/requests/breaks.ts'
import { holds, RUNS } from '../../support/requests/plan.ts'
import { asCurl, exchange, requestOf, type Received, type Scene } from './support/server.ts'
import { contractServer } from './support/in-process.ts'

/** How many requests each call was sent, and the statuses that came back. */
const tally = new Map(operations.map(({ id }) => [id, { valid: 0, invalid: 0, statuses: new Map<number, number>() }]))

const line = (id: string, valid: string | number, invalid: string | number, statuses: string): string =>
  `${id.padEnd(26)}${String(valid).padStart(6)}${String(invalid).padStart(9)}   ${statuses}`

function table(): string {
  const lines = [...tally].map(([id, { valid, invalid, statuses }]) => {
    const seen = [...statuses].toSorted(([one], [other]) => one - other)
    return line(id, valid, invalid, seen.map(([status, times]) => `${status}×${times}`).join(' '))
  })
  return [line('call', 'valid', 'invalid', 'statuses seen'), ...lines].join('\n')
}

const server = await contractServer()

/** The calls that could not be seen to do what they are for, and why. */
const unseen = new Map<string, string>()

afterAll(async () => {
  const lines = [...unseen].map(([id, reason]) => `not seen to do what it is for: ${id}, for ${reason}`)
  console.log([table(), ...lines, ...(await server.close())].join('\n'))
})

function count(operation: OperationId, kind: 'valid' | 'invalid', status: number): void {
  const row = tally.get(operation)
  if (row === undefined) return
  row[kind] += 1
  row.statuses.set(status, (row.statuses.get(status) ?? 0) + 1)
}

type Case = Readonly<{ operation: Operation; plan: Plan; kind: 'valid' | 'invalid'; scene: Scene }>

/** Sends one request and looks at what came back; whatever is wrong with that is told with a line that sends it again. */
async function send({ operation, plan, kind, scene }: Case, check: (answer: Received) => void): Promise<void> {
  const sent = requestOf(operation, plan, scene)
  try {
    const answer = await exchange(server, operation, sent)
    count(operation.id, kind, answer.status)
    check(answer)
  } catch (reason) {
    throw new Error(`${reason instanceof Error ? reason.message : String(reason)}\n${asCurl(server.address, sent)}`, {
      cause: reason,
    })
  }
}

/** Sends a request that may change what it meets into a scene of its own. */
async function sendValid(operation: Operation, plan: Plan, check: (answer: Received) => void): Promise<void> {
  const scene = await server.newScene(operation, plan)
  await send({ operation, plan, kind: 'valid', scene }, check)
}

/** What only the data can tell of a request that keeps every rule of the contract: a name that is in no list, a link to no file, what is not the sender's to say. */
const OF_DATA = [
  'INVALID_VALUE',
  'LOCATION_UNKNOWN',
  'CATEGORY_UNKNOWN',
  'FILE_UNKNOWN',
  'PASSWORDS_MUST_MATCH',
  'CURRENT_PASSWORD_REQUIRED',
]

/** The codes with which a call may refuse such a request as wrong. */
function refusals(operation: Operation): unknown[] {
  const own = ownRefusalsOf(operation).filter(({ status }) => [400, 422].includes(status))
  return [...OF_DATA, ...own.map(({ code }) => code)]
}

/** Every code that an answer gives: that of its fields, and where it names none its own. */
const codesOf = ({ json }: Received): unknown[] => {
  const errors = Array.isArray(json['errors']) ? json['errors'].filter(isObject) : []
  return errors.length > 0 ? errors.map(({ code }) => code) : [json['code']]
}

/** A request that keeps every rule is refused as wrong only for what no rule of the contract can know. */
function expectOwnRefusal(operation: Operation, answer: Received): void {
  const wrong = [400, 422].includes(answer.status) ? codesOf(answer) : []
  expect(refusals(operation)).toEqual(expect.arrayContaining(wrong))
  expect([413, 415, 429]).not.toContain(answer.status)
}

describe('requests that the contract allows', () => {
  test.each(operations)('$id does what it is for, and finds nothing wrong', async (operation) => {
    const sound = soundRequests(operation, meantFor(operation.id))
    const form = await formRequests(operation, sound)
    const statuses = new Set<number>()
    const reasons = new Set<string>()
    const property = fc.asyncProperty(form?.valid ?? sound, (plan) =>
      sendValid(operation, plan, (answer) => {
        const reason = refusedFor(operation.id, plan) ?? server.whyNot(operation, plan)
        if (reason !== undefined) {
          reasons.add(reason)
          expectOwnRefusal(operation, answer)
          return
        }
        statuses.add(answer.status)
        expect([400, 413, 415, 422, 429]).not.toContain(answer.status)
        expect(['UNAUTHORIZED', 'ROLE_NOT_ALLOWED']).not.toContain(answer.json['code'])
      }),
    )
    await holds(property, RUNS)
    const cannotBeSeen = () => statuses.size === 0 && reasons.size > 0
    const isOver = () => statuses.has(200) || cannotBeSeen()
    // Some calls are possible at one moment in the life of a job only, which the first requests may have missed.
    for (let more = 1; more * RUNS < 250 && !isOver(); more += 1) await holds(property, RUNS, more)
    if (cannotBeSeen()) {
      unseen.set(operation.id, [...reasons].join(' and '))
      return
    }
    expect([...statuses]).toContain(200)
  })

  test.each(operations)('$id refuses any others only for what no schema can know', async (operation) => {
    const free = validPlan(operation, undefined, jsonBody(operation, undefined))
    const form = await formRequests(operation, free)
    const property = fc.asyncProperty(form?.valid ?? free, (plan) =>
      sendValid(operation, plan, (answer) => expectOwnRefusal(operation, answer)),
    )
    await holds(property, RUNS)
  })
})

/** What an answer told, in the words of what it had to tell: the same where it did, for one of several will do. */
function told({ status, json }: Received, { statuses, codes, field }: Verdict): Verdict {
  const errors = Array.isArray(json['errors']) ? json['errors'].filter(isObject) : []
  const [code, ...more] = field === undefined ? [json['code']] : errors.map((error) => error['code'])
  return {
    statuses: statuses.includes(status) ? statuses : [status],
    codes: more.length === 0 && codes.includes(String(code)) ? codes : [code, ...more].map(String),
    ...(field !== undefined && { field: String(errors[0]?.['field']) }),
  }
}

describe('requests with one mistake', () => {
  test.each(operations)('$id refuses each and says what is wrong', async (operation) => {
    const sound = soundRequests(operation, meantFor(operation.id))
    const form = await formRequests(operation, sound)
    const broken = [...brokenRequests(operation, form?.valid ?? sound), ...(form?.broken ?? [])]
    // What is refused as such changes nothing, so one scene does for all.
    const scene = await server.newScene(operation)
    for (const { rule, requests } of broken) {
      const property = fc.asyncProperty(requests, ({ plan, verdict }) =>
        send({ operation, plan, kind: 'invalid', scene }, (answer) => {
          expect(told(answer, verdict)).toEqual(verdict)
        }),
      )
      await holds(property, Math.ceil(RUNS / 10)).catch((reason: unknown) => {
        throw new Error(`${rule}: ${reason instanceof Error ? reason.message : String(reason)}`, { cause: reason })
      })
    }
    expect(broken.length).toBeGreaterThan(0)
  })
})
