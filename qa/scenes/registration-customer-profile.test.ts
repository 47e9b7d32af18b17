import { answer } from '../../docs/examples/over-the-wire/client.ts'
import type { CustomerProfileDraft } from '../../src/services/drafts.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { newCustomer, newPicture, UNUSED } from '../support/api.ts'
import { registration } from '../models/registration.ts'
import { city, select } from './support/fields.ts'
import { ownFields, profileOf } from './support/profile-parts.ts'
import { customerOf, isPictured, keeps } from './support/stored.ts'
import { registrationStage, type RegistrationStage } from './support/registration-stage.ts'
import { walkScene } from './support/walk.ts'

/** A customer with a picture. */
async function newShownCustomer() {
  const customer = await newCustomer(undefined, UNUSED)
  const body = { pic_url: { url: await newPicture(customer) } }
  await answer(customer.client.POST('/edit-customer-details/customer', { body }))
  return customer
}

const stage: RegistrationStage<CustomerProfileDraft, 'picture', Acknowledged> = registrationStage<
  CustomerProfileDraft,
  'picture'
>({
  ...profileOf(newShownCustomer),
  path: '/profile',
  isFoundAgain: true,
  save: 'editCustomer',
  title: (say) => say('profile.title'),
  fields: {
    ...ownFields,
    country: select((say) => say('ui.place.country')),
    state: select((say) => say('ui.place.state')),
    city,
  },
  slots: { picture: { label: (say) => say('fields.picture'), looks: 'picture' } },
  nameOf: (_, { id, isKnown }) => (id === 'kept-0' || isKnown ? '' : 'ana.jpg'),
  stored: async ({ account }, { draft, files }) => {
    const known = account && (await customerOf(account))
    keeps(known, draft)
    await isPictured(known?.pic_url.url ?? null, files)
  },
  left: ({ page, say }) => page.getByRole('heading', { name: say('account.options.title'), exact: true }).waitFor(),
})

walkScene(registration, 'customer-profile', stage)
