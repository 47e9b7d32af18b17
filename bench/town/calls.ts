import { operations, type Operation, type OperationId } from '../../generated/operations.ts'
import { accountCalls } from './calls-accounts-wire.ts'
import { alertCalls } from './calls-alerts.ts'
import { directoryCalls } from './calls-directory.ts'
import { jobCalls } from './calls-jobs-wire.ts'
import { secondStepCalls } from './calls-second-step.ts'
import { safetyCalls } from './calls-safety.ts'
import { operatorCalls } from './calls-operator.ts'
import { talkCalls } from './calls-talk.ts'
import type { Ask, Way, Ways } from './ways.ts'

/** How each call of the contract is made. The compiler misses one that is not. */
const calls: Ways<OperationId> = {
  ...accountCalls,
  ...alertCalls,
  ...directoryCalls,
  ...jobCalls,
  ...secondStepCalls,
  ...safetyCalls,
  ...operatorCalls,
  ...talkCalls,
}

/** A way to make a call, by its name in tables. */
export type NamedWay = Readonly<{ name: string; operation: Operation; way: Way }>

/** The ways of all calls whose names begin with one of these. Throws for a beginning that none has. */
export function waysOf(only: readonly string[]): NamedWay[] {
  const found = only.flatMap((name) => {
    const named = Object.values(operations).filter(({ id }) => id.startsWith(name))
    if (named.length === 0) throw new Error(`no call is named ${name}`)
    return named
  })
  return [...new Set(found)].flatMap((operation) => {
    const ways: readonly Way[] = calls[operation.id]
    return ways.map((way) => ({ operation, way, name: [operation.id, way.what ?? []].flat().join(', ') }))
  })
}

/** How long one request takes until its answer is there as a whole, or its first event is, in milliseconds. Throws for a refusal. */
export async function timeOf(
  { operation: { method, path }, way: { until, status = 200 }, name }: NamedWay,
  { token, body, form, named = '' }: Ask,
  baseUrl: string,
): Promise<number> {
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  const begun = performance.now()
  const sent = form ?? (body === undefined ? null : JSON.stringify(body))
  const answer = await fetch(`${baseUrl}/v1${path.replace(/\{\w+\}/, named)}`, { method, headers, body: sent })
  let text = ''
  for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    if (until === 'first event' && /^event: |^data: /m.test(text)) break
  }
  const time = performance.now() - begun
  if (answer.status !== status) throw new Error(`${name} answered ${answer.status}: ${text.slice(0, 500)}`)
  return time
}
