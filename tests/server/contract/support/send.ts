import type { Readable } from 'node:stream'
import type { InjectOptions } from 'fastify'
import { isObject, type Json } from '../../../../scripts/generate/contract.ts'
import { checkAnswer } from '../../../support/answer-check.ts'
import type { Operation } from '../../../support/contract.ts'
import type { Plan } from '../../../support/requests/plan.ts'
import type { TestApp } from '../../support/app.ts'
import type { Scene } from './scene.ts'

/** A request as it goes out. */
export type Sent = Readonly<{
  method: string
  url: string
  headers: Readonly<Record<string, string>>
  payload: string | Buffer | undefined
}>
export type Received = Readonly<{ status: number; body: string; json: Json }>

/** A plan with the values of the scene in it. */
export function requestOf({ path }: Operation, plan: Plan, { tokens, valueOf }: Scene): Sent {
  const real = (value: unknown): unknown => {
    if (typeof value === 'string') return valueOf(plan.sender, value)
    if (Array.isArray(value)) return value.map(real)
    return isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, real(part)])) : value
  }
  const text = (value: unknown) => String(real(value))
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(text(plan.path[name])))
  const query = Object.entries(plan.query).map(([name, value]) => `${name}=${encoded(text(value))}`)
  const headers = Object.entries(plan.headers).map(([name, value]) => [name.toLowerCase(), text(value)] as const)
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
export async function exchange({ app }: TestApp, operation: Operation, sent: Sent): Promise<Received> {
  const method = METHODS.find((known) => known === sent.method)
  if (method === undefined) throw new Error(`no such method: ${sent.method}`)
  const { url, headers, payload } = sent
  // As a stream, for one of the answers never ends.
  const options: InjectOptions & { payloadAsStream: true } = { method, url, headers, payloadAsStream: true }
  const answer = await app.inject({ ...options, ...(payload !== undefined && { payload }) })
  const contentType = answer.headers['content-type']
  const body = await bodyOf(answer.stream(), String(contentType))
  const status = answer.statusCode
  checkAnswer(sent.method, url, {
    status,
    contentType: typeof contentType === 'string' ? contentType : undefined,
    body,
  })
  if (status >= 500) throw new Error(`a fault: ${status} ${body}`)
  if (sent.method === operation.method) checkHeaders(operation, status, answer.headers)
  const json: unknown = String(contentType).startsWith('application/json') ? JSON.parse(body) : {}
  return { status, body, json: isObject(json) ? json : {} }
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

async function bodyOf(stream: Readable, contentType: string): Promise<string> {
  if (contentType.startsWith('text/event-stream')) {
    stream.destroy()
    return ''
  }
  return Buffer.concat(await stream.toArray()).toString()
}

/** Every header that the contract declares for this answer is there, and a number where it is to be one. */
function checkHeaders({ answers }: Operation, status: number, headers: Readonly<Record<string, unknown>>): void {
  for (const [name, schema] of Object.entries(answers[String(status)]?.headers ?? {})) {
    const value = headers[name.toLowerCase()]
    if (typeof value !== 'string' || (schema['type'] === 'integer' && !/^\d+$/.test(value))) {
      throw new Error(`the header ${name} of ${status} is not as declared: ${String(value)}`)
    }
  }
}

/** The request as a line for a terminal. */
export function asCurl({ method, url, headers, payload }: Sent): string {
  const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
  const lines = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`)
  const bytes = Buffer.from(payload ?? '')
  const isLong = bytes.length > 4000
  const isText = !isLong && bytes.equals(Buffer.from(bytes.toString()))
  const curl = ['curl', '-i', '-X', method, quoted(`http://localhost:3000${url}`), ...lines].join(' ')
  if (payload === undefined) return curl
  if (isText && !bytes.includes(0)) return `${curl} --data-binary ${quoted(bytes.toString())}`
  const shown = isLong
    ? `${bytes.subarray(0, 60).toString('base64')}…(${bytes.length} bytes)`
    : bytes.toString('base64')
  return `echo ${shown} | base64 -d | ${curl} --data-binary @-`
}
