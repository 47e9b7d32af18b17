import { Rules } from '../../../generated/rules.ts'
import type { JobLimits, Role } from '../../actors/jobs.ts'

const rules = Rules.ListBusinessJobs

type Range = { readonly minimum: number; readonly maximum: number }

/** A number of an address, if the server takes it. */
function numberIn(text: string | null, { minimum, maximum }: Range): number | undefined {
  const number = Number(text)
  return text?.trim() && number >= minimum && number <= maximum ? number : undefined
}

/** A day of an address, if the calendar has it, and the server takes it: of this millennium. */
function dayIn(text: string | null): string | undefined {
  if (!text || !/^2\d{3}-\d\d-\d\d$/.test(text)) return undefined
  const day = new Date(text)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : undefined
}

const nameIn = (text: string | null, { maxLength }: { readonly maxLength: number }): string | undefined =>
  text?.trim().slice(0, maxLength) || undefined

/** The limits in an address: `?budgetFrom=500&neededUntil=2026-12-04&trade=Plumbing`. What nobody can ask for limits nothing. */
export function limitsIn(asked: URLSearchParams, role: Role): JobLimits {
  const budgetFrom = numberIn(asked.get('budgetFrom'), rules.budgetFrom)
  const budgetTo = numberIn(asked.get('budgetTo'), rules.budgetTo)
  const neededUntil = dayIn(asked.get('neededUntil'))
  const days = numberIn(asked.get('postedWithin'), rules.postedWithin)
  const [trade, city] =
    role === 'business'
      ? [nameIn(asked.get('trade'), rules.categories.items), nameIn(asked.get('city'), rules.cities.items)]
      : []
  return {
    ...(budgetFrom !== undefined && { budgetFrom }),
    ...(budgetTo !== undefined && { budgetTo }),
    ...(neededUntil !== undefined && { neededUntil }),
    ...(days !== undefined && { postedWithin: Math.floor(days) }),
    ...(trade !== undefined && { trade }),
    ...(city !== undefined && { city }),
  }
}

/** The same limits as the parts of an address. */
export const limitsToAddress = (limits: JobLimits): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(limits).map(([name, value]) => [name, String(value)]))

export const isLimited = (limits: JobLimits): boolean => Object.keys(limits).length > 0

/** The limits but one. */
export function without(limits: JobLimits, name: keyof JobLimits): JobLimits {
  const rest: { -readonly [Name in keyof JobLimits]: JobLimits[Name] } = { ...limits }
  delete rest[name]
  return rest
}
