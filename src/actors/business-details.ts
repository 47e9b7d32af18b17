import { linksIn } from '../../machines/registration/files.ts'
import type { UploadedFile } from '../../machines/registration/types.ts'
import type { BusinessDetailsDraft } from '../services/drafts.ts'
import type { Acknowledged, BusinessProfile } from '../services/types.ts'
import { editBusinessDetails } from '../services/profile-edits.ts'
import type { Environment } from './environment.ts'
import { laterCheck } from './later-check.ts'
import { noteBusiness } from './own-account.ts'
import { registrationOf } from './registrations.ts'
import { documentsSlot, fileIn, pictureSlot } from './slots.ts'
import { perform } from './perform.ts'

export { businessLimits } from '../services/wire/limits.ts'

export type BusinessDetailsSlot = 'logo' | 'documents'

/** Edits a business's details. `documentName` names the stored documents whose file names are not known. */
export function businessDetailsForm(
  environment: Environment,
  profile: BusinessProfile,
  documentName: (number: number) => string,
) {
  const {
    businessName,
    businessIdNumber,
    businessPhone,
    businessEmail,
    categories,
    address,
    country,
    state,
    cities,
    zipCode,
  } = profile
  const { hasLicense, hasInsurance } = profile
  const documents = profile.documents.map(({ url, name }, index): UploadedFile<BusinessDetailsSlot> => ({
    slot: 'documents',
    name: name ?? documentName(index + 1),
    url,
  }))
  return registrationOf<BusinessDetailsDraft, BusinessDetailsSlot, Acknowledged>(environment, {
    draftName: 'business-details',
    initial: {
      businessName,
      businessIdNumber,
      businessPhone,
      businessEmail,
      categories,
      address,
      country,
      state,
      cities,
      zipCode,
      hasLicense,
      hasInsurance,
    },
    files: [...fileIn<BusinessDetailsSlot>('logo', profile.logo), ...documents],
    check: laterCheck(environment, async () => {
      const { checkBusinessDetails } = await import('../services/checks/business-profile.ts')
      return (draft, files) => checkBusinessDetails(draft, bySlot(files))
    }),
    slots: { logo: pictureSlot, documents: documentsSlot },
    save: async ({ draft, files }, signal) => {
      const outcome = await perform(environment, signal, editBusinessDetails({ draft, files: bySlot(files) }))
      if (outcome.type === 'done') {
        noteBusiness(environment, {
          businessName: draft.businessName.trim(),
          categories: draft.categories,
          country: draft.country,
          state: draft.state,
          cities: draft.cities,
        })
      }
      return outcome
    },
  })
}

function bySlot(files: readonly UploadedFile<BusinessDetailsSlot>[]) {
  return { logo: linksIn(files, 'logo'), documents: linksIn(files, 'documents') }
}
