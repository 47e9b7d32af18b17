import type { CustomerSignupDraft, CustomerProfileDraft } from '../../src/services/drafts.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { registration } from '../models/registration.ts'
import { customerOf, isPictured, logInAs, keeps } from './support/stored.ts'
import { registrationStage, type RegistrationStage } from './support/registration-stage.ts'
import { leftFor, personFields, signUp, ownFields, profileOf } from './support/registration-fields.ts'
import { walkScene } from './support/walk.ts'
import { answer } from '../../docs/examples/over-the-wire/client.ts'
import { newCustomer, newPicture, UNUSED } from '../support/api.ts'
import { city, select } from './support/fields.ts'

const signUpStage: RegistrationStage<CustomerSignupDraft, 'picture', Acknowledged> = registrationStage<
  CustomerSignupDraft,
  'picture'
>({
  ...signUp,
  path: '/signup-customer',
  save: 'signupCustomer',
  title: (say) => say('signup.customerTitle'),
  fields: personFields,
  slots: { picture: { label: (say) => say('fields.picture'), looks: 'picture' } },
  nameOf: () => 'ana.jpg',
  news: (say) => [say.code('REGISTRATION_SUCCESSFUL')],
  stored: async ({ email }, { draft, files }) => {
    const { name, phone, country, state, city, password } = draft
    const known = await customerOf(await logInAs(email, password))
    keeps(known, { name, email, phone, country, state, city })
    await isPictured(known.pic_url.url, files)
  },
  left: leftFor((say) => say('dashboard.titleCustomer')),
})

walkScene(registration, 'customer-signup', signUpStage)

/** A customer with a picture. */
async function newShownCustomer() {
  const customer = await newCustomer(undefined, UNUSED)
  const body = { pic_url: { url: await newPicture(customer) } }
  await answer(customer.client.POST('/edit-customer-details/customer', { body }))
  return customer
}

const profileStage: RegistrationStage<CustomerProfileDraft, 'picture', Acknowledged> = registrationStage<
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

walkScene(registration, 'customer-profile', profileStage)
