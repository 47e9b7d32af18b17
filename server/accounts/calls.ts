import { refuseOther } from '../jobs/rules-ask.ts'
import { editBusiness as changeBusiness, editCustomer as changeCustomer } from './rules-edit-profile.ts'
import { readBusiness, readCustomer } from './rules-profile.ts'
import { cyclesOf } from '../membership/rules.ts'
import { fromEditBusiness, fromEditCustomer } from './wire-in.ts'
import { toBusinessDetails, toCustomerData } from './wire.ts'
import type { Handler } from '../call.ts'

export const getCustomer: Handler<'getCustomer'> = async ({ body, caller, tools }) => {
  refuseOther(body.userId, caller.id)
  const { account, place } = await readCustomer(tools, caller.id)
  return { Success: true, data: toCustomerData(tools.settings.publicUrl, account, place) }
}

export const editCustomer: Handler<'editCustomer'> = async ({ body, caller, say, tools }) => {
  refuseOther(body.userId, caller.id)
  await changeCustomer(tools, caller, fromEditCustomer(body))
  return { Success: true, Message: say('PROFILE_UPDATED') }
}

export const getBusiness: Handler<'getBusiness'> = async ({ body, caller, tools }) => {
  refuseOther(body.userId, caller.id)
  const { account, business, documentIds } = await readBusiness(tools, caller.id)
  return { Success: true, data: toBusinessDetails(tools.settings, account, business, documentIds) }
}

export const editBusiness: Handler<'editBusiness'> = async ({ body, caller, say, tools }) => {
  refuseOther(body.userId, caller.id)
  await changeBusiness(tools, caller, fromEditBusiness(body))
  return { Success: true, message: say('PROFILE_UPDATED') }
}

export const getSubscription: Handler<'getSubscription'> = async ({ caller, tools }) => {
  const cycles = await cyclesOf(tools, caller)
  return {
    success: true,
    data: {
      subscription: cycles.map(({ startsAt, endsAt, isActive }) => ({
        start_date: startsAt.toISOString(),
        end_date: endsAt.toISOString(),
        isActive,
      })),
    },
  }
}
