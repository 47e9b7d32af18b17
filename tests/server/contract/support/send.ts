import { isObject, type Json } from '../../../../scripts/generate/contract.ts'
import { checkAnswer } from '../../../support/answer-check.ts'
import type { Operation } from '../../../support/contract.ts'
import type { Plan } from '../../../support/requests/plan.ts'
import type { ContractServer, Scene, Sent } from './server.ts'

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
