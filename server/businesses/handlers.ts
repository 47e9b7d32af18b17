import type { Handler } from '../handler.ts'
import { fromLink, signedLinks } from '../files/serializer.ts'
import { readKnown, readReviews } from './service.ts'
import { choosePictures, readWorkPictures } from './service-portfolio.ts'
import { toReview, toShownBusiness } from './serializer.ts'

export const showBusiness: Handler<'showBusiness'> = async ({ body, tools }) => {
  const business = await readKnown(tools, body.businessId)
  return { business: toShownBusiness(tools.settings.publicUrl, business) }
}

export const listReviews: Handler<'listReviews'> = async ({ body, tools }) => {
  const { businessId, cursor, limit = 10 } = body
  const { reviews, nextCursor } = await readReviews(tools, { businessId, cursor, limit })
  return { reviews: reviews.map(toReview), nextCursor }
}

export const listWorkPictures: Handler<'listWorkPictures'> = async ({ body, caller, tools }) => {
  const { cursor, limit = 10 } = body
  const signedLink = signedLinks(tools)
  const { chosen, pictures, nextCursor } = await readWorkPictures(tools, caller, { cursor, limit })
  return {
    chosen: chosen.map(signedLink),
    pictures: pictures.map(({ fileId, ...picture }) => ({ ...picture, url: signedLink(fileId) })),
    nextCursor,
  }
}

export const chooseWorkPictures: Handler<'chooseWorkPictures'> = async ({ body, caller, say, tools }) => {
  await choosePictures(tools, caller, body.pictures.map(fromLink))
  return { message: say('PROFILE_UPDATED') }
}
