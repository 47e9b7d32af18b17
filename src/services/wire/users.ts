import type { components } from '../../../generated/api.ts'
import type { Business, Customer, Session } from '../types.ts'
import { hereFromWire } from './files.ts'

type Schemas = components['schemas']

export function sessionFromWire(wire: Schemas['LoginAnswer']): Session {
  return wire.type === 'customer'
    ? { token: wire.token, userType: 'customer', user: customerFromWire(wire.data) }
    : { token: wire.token, userType: 'business', user: businessFromWire(wire.data) }
}

export function customerFromWire(wire: Schemas['CustomerData']): Customer {
  return {
    id: wire.id,
    name: wire.name,
    email: wire.email,
    phone: wire.phone,
    country: wire.country,
    state: wire.state,
    city: wire.city,
    picture: hereFromWire(wire.pic_url.url),
    language: wire.language,
  }
}

export function businessFromWire(wire: Schemas['BusinessData'] | Schemas['BusinessDetails']): Business {
  return {
    id: wire.id,
    name: wire.name,
    email: wire.email,
    phone: wire.phone,
    country: wire.country,
    state: wire.state,
    cities: wire.city,
    categories: wire.category,
    businessName: wire.buisness_name,
    picture: hereFromWire(wire.profile_pic.url),
    language: wire.language,
    isEmailVerified: wire.email_verified,
  }
}
