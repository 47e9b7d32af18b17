import type { components } from '../../generated/client/schemas.ts'
import { fromAmount, toAmount } from '../platform/serializer.ts'
import type { SavedSearch } from './repository.ts'
import type { Wish } from './service.ts'

type Schemas = components['schemas']

export function fromSaveSearch(body: Schemas['SaveSearch']): Wish {
  const { name, q, state = '', cities = [], categories = [], budgetFrom, budgetTo, neededUntil } = body
  return {
    name,
    said: q,
    filters: { state, cities, categories },
    budgetFrom: budgetFrom === undefined ? undefined : fromAmount(budgetFrom),
    budgetTo: budgetTo === undefined ? undefined : fromAmount(budgetTo),
    neededUntil,
    frequency: body.frequency ?? 'daily',
    byBell: body.byBell ?? false,
    byMail: body.byMail ?? true,
  }
}

export function toSearch({ id, number, said, cities, categories, ...rest }: SavedSearch): Schemas['SavedSearch'] {
  const { name, state, budgetFrom, budgetTo, neededUntil, frequency, byBell, byMail } = rest
  return {
    searchId: id,
    name,
    isOwn: number === 0,
    q: said,
    state,
    cities: [...(cities ?? [])],
    categories: [...(categories ?? [])],
    budgetFrom: budgetFrom === null ? null : toAmount(budgetFrom),
    budgetTo: budgetTo === null ? null : toAmount(budgetTo),
    neededUntil,
    frequency,
    byBell,
    byMail,
  }
}
