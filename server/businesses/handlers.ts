import type { Handler } from '../platform/http/handler.ts'
import { fromLink, signedLinks } from '../files/serializer.ts'
import { loadPublicBusiness, readReviews, choosePictures, readWorkPictures } from './service.ts'
import { toReview, toShownBusiness } from './serializer.ts'

export const showBusiness: Handler<'showBusiness'> = async ({ body, deps }) => {
  const business = await loadPublicBusiness(deps, body.businessId)
  return { business: toShownBusiness(deps.settings.publicUrl, business) }
}

export const listReviews: Handler<'listReviews'> = async ({ body, deps }) => {
  const { businessId, cursor, limit = 10 } = body
  const { reviews, nextCursor } = await readReviews(deps, { businessId, cursor, limit })
  return { reviews: reviews.map(toReview), nextCursor }
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
