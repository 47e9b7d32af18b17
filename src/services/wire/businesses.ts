import type { components } from '../../../generated/api.ts'
import type { KnownFor, Review, ShownBusiness, WorkPicture } from '../business-types.ts'
import { hereFromWire } from './files.ts'

type Schemas = components['schemas']

type WireKnown = Pick<
  Schemas['ShownBusiness'],
  | 'rating'
  | 'ratingsCount'
  | 'jobsCompleted'
  | 'steppedDown'
  | 'isLicense'
  | 'isInsurance'
  | 'licenseCheckedOn'
  | 'insuranceCheckedOn'
>

export function knownFromWire(wire: WireKnown): KnownFor {
  const { rating, ratingsCount, jobsCompleted, steppedDown, licenseCheckedOn, insuranceCheckedOn } = wire
  return {
    rating,
    ratingsCount,
    jobsCompleted,
    steppedDown,
    hasLicense: wire.isLicense === 1,
    hasInsurance: wire.isInsurance === 1,
    licenseCheckedOn,
    insuranceCheckedOn,
  }
}

export function shownBusinessFromWire(wire: Schemas['ShownBusiness']): ShownBusiness {
  const { categories, country, state, cities, since, stars } = wire
  return {
    ...knownFromWire(wire),
    id: wire.businessId,
    name: wire.businessName,
    logo: hereFromWire(wire.logo_url.url),
    pictures: wire.pictures.map((link) => hereFromWire(link)),
    categories,
    country,
    state,
    cities,
    since,
    stars,
  }
}

export function reviewFromWire({ reviewId: id, rating: stars, ...rest }: Schemas['Review']): Review {
  return { id, stars, ...rest }
}

export function workPictureFromWire({ url, ...rest }: Schemas['WorkPicture']): WorkPicture {
  return { ...rest, url: hereFromWire(url) }
}
