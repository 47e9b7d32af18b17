import type { components } from '../../generated/client/schemas.ts'
import { toRecord } from '../businesses/serializer.ts'
import { fileLink, toPicture } from '../files/serializer.ts'
import type { CardRow, Query } from './service-find.ts'

type Schemas = components['schemas']

export function fromFindBusinesses(body: Schemas['FindBusinesses']): Query {
  const { q, category, state, city, rating, licenseChecked, favorites, cursor, limit } = body
  return {
    said: q,
    trade: category,
    state,
    city,
    rating,
    isLicenseChecked: licenseChecked ?? false,
    onlyFavorites: favorites ?? false,
    cursor,
    limit: limit ?? 10,
  }
}

export function toFoundBusiness(publicUrl: string, row: CardRow): Schemas['FoundBusiness'] {
  const { id, name, logoId, picture, categories, state, cities, distance, isFavorite } = row
  return {
    businessId: id,
    name,
    logo: toPicture(publicUrl, logoId),
    picture: picture === null ? null : fileLink(publicUrl, picture),
    categories,
    state,
    cities,
    distance,
    ...toRecord(row),
    isFavorite,
  }
}
