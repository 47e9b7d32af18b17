import type { Operation } from '../../../support/contract.ts'
import type { Plan, Sender } from '../../../support/requests/plan.ts'
import { isObject, type Json } from '../../../../scripts/generate/contract.ts'
import { checkAnswer } from '../../../support/answer-check.ts'

/** A request as it goes out; its address begins with `/v1`. */
export type Sent = Readonly<{
  method: string
  url: string
  headers: Readonly<Record<string, string>>
  payload: string | Buffer | undefined
}>

/** What came back: headers by their names in lower case; of a stream that never ends the body is empty. */
export type Raw = Readonly<{ status: number; headers: Readonly<Record<string, unknown>>; body: string }>

/** What one request is sent into: living sessions, and the value of every thing that it may speak of. */
export type Scene = Readonly<{
  tokens: Readonly<Record<Sender, string | undefined>>
  /** The value of a thing, and any other text as it is; undefined for what is better left out. */
  valueOf: (sender: Sender, text: string) => string | undefined
}>

/** A server that is held to the contract, however it is reached. */
export type ContractServer = Readonly<{
  /** Where somebody at a terminal would reach it. */
  address: string
  send: (operation: Operation, sent: Sent) => Promise<Raw>
  /**
   * The same beginning for every request, whatever the one before has done: only so can a failing request be made smaller.
   *
   * @param plan the request, which need not be given anything that it does not speak of; without it there is everything
   */
  newScene: (operation: Operation, plan?: Plan) => Promise<Scene>
  /** Why a request cannot do here what it is for, though the contract allows it; undefined where it can. */
  whyNot: (operation: Operation, plan: Plan) => string | undefined
  /** Leaves, and answers what the person who runs the tests has to know of it, a line each. */
  close: () => Promise<readonly string[]>
}>

export type Received = Readonly<{ status: number; body: string; json: Json }>

/** A plan with the values of the scene in it. */
export function requestOf({ path }: Operation, plan: Plan, { tokens, valueOf }: Scene): Sent {
  const real = (value: unknown): unknown => {
    if (typeof value === 'string') return valueOf(plan.sender, value)
    if (Array.isArray(value)) return value.map(real)
    return isObject(value) ? Object.fromEntries(realOf(value)) : value
  }
  const realOf = (values: Json): [string, unknown][] =>
    Object.entries(values).flatMap(([name, value]) => {
      const known = real(value)
      return known === undefined ? [] : [[name, known]]
    })
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(String(real(plan.path[name]))))
  const query = realOf(plan.query).map(([name, value]) => `${name}=${encoded(String(value))}`)
  const headers = realOf(plan.headers).map(([name, value]) => [name.toLowerCase(), String(value)] as const)
  const token = tokens[plan.sender]
  const { body, contentType } = plan
  return {
    method: plan.method,
    url: `/v1${address}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers: {
      ...Object.fromEntries(headers),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && contentType !== undefined && { 'content-type': contentType }),
    },
    payload: body === undefined ? undefined : 'json' in body ? JSON.stringify(real(body.json)) : body.raw,
  }
}

const encoded = (text: string): string => encodeURIComponent(text.toWellFormed())

/** Sends it, holds the answer to the contract in every respect, and never takes a fault of the server for an answer. */
export async function exchange(server: ContractServer, operation: Operation, sent: Sent): Promise<Received> {
  const { status, headers, body } = await server.send(operation, sent)
  checkAnswer(sent.method, sent.url, { status, headers, body })
  if (status >= 500) throw new Error(`a fault: ${status} ${body}`)
  const json: unknown = String(headers['content-type']).startsWith('application/json') ? JSON.parse(body) : {}
  return { status, body, json: isObject(json) ? json : {} }
}

/** The request as a line for a terminal. */
export function asCurl(address: string, { method, url, headers, payload }: Sent): string {
  const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
  const lines = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`)
  const bytes = Buffer.from(payload ?? '')
  const isLong = bytes.length > 4000
  const isText = !isLong && bytes.equals(Buffer.from(bytes.toString()))
  const curl = ['curl', '-i', '-X', method, quoted(`${address}${url}`), ...lines].join(' ')
  if (payload === undefined) return curl
  if (isText && !bytes.includes(0)) return `${curl} --data-binary ${quoted(bytes.toString())}`
  const shown = isLong
    ? `${bytes.subarray(0, 60).toString('base64')}…(${bytes.length} bytes)`
    : bytes.toString('base64')
  return `echo ${shown} | base64 -d | ${curl} --data-binary @-`
}
