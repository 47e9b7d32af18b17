import { toPicture } from '../files/serializer.ts'
import { shortName } from '../jobs/serializer.ts'
import type { Handler } from '../platform/http/handler.ts'
import {
  blockBusiness as keepFromBusiness,
  blockCustomer as keepFromCustomer,
  loadBlocks,
  unblock as end,
} from './service.ts'

export const blockBusiness: Handler<'blockBusiness'> = async ({ body, caller, translate, deps }) => {
  await keepFromBusiness(deps, caller, body.businessId)
  return { message: translate('BLOCKED') }
}

export const blockCustomer: Handler<'blockCustomer'> = async ({ body, caller, translate, deps }) => {
  await keepFromCustomer(deps, caller, body.jobId)
  return { message: translate('BLOCKED') }
}

export const unblock: Handler<'unblock'> = async ({ body, caller, translate, deps }) => {
  await end(deps, caller, body.blockId)
  return { message: translate('UNBLOCKED') }
}

export const listBlocks: Handler<'listBlocks'> = async ({ body, caller, translate, deps }) => {
  const { cursor, limit } = body
  const { blocks, nextCursor } = await loadBlocks(deps, caller, { cursor, limit })
  const isCustomer = caller.role === 'customer'
  const former = translate(isCustomer ? 'FORMER_BUSINESS' : 'FORMER_CUSTOMER')
  return {
    blocks: blocks.map(({ id, name, pictureId, createdAt }) => ({
      blockId: id,
      name: name === null ? former : isCustomer ? name : shortName(name),
      picture: toPicture(deps.settings.publicUrl, pictureId),
      createdAt: createdAt.toISOString(),
    })),
    nextCursor,
  }
}
