import type { components } from '../../../generated/api.ts'
import type { Business, Customer, Session } from '../types.ts'
import { hereFromWire } from './files.ts'

type Schemas = components['schemas']

export function sessionFromWire(wire: Schemas['LoginAnswer']): Session {
  return wire.type === 'customer'
    ? { token: wire.token, userType: 'customer', user: customerFromWire(wire.data) }
    : { token: wire.token, userType: 'business', user: businessFromWire(wire.data) }
}

function personFromWire(wire: Schemas['CustomerData'] | Schemas['BusinessData'] | Schemas['BusinessDetails']) {
  const { id, name, email, phone, country, state, language } = wire
  return { id, name, email, phone, country, state, language }
}

export function customerFromWire(wire: Schemas['CustomerData']): Customer {
  return {
    ...personFromWire(wire),
    city: wire.city,
    picture: hereFromWire(wire.pic_url.url),
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
