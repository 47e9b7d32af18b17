import type { Effect } from 'effect'
import { call, type Api } from './client.ts'
import type { ServiceFailure } from './failures.ts'
import type { BusinessProfile, CustomerProfile } from './types.ts'
import { businessDetailsPath, businessProfileFromWire, customerProfileFromWire } from './wire/profile.ts'

type Service<Value> = Effect.Effect<Value, ServiceFailure, Api>

/** The customer who is logged in. */
export function getCustomer(): Service<CustomerProfile> {
  return call({
    isSafe: true,
    send: ({ client, init }) => client.POST('/get-customer-details/customer', { ...init, body: {} }),
    read: ({ data }) => customerProfileFromWire(data),
  })
}

/** The business that is logged in, with all its details. */
export function getBusiness(): Service<BusinessProfile> {
  return call({
    isSafe: true,
    send: ({ client, init }) => client.POST(businessDetailsPath, { ...init, body: {} }),
    read: ({ data }) => businessProfileFromWire(data),
  })
}
