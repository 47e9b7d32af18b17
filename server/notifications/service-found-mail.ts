import type { Db } from '../platform/db/connection.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import { appLinks } from '../platform/app-links.ts'
import type { MailedGroup } from './found-mail.ts'
import { queueNotificationMail } from './repository-mail-outbox.ts'

/** A search, and what of it the address of a list says. */
type FoundBy = Readonly<{
  name: string
  unsubscribeKey: string
  said: string | null
  cities: readonly string[] | null
  categories: readonly string[] | null
  budgetFrom: string | null
  budgetTo: string | null
  neededUntil: string | null
}>

type FoundJob = Readonly<{
  jobId: string
  title: string
  category: string
  city: string
  budget: string
  neededBy: string | null
  miles: number
}>

/** What a search found: the jobs that a mail names, and how many more there are. */
export type FoundGroup = Readonly<{ search: FoundBy; jobs: readonly FoundJob[]; more: number }>

/** Mails a business what its searches found, unless it wants no such mails. */
export async function queueFoundMail(
  { settings }: Pick<Deps, 'settings'>,
  db: Db,
  businessId: string,
  found: readonly FoundGroup[],
  now: Date,
): Promise<void> {
  const links = appLinks(settings)
  const groups = found.map(({ search, jobs, more }): MailedGroup => {
    return {
      name: search.name,
      more,
      list: links.foundJobs(filtersOf(search)),
      stop: links.unsubscribeSearch(search.unsubscribeKey),
      jobs: jobs.map(({ jobId, title, category, city, budget, neededBy: day, miles }) => {
        return { title, category, city, budget, miles, day, link: links.jobDetails(jobId) }
      }),
    }
  })
  const news = { kind: 'jobs_found', params: { groups, settings: links.savedSearches } }
  const unsubscribe = links.unsubscribe(news.kind)
  await queueNotificationMail(db, [businessId], { news, link: links.foundJobs({}), unsubscribe, now })
}

/** The filters as the address of the list has them, which names one city and one trade. */
function filtersOf(search: FoundBy): Record<string, string> {
  const { said, cities, categories, budgetFrom, budgetTo, neededUntil } = search
  const only = (names: readonly string[] | null) => (names?.length === 1 ? names[0] : undefined)
  const [city, trade] = [only(cities), only(categories)]
  return {
    ...(said !== null && { q: said }),
    ...(budgetFrom !== null && { budgetFrom }),
    ...(budgetTo !== null && { budgetTo }),
    ...(neededUntil !== null && { neededUntil }),
    ...(trade !== undefined && { trade }),
    ...(city !== undefined && { city }),
  }
}
