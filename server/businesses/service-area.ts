import type { Db } from '../platform/db/connection.ts'
import { getServiceArea, type ServiceArea } from './repository-profile.ts'

export { getServiceArea, type ServiceArea } from './repository-profile.ts'

type JobPlace = Readonly<{ country: string; state: string; city: string; category: string }>

/** Whether a business works in the place and the category of a job. */
export async function isInServiceArea(db: Db, businessId: string, job: JobPlace): Promise<boolean> {
  return covers(await getServiceArea(db, businessId), job)
}

/** Whether a service area covers the place and the category of a job. */
export function covers(area: ServiceArea, job: JobPlace): boolean {
  const isNear = area.country === job.country && area.state === job.state && area.cities.includes(job.city)
  return isNear && area.categories.includes(job.category)
}
