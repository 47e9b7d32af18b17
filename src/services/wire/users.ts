import type { components } from '../../../generated/api.ts'
import type { Business, Customer, Session } from '../types.ts'
import { hereFromWire } from './files.ts'

type Schemas = components['schemas']

export function sessionFromWire(wire: Schemas['LoginAnswer']): Session {
  return wire.type === 'customer'
    ? { token: wire.token, userType: 'customer', user: customerFromWire(wire.data) }
    : { token: wire.token, userType: 'business', user: businessFromWire(wire.data) }
}

export type SignupAnswer = Schemas['CustomerSignedUp'] | Schemas['BusinessSignedUp']

/** The session that a sign-up opened; null where the server opens none. */
export function sessionAfterSignup({ token, ...wire }: SignupAnswer): Session | null {
  if (token === undefined || wire.data === undefined) return null
  return 'category' in wire.data
    ? { token, userType: 'business', user: businessFromWire(wire.data) }
    : { token, userType: 'customer', user: customerFromWire(wire.data) }
}

function personFromWire(wire: Schemas['CustomerData'] | Schemas['BusinessData'] | Schemas['BusinessDetails']) {
  const { id, name, email, phone, country, state, language } = wire
  return { id, name, email, phone, country, state, language }
}

export function customerFromWire(wire: Schemas['CustomerData']): Customer {
  const mustVerifyEmail = wire.email_verification_required === true && wire.email_verified === false
  return {
    ...personFromWire(wire),
    city: wire.city,
    picture: hereFromWire(wire.pic_url.url),
    ...(mustVerifyEmail && { mustVerifyEmail }),
  }
}

export function businessFromWire(wire: Schemas['BusinessData'] | Schemas['BusinessDetails']): Business {
  return {
    ...personFromWire(wire),
    cities: wire.city,
    categories: wire.category,
    businessName: wire.buisness_name,
    picture: hereFromWire(wire.profile_pic.url),
    isEmailVerified: wire.email_verified,
  }
}
