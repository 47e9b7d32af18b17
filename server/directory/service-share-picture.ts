import { buffer } from 'node:stream/consumers'
import { toAverage } from '../businesses/average.ts'
import { loadPublicBusiness } from '../businesses/service.ts'
import type { FileDeps } from '../files/service.ts'
import { DomainError } from '../platform/domain-error.ts'
import { fairQueue } from '../platform/fair-queue.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import { sharePictures } from './share-picture.ts'

/** One at a time, which takes a quarter of a second, and how many may wait. */
const QUEUE = { places: 1, waiting: { each: 5, all: 40 } }

/** Draws the pictures of businesses, one after the other and in a fair order. */
export function shareDrawer(deps: Deps & FileDeps) {
  const pictures = sharePictures()
  const queue = fairQueue(QUEUE)

  const drawNow = async (id: string): Promise<Uint8Array | undefined> => {
    const business = await loadPublicBusiness(deps, null, id)
    const { businessName: name, categories, cities, state, ratingSum, ratingCount, logoId } = business
    if (business.isHidden) return undefined
    const [city] = cities
    const logo = logoId === null ? undefined : await deps.files.open({ id: logoId, kind: 'image' }, 'small')
    const picture = await pictures.draw({
      name,
      trades: categories.join(', '),
      place: city === undefined ? state : `${city}, ${state}`,
      rating: toAverage(ratingSum, ratingCount),
      ratingsCount: ratingCount,
      logo: logo === undefined ? null : await buffer(logo.stream),
    })
    if (picture === undefined) throw new DomainError('SERVICE_UNAVAILABLE', { retryAfter: 5 })
    return picture
  }

  return {
    draw: async (id: string, address: string): Promise<Uint8Array | undefined> => {
      const drawn = await queue.run(address, async () => ({ picture: await drawNow(id) }))
      if (drawn === undefined) throw new DomainError('SERVICE_UNAVAILABLE', { retryAfter: 5 })
      return drawn.picture
    },
    stop: pictures.stop,
  }
}
