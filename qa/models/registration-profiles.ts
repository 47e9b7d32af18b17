import { checkBusinessDetails, checkBusinessProfile, checkCustomerProfile } from '../support/checks.ts'
import { type RegistrationContext, linksIn } from '../../machines/registration-context.ts'
import type { BusinessDetailsSlot } from '../../src/actors/business-profile.ts'
import { documentsSlot, pictureSlot } from '../../src/actors/slots.ts'
import type { BusinessDetailsDraft, BusinessProfileDraft, CustomerProfileDraft } from '../../src/services/drafts.ts'
import { isOnScreen } from './form-samples.ts'
import { arrives, austin, fails, screenWithFiles, stored } from './registration-samples.ts'

const saved = { message: 'Server words' }
const [ANA, LUIS] = ['Ana Torres', 'Luis Ortega'] as const

/** A field that was filled in and left before says at once what is wrong with it, which no event tells: the name is emptied only as it was at the start. */
const emptiedOnce =
  (start: string) =>
  (
    { context: { draft } }: { readonly context: Record<'draft', { readonly name: string }> },
    { changes }: { readonly changes: { readonly name?: string } },
  ): boolean =>
    changes.name !== '' || draft.name === start

/** The way back leads out of a field that was emptied, which says so first. */
const leavesFrom =
  <Field extends string>(field: Field) =>
  (snapshot: {
    readonly context: Pick<
      RegistrationContext<{ readonly [Name in Field]: string }, string, unknown>,
      'draft' | 'errors'
    >
    readonly hasTag: (tag: 'open') => boolean
  }): boolean =>
    isOnScreen(snapshot) &&
    (snapshot.context.draft[field] !== '' || snapshot.context.errors.some((error) => error.field === field))

export const customerProfile = screenWithFiles<CustomerProfileDraft, 'picture'>({
  name: 'customer-profile',
  about: 'A customer who has a picture edits the profile.',
  input: {
    initial: { name: ANA, phone: '+1 512 555 0148', ...austin },
    files: [{ slot: 'picture', name: '', url: stored[1] }],
    check: (draft, files) => checkCustomerProfile(draft, linksIn(files, 'picture')),
    slots: { picture: pictureSlot },
  },
  changes: [{ name: 'Ana Maria Torres', phone: '+1 512 555 0199', state: 'Nevada', city: 'Reno' }, { name: '' }],
  field: 'name',
  picks: [['picture', 'ana.jpg']],
  removes: ['kept-0', 'file-0'],
  reopens: true,
  offers: {
    'draft.changed': emptiedOnce(ANA),
    // What is as it was needs no saving.
    'form.submitted': ({ context: { draft, initial, picked } }) => draft.name !== initial.name || picked > 0,
    'form.closed': leavesFrom('name'),
  },
  call: 'editCustomer',
  saved,
  wrong: 'phone',
  digest: ['files.length', 'files.0.status'],
})

export const businessProfile = screenWithFiles<BusinessProfileDraft, 'picture'>({
  name: 'business-profile',
  about: 'The person behind a business edits what is known of them, and adds a picture.',
  input: {
    initial: { name: LUIS, phone: '+1 512 555 0148' },
    check: (draft, files) => checkBusinessProfile(draft, linksIn(files, 'picture')),
    slots: { picture: pictureSlot },
  },
  changes: [{ name: 'Luis M. Ortega', phone: '+1 512 555 0100' }, { name: '' }],
  field: 'name',
  picks: [['picture', 'luis.jpg']],
  reopens: true,
  offers: {
    'draft.changed': emptiedOnce(LUIS),
    // First the person, then the picture, so that both are saved together.
    'files.picked': ({ context: { draft, picked } }) => draft.name === 'Luis M. Ortega' && picked === 0,
    'form.submitted': ({ context: { draft, files } }) => draft.name === '' || files.length > 0,
    'form.closed': leavesFrom('name'),
  },
  call: 'editBusiness',
  saved,
  wrong: 'phone',
  digest: ['files.length', 'files.0.status'],
})

const document = (number: number, url: string) => ({ slot: 'documents', name: `Document ${number}`, url }) as const

export const businessDetails = screenWithFiles<BusinessDetailsDraft, BusinessDetailsSlot>({
  name: 'business-details',
  about: 'A business edits what it says of itself, and puts another document in the place of the first of two.',
  input: {
    initial: {
      businessName: 'Ortega & Sons',
      businessIdNumber: '',
      businessPhone: '+1 512 555 0112',
      businessEmail: '',
      categories: ['Plumbing'],
      address: '12 Oak Street',
      country: austin.country,
      state: austin.state,
      cities: [austin.city],
      zipCode: '78701',
      radius: 0,
      hasLicense: false,
      hasInsurance: false,
      isHidden: false,
    },
    files: [{ slot: 'logo', name: '', url: stored[1] }, document(1, stored[2]), document(2, stored[3])],
    check: (draft, files) =>
      checkBusinessDetails(draft, { logo: linksIn(files, 'logo'), documents: linksIn(files, 'documents') }),
    slots: { logo: pictureSlot, documents: documentsSlot },
  },
  changes: [
    {
      businessName: 'Ortega & Daughters',
      businessIdNumber: 'TX-4711',
      businessPhone: '+1 512 555 0119',
      businessEmail: 'office@example.com',
      categories: ['Roofing'],
      address: '1 Main Street',
      state: 'Nevada',
      cities: ['Las Vegas', 'Reno'],
      zipCode: '89501',
      radius: 100,
      hasLicense: true,
      isHidden: true,
    },
    { zipCode: '' },
  ],
  field: 'zipCode',
  picks: [['documents', 'licence.jpg']],
  // The document first fails: it is left out, and that is told.
  reports: [fails('file-0'), arrives('file-0')],
  removes: ['kept-1', 'file-0'],
  retries: ['file-0'],
  reopens: true,
  offers: {
    // As in `emptiedOnce`.
    'draft.changed': ({ context: { draft } }, { changes }) => changes.zipCode !== '' || draft.zipCode !== '89501',
    'files.picked': ({ context: { draft, files, picked } }) =>
      draft.zipCode === '89501' && files.length === 2 && picked === 0,
    'form.submitted': ({ context: { draft, files, picked } }) =>
      draft.zipCode === '' || (picked > 0 && files.length === 3),
    'form.closed': leavesFrom('zipCode'),
  },
  call: 'editBusiness',
  saved,
  wrong: 'address',
  digest: ['files.length', 'files.0.id', 'files.1.id', 'files.2.status'],
})
