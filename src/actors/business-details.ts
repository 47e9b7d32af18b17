import { editBusiness as editBusinessRules } from '../../generated/validate/editBusiness.js'
import { linksIn, type UploadedFile } from '../../machines/registration-context.ts'
import type { BusinessDetailsDraft } from '../services/drafts.ts'
import type { Acknowledged, BusinessProfile } from '../services/types.ts'
import { checkBusinessDetails, editBusinessDetails } from '../services/profile-edits.ts'
import type { Environment } from './environment.ts'
import { noteBusiness } from './update-session-user.ts'
import { registrationOf } from './registrations.ts'
import { documentsSlot, fileIn, pictureSlot } from './slots.ts'
import { runService } from './run-service.ts'

export type BusinessDetailsSlot = 'logo' | 'documents'

/** Edits a business's details. `documentName` names the stored documents whose file names are not known. */
export function businessDetailsForm(
  environment: Environment,
  profile: BusinessProfile,
  documentName: (number: number) => string,
) {
  const documents = profile.documents.map(({ url, name }, index): UploadedFile<BusinessDetailsSlot> => ({
    slot: 'documents',
    name: name ?? documentName(index + 1),
    url,
  }))
  return registrationOf<BusinessDetailsDraft, BusinessDetailsSlot, Acknowledged>(environment, {
    draftName: 'business-details',
    initial: {
      businessName: profile.businessName,
      businessIdNumber: profile.businessIdNumber ?? '',
      businessPhone: profile.businessPhone,
      businessEmail: profile.businessEmail ?? '',
      categories: profile.categories,
      address: profile.address,
      country: profile.country,
      state: profile.state,
      cities: profile.cities,
      zipCode: profile.zipCode,
      hasLicense: profile.hasLicense === 1,
      hasInsurance: profile.hasInsurance === 1,
    },
    files: [...fileIn<BusinessDetailsSlot>('logo', profile.logo.url), ...documents],
    check: (draft, files) => checkBusinessDetails(editBusinessRules)(draft, bySlot(files)),
    slots: { logo: pictureSlot, documents: documentsSlot },
    save: async ({ draft, files }, signal) => {
      const outcome = await runService(environment, signal, editBusinessDetails({ draft, files: bySlot(files) }))
      if (outcome.type === 'done') {
        const { businessName, categories, country, state, cities } = draft
        noteBusiness(environment, { businessName: businessName.trim(), categories, country, state, cities })
      }
      return outcome
    },
  })
}

function bySlot(files: readonly UploadedFile<BusinessDetailsSlot>[]) {
  return { logo: linksIn(files, 'logo'), documents: linksIn(files, 'documents') }
}
