import type { OperationId } from '../../../generated/operations.ts'
import type { operations } from '../../../generated/api.ts'
import type { Scene } from './scene.ts'

/** One request, by who makes it. */
export type Ask<Sent = unknown> = Readonly<{
  token?: string
  body?: Sent
  form?: FormData
  /** In the place of the parameter in the path. */
  named?: string
}>

/** One way to make a call. */
export type Way<Sent = unknown> = Readonly<{
  /** What sets it apart from others of the same call. */
  what?: string
  /** What it needs, made anew for each time, and the request; the same rows in both towns. */
  ask: (scene: Scene) => Promise<Ask<Sent>> | Ask<Sent>
  /** Takes away what would disturb the next one. */
  after?: (scene: Scene) => Promise<unknown>
  /** Up to where its time is taken. */
  until?: 'first event'
  /** What stands beside its row. */
  note?: string
}>

/** The JSON body of an operation as it goes over the wire. */
type Body<Op extends OperationId> = operations[Op] extends {
  requestBody?: { content: { 'application/json': infer Content } }
}
  ? Content
  : undefined

/** The ways of some calls. */
export type Ways<Op extends OperationId> = { readonly [Each in Op]: readonly Way<Body<Each>>[] }
