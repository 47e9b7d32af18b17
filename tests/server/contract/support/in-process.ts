import type { InjectOptions } from 'fastify'
import { isObject } from '../../../../scripts/generate/contract.ts'
import { marked, speaking } from '../../../support/requests/meant.ts'
import type { Plan } from '../../../support/requests/plan.ts'
import { testApp, type TestApp } from '../../support/app.ts'
import { cursorFor } from './cursors.ts'
import { castOf, newScene } from './scene.ts'
import type { ContractServer, Raw, Scene, Sent } from './server.ts'

/** Our own server, in this process, whose scenes are written into its database. */
export async function inProcess(): Promise<ContractServer> {
  const server = await testApp({
    deps: { delay: () => Promise.resolve() },
    // A stream that is injected is not seen to be closed.
    streams: { maxPerAccount: Number.MAX_SAFE_INTEGER },
  })
  const cast = await castOf(server)
  return {
    address: 'http://localhost:3000',
    send: (_, sent) => inject(server, sent),
    newScene: async (operation, plan) => {
      const scene = await newScene(server, cast, speaking(plan))
      return plan === undefined ? scene : withCursor(scene, operation.id, plan)
    },
    whyNot: () => undefined,
    close: async () => {
      await server.close()
      return []
    },
  }
}

/** The scene with a cursor of the list that the request asks for. */
function withCursor(scene: Scene, operation: string, { sender, body }: Plan): Scene {
  const known = (value: unknown): unknown => (typeof value === 'string' ? scene.valueOf(sender, value) : value)
  const sent = body !== undefined && 'json' in body && isObject(body.json) ? body.json : {}
  const asked = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, known(value)]))
  const own = operation === 'listMessages' && sender === 'business' ? { businessId: known(marked('caller')) } : {}
  return {
    ...scene,
    valueOf: (who, text) =>
      text === marked('cursor') ? cursorFor(operation, { ...asked, ...own }) : scene.valueOf(who, text),
  }
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

async function inject({ app }: TestApp, { method: name, url, headers, payload }: Sent): Promise<Raw> {
  const method = METHODS.find((known) => known === name)
  if (method === undefined) throw new Error(`no such method: ${name}`)
  // As a stream, for one of the answers never ends.
  const options: InjectOptions & { payloadAsStream: true } = { method, url, headers, payloadAsStream: true }
  const answer = await app.inject({ ...options, ...(payload !== undefined && { payload }) })
  const stream = answer.stream()
  const isEndless = String(answer.headers['content-type']).startsWith('text/event-stream')
  if (isEndless) stream.destroy()
  const body = isEndless ? '' : Buffer.concat(await stream.toArray()).toString()
  return { status: answer.statusCode, headers: answer.headers, body }
}
