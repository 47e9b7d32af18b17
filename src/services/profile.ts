import { call, type Service } from './client.ts'
import type { BusinessProfile, CustomerProfile } from './types.ts'
import { businessDetailsPath, businessProfileFromWire, customerProfileFromWire } from './wire/profile.ts'

/** Loads the viewer's customer account. */
export function getCustomer(): Service<CustomerProfile> {
  return call({
    isSafe: true,
    send: ({ client, init }) => client.POST('/get-customer-details/customer', { ...init, body: {} }),
    read: ({ data }) => customerProfileFromWire(data),
  })
}

/** Loads the viewer's business account with all its details. */
export function getBusiness(): Service<BusinessProfile> {
  return call({
    isSafe: true,
    send: ({ client, init }) => client.POST(businessDetailsPath, { ...init, body: {} }),
    read: ({ data }) => businessProfileFromWire(data),
  })
}
