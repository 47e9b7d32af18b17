import type { Operation } from '../../../support/contract.ts'
import type { Plan, Sender } from '../../../support/requests/plan.ts'

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
  /** Leaves, and says what whoever runs the tests has to know of it, a line each. */
  close: () => Promise<readonly string[]>
}>
