import type { DemoJob } from './job.ts'
import { allCustomers } from './neighbors.ts'
import { gardens } from './past-gardens.ts'
import { repairs } from './past-repairs.ts'
import { rooms } from './past-rooms.ts'
import type { Past } from './past-kind.ts'
import { customers } from './people.ts'

const DAY_HOURS = 24

/** How many days ago the newest job was posted, and how many days lie between two of a business: 17 months for thirty. */
const NEWEST = 40
const APART = 16

/** Jobs that were done long ago, each business's for another neighbor. */
export function pastJobs(): DemoJob[] {
  return [repairs, rooms, gardens].flatMap(jobsOf)
}

function jobsOf({ business, kinds, reviews }: Past): DemoJob[] {
  return reviews.flatMap(([kind, stars, comment, reply], turn): DemoJob[] => {
    const told = kinds[kind]
    if (told === undefined) return []
    const { titles, details, category, budget, pictures, work } = told
    const before = reviews.slice(0, turn).filter(([other]) => other === kind).length
    const scene = work?.[before]
    return [
      {
        title: titles[before % titles.length] ?? category,
        details,
        category,
        budget: Math.round((budget * (0.9 + ((turn * 7) % 25) / 100)) / 5) * 5,
        pictures,
        ...(scene === undefined ? {} : { work: [scene] }),
        status: 'completed',
        bidders: [business],
        wonBy: business,
        review: [stars, comment],
        ...(reply === undefined ? {} : { reply }),
        customer: neighborFor(business, turn),
        posted: DAY_HOURS * (NEWEST + APART * turn + 4 * business),
      },
    ]
  })
}

/** Another one each time: 7 and the number of neighbors have no common divisor. */
function neighborFor(business: number, turn: number): number {
  return customers.length + ((7 * turn + 11 * business) % (allCustomers.length - customers.length))
}
