import type { components } from '../../generated/api.ts'
import type { NewJob } from './rules.ts'
import type { ListQuery, Wishes } from './rules-see.ts'
import { fromLink } from '../accounts/wire.ts'

type Wire = components['schemas']

/** An amount of the wire has at most two decimals and nine digits, so that its text is exact. */
export function fromAmount(amount: number): string {
  return String(amount)
}

export function fromCreateJob(body: Wire['CreateJob']): NewJob {
  const { title, details, category, country, state, city } = body
  return {
    title,
    details,
    category,
    country,
    state,
    city,
    budget: fromAmount(body.budget),
    pictureIds: body.pics_url.map(fromLink),
  }
}

/** The empty status is the filter's "all jobs". */
export function fromListQuery({ page, limit, status, cursor }: Wire['ListCustomerJobs']): ListQuery {
  const wanted = status ?? []
  const isAll = wanted.includes('')
  return {
    page: page ?? 1,
    limit: limit ?? 10,
    statuses: isAll ? [] : [...new Set(wanted.filter((one) => one !== ''))],
    cursor,
  }
}

export function fromWishes({ locations, state, category }: Wire['ListBusinessJobs']): Wishes {
  return { state: state ?? '', cities: locations ?? [], categories: category ?? [] }
}
