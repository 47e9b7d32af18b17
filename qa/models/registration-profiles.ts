import { checkBusinessDetails, checkBusinessProfile, checkCustomerProfile } from '../support/checks.ts'
import { done } from '../../machines/outcome.ts'
import { createRegistration } from '../../machines/registration.ts'
import { type RegistrationContext, linksIn, isTouched } from '../../machines/registration-context.ts'
import type { BusinessDetailsSlot } from '../../src/actors/business-profile.ts'
import { documentsSlot, pictureSlot } from '../../src/actors/slots.ts'
import type { BusinessDetailsDraft, BusinessProfileDraft, CustomerProfileDraft } from '../../src/services/drafts.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { digest, invalid, isOnScreen, leaves, newKey, submits } from './form-samples.ts'
import { going, arrives, austin, fails, oneFile, picks, stored, uploads } from './registration-samples.ts'
import { sceneOf } from './api.ts'

/** It goes on by itself once it is saved. */
const goesOn = { 'form.opened': [{ type: 'form.opened' }], 'draft.discarded': [] } as const
const passes = { state: 'registered', by: 'form.opened' } as const
const removed = { type: 'file.removed', id: 'file-0' } as const
const saved = done({ message: 'Server words' })
/** What the two are called at the start. */
const [ANA, LUIS] = ['Ana Torres', 'Luis Ortega'] as const

/** A field that was filled in and left before says at once what is wrong with it, which no event tells: the name is emptied only as it was at the start. */
const emptiedOnce =
  (start: string) =>
  (
    { context: { draft } }: { readonly context: Record<'draft', { readonly name: string }> },
    { changes }: { readonly changes: { readonly name?: string } },
  ): boolean =>
    changes.name !== '' || draft.name === start

/** Whoever goes to the way back leaves the field first that they emptied, and is told so. */
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

export const customerProfile = sceneOf(createRegistration<CustomerProfileDraft, 'picture', Acknowledged>(), {
  name: 'customer-profile',
  about: 'A customer who has a picture edits the profile.',
  input: {
    initial: { name: ANA, phone: '+1 512 555 0148', ...austin },
    files: [{ slot: 'picture', name: '', url: stored[1] }],
    check: (draft, files) => checkCustomerProfile(draft, linksIn(files, 'picture')),
    slots: { picture: pictureSlot },
    kept: null,
    newKey,
  },
  events: {
    'draft.changed': [
      {
        type: 'draft.changed',
        changes: {
          name: 'Ana Maria Torres',
          phone: '+1 512 555 0199',
          state: 'Nevada',
          city: 'Reno',
        },
      },
      { type: 'draft.changed', changes: { name: '' } },
    ],
    'field.left': [{ type: 'field.left', field: 'name' }],
    'files.picked': [picks('picture', 'ana.jpg')],
    'form.submitted': submits,
    'upload.reported': [arrives('file-0'), fails('file-0')],
    'file.removed': [{ type: 'file.removed', id: 'kept-0' }, removed],
    'file.retried': [],
    ...leaves,
    ...goesOn,
  },
  offers: {
    ...oneFile,
    'draft.changed': emptiedOnce(ANA),
    // What is as it was needs no saving.
    'form.submitted': ({ context: { draft, initial, picked } }) => draft.name !== initial.name || picked > 0,
    'form.closed': leavesFrom('name'),
  },
  answers: { save: [saved, ...invalid('phone')], upload: 'sends events' },
  calls: { save: ['editCustomer'], ...uploads },
  inside: going,
  passes,
  digest: [...digest, isTouched, 'initialFiles', 'picked', 'files.length', 'files.0.status'],
})

