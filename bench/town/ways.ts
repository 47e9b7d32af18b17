import type { OperationId } from '../../generated/operations.ts'
import type { Body } from '../../tests/support/contract.ts'
import type { Job, JobState, Person, Scene } from './scene.ts'

/** One request, by who makes it. */
export type Ask<Sent = unknown> = Readonly<{
  token?: string
  body?: Sent
  form?: FormData
  /** In the place of the parameter in the path. */
  named?: string
}>

type Extras = Readonly<{
  /** What sets it apart from others of the same call. */
  what?: string
  /** Takes away what would disturb the next one. */
  after?: (scene: Scene) => Promise<unknown>
  /** Up to where its time is taken. */
  until?: 'first event'
  /** What it is answered with; 200 where nothing is said. */
  status?: number
  /** What there is to say about its figures. */
  note?: string
}>

/** One way to make a call: what it needs, made for each time, and the request; the same rows in every town. */
export type Way<Sent = unknown> = Extras & Readonly<{ ask: (scene: Scene) => Promise<Ask<Sent>> | Ask<Sent> }>

/** The ways of some calls. */
export type Ways<Op extends OperationId> = { readonly [Each in Op]: readonly Way<Body<Each>>[] }

/** The busiest customer and business of a scene. */
export const customer = (scene: Scene): Person => scene.customer
export const business = (scene: Scene): Person => scene.business

/** A call by somebody. */
export const by = <Sent, Somebody extends Pick<Person, 'token'> = Person>(
  who: (scene: Scene) => Somebody | Promise<Somebody>,
  body?: (scene: Scene, somebody: Somebody) => Sent | Promise<Sent>,
  extras: Extras = {},
): Way<Sent> => ({
  ...extras,
  ask: async (scene) => {
    const somebody = await who(scene)
    return { token: somebody.token, ...(body !== undefined && { body: await body(scene, somebody) }) }
  },
})

/** A call by nobody who is known. */
export const byAnybody = <Sent>(body: (scene: Scene) => Sent | Promise<Sent>, extras: Extras = {}): Way<Sent> => ({
  ...extras,
  ask: async (scene) => ({ body: await body(scene) }),
})

/** A call about a new job of these two. */
export const about = <Sent>(
  who: (scene: Scene) => Person,
  state: JobState,
  body: (job: Job, scene: Scene) => Sent,
  extras: Extras = {},
): Way<Sent> => by(who, async (scene) => body(await scene.newJob(state), scene), extras)

export const HASHING = { note: 'hashing the password is nearly all of it' } as const
