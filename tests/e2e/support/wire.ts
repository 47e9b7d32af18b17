import type { Schemas } from '../../../docs/examples/over-the-wire/client.ts'

type Person = Pick<
  Schemas['SignupBusiness'],
  'name' | 'email' | 'phone' | 'password' | 'country' | 'state' | 'terms_accepted'
>

/** The sign-up of a plumber in Austin, as the API spells it. */
export function wireBusiness({
  businessName,
  ...person
}: Person & { businessName: string }): Schemas['SignupBusiness'] {
  return {
    ...person,
    buisness_name: businessName,
    buisness_phone_number: '+1 512 555 0112',
    category: ['Plumbing'],
    address: '12 Oak Street',
    city: ['Austin'],
    zipcode: '78701',
  }
}