export const businessProfile = sceneOf(createRegistration<BusinessProfileDraft, 'picture', Acknowledged>(), {
  name: 'business-profile',
  about: 'The person behind a business edits what is known of them, and adds a picture.',
  input: {
    initial: { name: LUIS, phone: '+1 512 555 0148' },
    check: (draft, files) => checkBusinessProfile(draft, linksIn(files, 'picture')),
    slots: { picture: pictureSlot },
    kept: null,
    newKey,
  },
  events: {
    'draft.changed': [
      {
        type: 'draft.changed',
        changes: { name: 'Luis M. Ortega', phone: '+1 512 555 0100' },
      },
      { type: 'draft.changed', changes: { name: '' } },
    ],
    'field.left': [{ type: 'field.left', field: 'name' }],
    'files.picked': [picks('picture', 'luis.jpg')],
    'form.submitted': submits,
    'upload.reported': [arrives('file-0'), fails('file-0')],
    'file.removed': [removed],
    'file.retried': [],
    ...leaves,
    ...goesOn,
  },
  offers: {
    ...oneFile,
    'draft.changed': emptiedOnce(LUIS),
    // First the person, then the picture, so that both are saved together.
    'files.picked': ({ context: { draft, picked } }) => draft.name === 'Luis M. Ortega' && picked === 0,
    'form.submitted': ({ context: { draft, files } }) => draft.name === '' || files.length > 0,
    'form.closed': leavesFrom('name'),
  },
  answers: { save: [saved, ...invalid('phone')], upload: 'sends events' },
  calls: { save: ['editBusiness'], ...uploads },
  inside: going,
  passes,
  digest: [...digest, isTouched, 'initialFiles', 'picked', 'files.length', 'files.0.status'],
})

const document = (number: number, url: string) => ({ slot: 'documents', name: `Document ${number}`, url }) as const

export const businessDetails = sceneOf(createRegistration<BusinessDetailsDraft, BusinessDetailsSlot, Acknowledged>(), {
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
      hasLicense: false,
      hasInsurance: false,
    },
    files: [{ slot: 'logo', name: '', url: stored[1] }, document(1, stored[2]), document(2, stored[3])],
    check: (draft, files) =>
      checkBusinessDetails(draft, { logo: linksIn(files, 'logo'), documents: linksIn(files, 'documents') }),
    slots: { logo: pictureSlot, documents: documentsSlot },
    kept: null,
    newKey,
  },
  events: {
    'draft.changed': [
      {
        type: 'draft.changed',
        changes: {
          businessName: 'Ortega & Daughters',
          businessIdNumber: 'TX-4711',
          businessPhone: '+1 512 555 0119',
          businessEmail: 'office@example.com',
          categories: ['Roofing'],
          address: '1 Main Street',
          state: 'Nevada',
          cities: ['Las Vegas', 'Reno'],
          zipCode: '89501',
          hasLicense: true,
        },
      },
      { type: 'draft.changed', changes: { zipCode: '' } },
    ],
    'field.left': [{ type: 'field.left', field: 'zipCode' }],
    'files.picked': [picks('documents', 'licence.jpg')],
    // The document first fails: it is left out, and that is told.
    'upload.reported': [fails('file-0'), arrives('file-0')],
    'form.submitted': submits,
    'file.removed': [{ type: 'file.removed', id: 'kept-1' }, removed],
    'file.retried': [{ type: 'file.retried', id: 'file-0' }],
    ...leaves,
    ...goesOn,
  },
  offers: {
    ...oneFile,
    // As in `emptiedOnce`.
    'draft.changed': ({ context: { draft } }, { changes }) => changes.zipCode !== '' || draft.zipCode !== '89501',
    'files.picked': ({ context: { draft, files, picked } }) =>
      draft.zipCode === '89501' && files.length === 2 && picked === 0,
    'form.submitted': ({ context: { draft, files, picked } }) =>
      draft.zipCode === '' || (picked > 0 && files.length === 3),
    'form.closed': leavesFrom('zipCode'),
  },
  answers: { save: [saved, ...invalid('address')], upload: 'sends events' },
  calls: { save: ['editBusiness'], ...uploads },
  inside: going,
  passes,
  digest: [
    ...digest,
    isTouched,
    'initialFiles',
    'picked',
    'files.length',
    'files.0.id',
    'files.1.id',
    'files.2.status',
  ],
})
