import { answer, type connect, type Schemas } from '../../docs/examples/over-the-wire/client.ts'

type Person = Pick<
  Schemas['SignupBusiness'],
  'name' | 'email' | 'phone' | 'password' | 'country' | 'state' | 'terms_accepted'
>

const details = { category: ['Plumbing'], address: '12 Oak Street', city: ['Austin'], zipcode: '78701' }

/** The field in which a business says what it is called. */
export const businessNameField = 'buisness_name'

/** The call by which a business edits its account. */
export const editBusinessPath = '/edit-buisness-details/business'

/** What is known of the business that is logged in. */
export async function readBusiness(client: ReturnType<typeof connect>) {
  return (await answer(client.POST('/get-buisness-details/buisness', { body: {} }))).data
}

/** The sign-up of a business in Austin, a plumber's unless another trade is named, as the API spells it. */
export function wireBusiness({
  businessName,
  trade,
  ...person
}: Person & { businessName: string; trade?: string | undefined }): Schemas['SignupBusiness'] {
  return {
    ...person,
    buisness_name: businessName,
    buisness_phone_number: '+1 512 555 0112',
    ...details,
    ...(trade !== undefined && { category: [trade] }),
  }
}

/** Gives the business of a client another name. */
export async function renameBusiness(client: ReturnType<typeof connect>, businessName: string): Promise<void> {
  await answer(client.POST('/edit-buisness-details/business', { body: { buisness_name: businessName } }))
}

/** Lets the business of a client do work of this trade, and of no other. */
export async function changeTrade(client: ReturnType<typeof connect>, category: string): Promise<void> {
  await answer(client.POST('/edit-buisness-details/business', { body: { category: [category] } }))
}

/** Gives the business of a client back what it said of itself when it signed up, with these files. */
export async function resetBusiness(
  client: ReturnType<typeof connect>,
  { businessName, logo, documents }: { businessName: string; logo: string; documents: readonly string[] },
): Promise<void> {
  const body: Schemas['EditBusiness'] = {
    ...details,
    buisness_name: businessName,
    buisness_id_number: '',
    buisness_phone_number: '+1 512 555 0112',
    buisness_email: '',
    state: 'Texas',
    radius: 0,
    logo_url: { url: logo },
    documents_urls: [...documents],
    isLicense: 0,
    isInsurance: 0,
    hidden: false,
  }
  await answer(client.POST('/edit-buisness-details/business', { body }))
}
