import { editBusiness as editBusinessRules } from '../../generated/validate/editBusiness.js'
import { linksIn, type UploadedFile } from '../../machines/registration-context.ts'
import type { BusinessDetailsDraft, BusinessProfileDraft } from '../services/drafts.ts'
import type { Acknowledged, BusinessProfile } from '../services/types.ts'
import {
  checkBusinessProfile,
  editBusinessProfile,
  checkBusinessDetails,
  editBusinessDetails,
} from '../services/profile-edits.ts'
import type { Environment } from './environment.ts'
import { noteBusiness } from './profile.ts'
import { registrationOf } from './registrations.ts'
import { fileIn, pictureSlot, documentsSlot } from './slots.ts'

/** Edits the owner of a business. The picture's slot is `picture`. */
export function businessProfileForm(environment: Environment, { name, phone, picture: present }: BusinessProfile) {
  return registrationOf<BusinessProfileDraft, 'picture', Acknowledged>(environment, {
    draftName: 'profile',
    initial: { name, phone },
    files: fileIn('picture', present.url),
    check: (draft, files) => checkBusinessProfile(editBusinessRules)(draft, linksIn(files, 'picture')),
    slots: { picture: pictureSlot },
    call: ({ draft, files }) => editBusinessProfile({ draft, picture: linksIn(files, 'picture') }),
    onDone: ({ draft, files }) =>
      noteBusiness(environment, {
        name: draft.name.trim(),
        phone: draft.phone.trim(),
        picture: linksIn(files, 'picture')[0] ?? null,
      }),
  })
}

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
      radius: profile.radius,
      zipCode: profile.zipCode,
      hasLicense: profile.hasLicense === 1,
      hasInsurance: profile.hasInsurance === 1,
      isHidden: profile.isHidden,
    },
    files: [...fileIn<BusinessDetailsSlot>('logo', profile.logo.url), ...documents],
    check: (draft, files) => checkBusinessDetails(editBusinessRules)(draft, bySlot(files)),
    slots: { logo: pictureSlot, documents: documentsSlot },
    call: ({ draft, files }) => editBusinessDetails({ draft, files: bySlot(files) }),
    onDone: ({ draft: { businessName, categories, country, state, cities, radius } }) =>
      noteBusiness(environment, { businessName: businessName.trim(), categories, country, state, cities, radius }),
  })
}

function bySlot(files: readonly UploadedFile<BusinessDetailsSlot>[]) {
  return { logo: linksIn(files, 'logo'), documents: linksIn(files, 'documents') }
}
