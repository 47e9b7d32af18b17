import type { Handler } from '../platform/http/handler.ts'
import { fromLink, signedLinks } from '../files/serializer.ts'
import { loadPublicBusiness, readReviews, choosePictures, readWorkPictures } from './service.ts'
import { isFavoriteOf, setFavorite as saveFavorite } from './service-favorites.ts'
import { toReview, toShownBusiness } from './serializer.ts'

export const showBusiness: Handler<'showBusiness'> = async ({ body, caller, deps }) => {
  const [business, isFavorite] = await Promise.all([
    loadPublicBusiness(deps, caller, body.businessId),
    isFavoriteOf(deps, caller, body.businessId),
  ])
  return { business: { ...toShownBusiness(deps.settings.publicUrl, business), isFavorite } }
}

export const setFavorite: Handler<'setFavorite'> = async ({ body, caller, translate, deps }) => {
  await saveFavorite(deps, caller, body)
  return { message: translate(body.isFavorite ? 'FAVORITE_ADDED' : 'FAVORITE_REMOVED') }
}

export const listReviews: Handler<'listReviews'> = async ({ body, caller, deps }) => {
  const { businessId, cursor, limit = 10 } = body
  const { reviews, nextCursor } = await readReviews(deps, caller, { businessId, cursor, limit })
  return { reviews: reviews.map(toReview(caller.id)), nextCursor }
}

export const listWorkPictures: Handler<'listWorkPictures'> = async ({ body, caller, deps }) => {
  const { cursor, limit = 10 } = body
  const signedLink = signedLinks(deps)
  const { chosen, pictures, nextCursor } = await readWorkPictures(deps, caller, { cursor, limit })
  return {
    chosen: chosen.map(signedLink),
    pictures: pictures.map(({ fileId, ...picture }) => ({ ...picture, url: signedLink(fileId) })),
    nextCursor,
  }
}

export const chooseWorkPictures: Handler<'chooseWorkPictures'> = async ({ body, caller, translate, deps }) => {
  await choosePictures(deps, caller, body.pictures.map(fromLink))
  return { message: translate('PROFILE_UPDATED') }
}
