import type { BusinessSlot } from '../../src/actors/signup.ts'
import type { BusinessSignupDraft, BusinessProfileDraft, BusinessDetailsDraft } from '../../src/services/drafts.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { registration } from '../models/registration.ts'
import {
  businessFields,
  documents,
  isBusinessStored,
  logo,
  leftFor,
  personFields,
  signUp,
  ownFields,
  profileOf,
} from './support/registration-fields-wire.ts'
import { textField } from './support/form-acts.ts'
import { businessOf, isPictured, logInAs, keeps } from './support/stored.ts'
import { registrationStage, type RegistrationStage } from './support/registration-stage.ts'
import { walkScene } from './support/walk.ts'
import { newBusiness, UNUSED, newPicture } from '../support/api.ts'
import type { BusinessDetailsSlot } from '../../src/actors/business-profile.ts'
import { resetBusiness } from '../support/wire.ts'
import { select, several } from './support/fields.ts'
import { remembered } from 'statechart-kit/script/notes'

const names = new Map([
  ['file-0', 'luis.jpg'],
  ['file-1', 'logo.jpg'],
])

const signUpStage: RegistrationStage<BusinessSignupDraft, BusinessSlot, Acknowledged> = registrationStage<
  BusinessSignupDraft,
  BusinessSlot
>({
  ...signUp,
  path: '/signup-business',
  save: 'signupBusiness',
  title: (say) => say('signup.businessTitle'),
  steps: { next: (say) => say('signup.continue'), nameOf: (say, step) => say(`signup.steps.${step}`) },
  // From any step; the arrow goes back by one.
  leave: (world) =>
    world.visit.page.getByRole('link', { name: world.visit.say('auth.registration.login'), exact: true }).click(),
  fields: {
    ...personFields,
    referenceCode: textField((say) => say('fields.referenceCode')),
    ...businessFields,
    businessPhone: textField((say) => say('fields.businessPhone')),
    businessEmail: textField((say) => say('fields.businessEmail')),
  },
  slots: {
    picture: { label: (say) => say('fields.picture'), looks: 'picture' },
    logo,
    documents,
  },
  nameOf: (_, { id }) => names.get(id) ?? 'licence.jpg',
  news: (say, lost) => [
    say.code('REGISTRATION_SUCCESSFUL'),
    ...(lost > 0 ? [say('signup.signedUpWithout', { count: lost })] : []),
  ],
  stored: async ({ email }, { draft, files }) => {
    const account = await logInAs(email, draft.password)
    const { name, phone, city } = draft
    const known = await businessOf(account)
    keeps(known, { name, email, phone })
    await isPictured(
      known.profile_pic.url,
      files.filter(({ slot }) => slot === 'picture'),
    )
    await isBusinessStored(account, draft, { files, cities: [city] })
  },
  left: leftFor(
    (say) => say('dashboard.titleBusiness'),
    (say) => say('auth.login.title'),
  ),
})

walkScene(registration, 'business-signup', signUpStage)

const profileStage: RegistrationStage<BusinessProfileDraft, 'picture', Acknowledged> = registrationStage<
  BusinessProfileDraft,
  'picture'
>({
  ...profileOf(() => newBusiness(undefined, UNUSED)),
  path: '/profile-business',
  isFoundAgain: true,
  save: 'editBusiness',
  title: (say) => say('profile.businessTitle'),
  fields: ownFields,
  slots: { picture: { label: (say) => say('fields.picture'), looks: 'picture' } },
  nameOf: (_, { isKnown }) => (isKnown ? '' : 'luis.jpg'),
  stored: async ({ account }, { draft, files }) => {
    const known = account && (await businessOf(account))
    keeps(known, draft)
    await isPictured(known?.profile_pic.url ?? null, files)
  },
  left: ({ page, say }) => page.getByRole('heading', { name: say('account.options.title'), exact: true }).waitFor(),
})

walkScene(registration, 'business-profile', profileStage)

/** The names of the documents that are there, by their ids. */
const stored = new Map([
  ['kept-1', 'insurance.jpg'],
  ['kept-2', 'certificate.jpg'],
])

const business = remembered(async () => {
  const account = await newBusiness(undefined, UNUSED)
  const [logoLink, ...links] = await Promise.all([
    newPicture(account),
    ...[...stored.values()].map((name) => newPicture(account, 'silver', name)),
  ])
  return { account, files: { logo: logoLink, documents: links } }
})

/** The business as it was at first, with a logo and two documents, whatever was saved since. */
async function unchangedBusiness() {
  const { account, files } = await business()
  await resetBusiness(account.client, { businessName: 'Ortega & Sons', ...files })
  return account
}

const stage: RegistrationStage<BusinessDetailsDraft, BusinessDetailsSlot, Acknowledged> = registrationStage<
  BusinessDetailsDraft,
  BusinessDetailsSlot
>({
  ...profileOf(unchangedBusiness),
  path: '/profile-business-details',
  save: 'editBusiness',
  title: (say) => say('businessDetails.title'),
  fields: {
    ...businessFields,
    country: select((say) => say('ui.place.country')),
    state: select((say) => say('ui.place.state')),
    cities: several({
      label: (say) => say('businessDetails.cities'),
      none: (say) => say('businessDetails.citiesChoose'),
    }),
  },
  slots: {
    logo,
    documents: { ...documents, more: (say, name) => say('businessDetails.download', { name }) },
  },
  nameOf: (_, { id }) => {
    if (id === 'kept-0') return ''
    return stored.get(id) ?? 'licence.jpg'
  },
  // The newest is on top.
  news: (say, lost) => [
    say.code('PROFILE_UPDATED'),
    ...(lost > 0 ? [say('fields.savedWithout', { count: lost })] : []),
  ],
  stored: async ({ account }, { draft, files }) => {
    if (account) await isBusinessStored(account, draft, { files, cities: draft.cities })
  },
  left: ({ page, say }) => page.getByRole('heading', { name: say('profile.businessTitle'), exact: true }).waitFor(),
})

walkScene(registration, 'business-details', stage)
