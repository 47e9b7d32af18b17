import type { components } from '../../../generated/api.ts'
import type { BusinessProfile, CustomerProfile, Cycle } from '../types.ts'
import { hereFromWire } from './files.ts'
import { businessFromWire, customerFromWire } from './users.ts'

type Schemas = components['schemas']

export const businessDetailsPath = '/get-buisness-details/buisness'
export const editBusinessPath = '/edit-buisness-details/business'
export const subscriptionPath = '/subs-n-payments/business'

export function customerProfileFromWire(wire: Schemas['CustomerData']): CustomerProfile {
  return { ...customerFromWire(wire), wantsMails: wire.email_notifications ?? true }
}

export function businessProfileFromWire(wire: Schemas['BusinessDetails']): BusinessProfile {
  return {
    ...businessFromWire(wire),
    wantsMails: wire.email_notifications ?? true,
    businessIdNumber: wire.buisness_id_number ?? '',
    address: wire.address,
    zipCode: wire.zipcode,
    logo: hereFromWire(wire.logo_url.url),
    documents: wire.documents_urls,
    hasLicense: wire.isLicense === 1,
    hasInsurance: wire.isInsurance === 1,
  }
}

export function cyclesFromWire(wire: Schemas['SubscriptionAnswer']): readonly Cycle[] {
  return wire.data.subscription.map(({ start_date, end_date, isActive }) => ({
    startsAt: start_date,
    endsAt: end_date,
    isActive,
  }))
}
