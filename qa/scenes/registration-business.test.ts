import type { BusinessSlot } from '../../src/actors/signup.ts'
import type { BusinessSignupDraft, BusinessProfileDraft } from '../../src/services/drafts.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { registration } from '../models/registration.ts'
import { businessFields, documents, isBusinessStored, logo } from './support/business-fields-wire.ts'
import { textField } from './support/form-stage.ts'
import { businessOf, isPictured, logInAs, keeps } from './support/stored.ts'
import { registrationStage, type RegistrationStage } from './support/registration-stage.ts'
import { leftFor, personFields, signUp, ownFields, profileOf } from './support/registration-fields.ts'
import { walkScene } from './support/walk.ts'
import { newBusiness, UNUSED } from '../support/api.ts'

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
  left: leftFor((say) => say('dashboard.titleBusiness')),
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
