import type { JobActor } from '../../../../machines/job/types.ts'

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
