import type { components } from '../../../generated/api.ts'
import type { BusinessProfile, CustomerProfile } from '../types.ts'
import { hereFromWire } from './files.ts'
import { businessFromWire, customerFromWire } from './users.ts'

type Schemas = components['schemas']

export const businessDetailsPath = '/get-buisness-details/buisness'
export const editBusinessPath = '/edit-buisness-details/business'

function ownFromWire(wire: Schemas['CustomerData'] | Schemas['BusinessDetails']) {
  return { pendingEmail: wire.email_pending ?? null }
}

export function customerProfileFromWire(wire: Schemas['CustomerData']): CustomerProfile {
  return { ...customerFromWire(wire), ...ownFromWire(wire) }
}

export function businessProfileFromWire(wire: Schemas['BusinessDetails']): BusinessProfile {
  return {
    ...businessFromWire(wire),
    mustVerifyEmail: wire.email_verification_required && !wire.email_verified,
    ...ownFromWire(wire),
    businessIdNumber: wire.buisness_id_number ?? '',
    businessPhone: wire.buisness_phone_number,
    businessEmail: wire.buisness_email ?? '',
    address: wire.address,
    zipCode: wire.zipcode,
    logo: hereFromWire(wire.logo_url.url),
    documents: wire.documents,
    hasLicense: wire.isLicense === 1,
    hasInsurance: wire.isInsurance === 1,
    steppedDown: wire.steppedDown,
    checks: wire.checks,
  }
}
