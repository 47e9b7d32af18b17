import type { BusinessProfileDraft } from '../../src/services/drafts.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { newBusiness, UNUSED } from '../support/api.ts'
import { registration } from '../models/registration.ts'
import { ownFields, profileOf } from './support/profile-parts.ts'
import { businessOf, isPictured, keeps } from './support/stored.ts'
import { registrationStage, type RegistrationStage } from './support/registration-stage.ts'
import { walkScene } from './support/walk.ts'

const stage: RegistrationStage<BusinessProfileDraft, 'picture', Acknowledged> = registrationStage<
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

walkScene(registration, 'business-profile', stage)
