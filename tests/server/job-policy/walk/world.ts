import type { JobActor, JobEvent } from '../../../../machines/job/types.ts'

/** Who walks about, and somebody without a token. */
export const people = {
  Ana: { role: 'customer', id: 'Ana' },
  Ben: { role: 'customer', id: 'Ben' },
  Bolt: { role: 'business', id: 'Bolt' },
  Oak: { role: 'business', id: 'Oak' },
  Vega: { role: 'business', id: 'Vega' },
} as const satisfies Readonly<Record<string, JobActor>>

export const everybody: readonly (JobActor & { readonly id: string })[] = Object.values(people)
export const customers = everybody.filter(({ role }) => role === 'customer').map(({ id }) => id)
export const businesses = everybody.filter(({ role }) => role === 'business').map(({ id }) => id)

/** Who may be seen to ask for something. */
export const askers: readonly JobActor[] = [...everybody, { role: 'nobody' }]

/** The member of a list that a number stands for, whatever the number. */
export function pickOf<Item>(items: readonly Item[], pick: number): Item {
  const item = items[pick % items.length]
  if (item === undefined) throw new Error('there is nothing to pick from')
  return item
}

/** What somebody finds who looks: their list of jobs, newest first, and their news, in the order of the alphabet. */
export type Sight = Readonly<{ jobs: readonly string[]; unread: number; news: readonly string[] }>

/** What walks happen to: the real server, or something that claims to do as it does. Jobs are numbered from 0. */
export type World = Readonly<{
  /** Nothing has happened yet, to nobody. */
  clear(): Promise<void>
  post(owner: string, title: string): Promise<void>
  /** Asks for an event and tells the answer, such as `409 JOB_EXPIRED`. */
  happen(event: JobEvent, job: number): Promise<string>
  pass(days: number): Promise<void>
  /** The work in the background is done: what is past its time ends, and what soon will be is warned of. */
  sweep(): Promise<void>
  /** A job in words, as its owner reads it. */
  read(owner: string, job: number): Promise<string>
  look(name: string): Promise<Sight>
}>

/** As many news as one list shows. */
export const MOST_NEWS = 20
