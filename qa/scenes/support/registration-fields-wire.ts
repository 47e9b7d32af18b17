import { expect } from 'vitest'
import type { FileRow } from '../../../machines/registration-context.ts'
import { type Account, newAddress } from '../../support/api.ts'
import { businessNameField } from '../../support/wire.ts'
import { businessOf, isPictured } from './stored.ts'
import type { BusinessDetailsDraft, BusinessSignupDraft, CustomerSignupDraft } from '../../../src/services/drafts.ts'
import { several, slider, yesOrNo, city, select, tick } from './fields.ts'
import { textField, type FieldTable } from './form-acts.ts'
import type { SlotParts } from './slot-facts.ts'
import type { Translate } from '../../../src/i18n/translate.ts'
import type { RegistrationParts } from './registration-stage.ts'
import type { Visit } from './visit.ts'

/** What everybody is asked who signs up. */
export const personFields = {
  name: textField((say) => say('fields.name')),
  email: textField((say) => say('fields.email')),
  phone: textField((say) => say('fields.phone')),
  password: textField((say) => say('fields.password')),
  country: select((say) => say('ui.place.country')),
  state: select((say) => say('ui.place.state')),
  city,
  termsAccepted: tick((say) => say('signup.terms')),
} satisfies FieldTable<CustomerSignupDraft>

/** What both sign-ups have in common: nobody is logged in, and the choice of a role is where one goes back to. */
export const signUp = {
  arrive: async (openVisit) => ({ visit: await openVisit(null), email: newAddress('ana') }),
  submit: (say) => say('signup.submit'),
  waiting: (say, count) => say('fields.waiting', { count }),
  sending: (say) => say('signup.submitting'),
  failed: (say) => say('signup.failed'),
} as const satisfies Partial<RegistrationParts<CustomerSignupDraft, 'picture'>>

type Title = (say: Translate) => string

/** The screen that somebody comes to who has signed up, and is logged in; or by default the choice of a role where it was given up. */
export const leftFor =
  (onward: Title, back: Title = (say) => say('auth.registration.title')) =>
  ({ page, say }: Visit, isSaved: boolean): Promise<void> =>
    page.getByRole('heading', { name: (isSaved ? onward : back)(say), exact: true }).waitFor()

/** What everybody can change of themselves. */
export const ownFields = {
  name: textField((say) => say('fields.name')),
  phone: textField((say) => say('fields.phone')),
}

/** What all profiles have in common: their editor has an account. */
export function profileOf(accountOf: () => Promise<Account>) {
  return {
    arrive: async (openVisit) => {
      const account = await accountOf()
      return { visit: await openVisit(account), email: account.email, account }
    },
    staysOpen: true,
    submit: (say) => say('fields.save'),
    waiting: (say, count) => say('fields.waiting', { count }),
    sending: (say) => say('fields.saving'),
    news: (say) => [say.code('PROFILE_UPDATED')],
  } as const satisfies Partial<RegistrationParts<object, never>>
}

/** What every business is asked, when it signs up and when it edits what it said. */
export const businessFields = {
  businessName: textField((say) => say('fields.businessName')),
  businessIdNumber: textField((say) => say('fields.businessIdNumber')),
  businessPhone: textField((say) => say('fields.businessPhone')),
  businessEmail: textField((say) => say('fields.businessEmail')),
  categories: several({
    label: (say) => say('fields.categories'),
    none: (say) => say('fields.categoriesChoose'),
    nameOf: (say, category) => say.category(category),
  }),
  address: textField((say) => say('fields.address')),
  zipCode: textField((say) => say('fields.zipCode')),
  radius: slider((say) => say('fields.radius')),
  hasLicense: yesOrNo((say) => say('fields.licence')),
  hasInsurance: yesOrNo((say) => say('fields.insurance')),
  isHidden: tick((say) => say('fields.hidden')),
} satisfies Partial<FieldTable<BusinessDetailsDraft>>

type Answers = Pick<BusinessSignupDraft, 'hasLicense' | 'hasInsurance'>

/** What a business said of itself is kept as it said it, with its files. */
export async function isBusinessStored(
  account: Pick<Account, 'client'>,
  said: Omit<BusinessDetailsDraft, 'cities' | keyof Answers> & Answers,
  { files, cities }: { readonly files: readonly FileRow<string>[]; readonly cities: readonly string[] },
): Promise<void> {
  const known = await businessOf(account)
  const inSlot = (slot: string) => files.filter((file) => file.slot === slot)
  expect({ ...known, documents: known.documents.length }).toMatchObject({
    [businessNameField]: said.businessName,
    buisness_id_number: said.businessIdNumber,
    buisness_phone_number: said.businessPhone,
    buisness_email: said.businessEmail,
    category: said.categories,
    address: said.address,
    country: said.country,
    state: said.state,
    city: cities,
    zipcode: said.zipCode,
    radius: said.radius,
    isLicense: Number(said.hasLicense),
    isInsurance: Number(said.hasInsurance),
    hidden: said.isHidden,
    documents: inSlot('documents').length,
  })
  await isPictured(known.logo_url.url, inSlot('logo'))
}

export const logo: SlotParts = { label: (say) => say('fields.logo'), looks: 'picture' }

export const documents: SlotParts = {
  label: (say) => say('fields.documents'),
  looks: 'rows',
  left: (say, room) => (room === 0 ? say('fields.documentsFull') : say('fields.documentsLeft', { count: room })),
}
