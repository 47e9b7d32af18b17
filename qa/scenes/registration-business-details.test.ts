import type { BusinessDetailsSlot } from '../../src/actors/business-profile.ts'
import type { BusinessDetailsDraft } from '../../src/services/drafts.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { newBusiness, newPicture, UNUSED } from '../support/api.ts'
import { resetBusiness } from '../support/wire.ts'
import { registration } from '../models/registration.ts'
import { businessFields, documents, logo, isBusinessStored } from './support/business-fields-wire.ts'
import { select, several } from './support/fields.ts'
import { remembered } from 'statechart-kit/script/notes'
import { profileOf } from './support/registration-fields.ts'
import { registrationStage, type RegistrationStage } from './support/registration-stage.ts'
import { walkScene } from './support/walk.ts'

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
