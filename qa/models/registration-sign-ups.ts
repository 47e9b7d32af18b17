import { checkBusinessSignup, checkCustomerSignup } from '../support/checks.ts'
import { done } from '../../machines/outcome.ts'
import { createRegistration } from '../../machines/registration.ts'
import { linksIn } from '../../machines/registration-context.ts'
import { isTouched } from '../../machines/registration-context.ts'
import type { BusinessSlot } from '../../src/actors/signup.ts'
import { documentsSlot, pictureSlot } from '../../src/actors/slots.ts'
import type { BusinessSignupDraft, CustomerSignupDraft } from '../../src/services/drafts.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { digest, invalid, leaves, newKey, submits } from './form-samples.ts'
import { going, arrives, fails, nowhere, oneFile, OWN_EMAIL, picks, uploads } from './registration-samples.ts'
import { sceneOf } from './api.ts'

/** What everybody types who signs up. */
const person = {
  name: 'Ana Torres',
  email: OWN_EMAIL,
  phone: '+1 512 555 0148',
  password: 'secret1',
  state: 'Texas',
  city: 'Austin',
  termsAccepted: true,
} as const
const nobody = { ...nowhere, name: '', email: '', phone: '', password: '', termsAccepted: false } as const

export const customerSignup = sceneOf(createRegistration<CustomerSignupDraft, 'picture', Acknowledged>(), {
  name: 'customer-signup',
  about: 'A customer signs up, with a picture or without.',
  input: {
    initial: nobody,
    check: (draft, files) => checkCustomerSignup(draft, { picture: linksIn(files, 'picture') }),
    slots: { picture: pictureSlot },
    kept: null,
    newKey,
  },
  events: {
    'draft.changed': [{ type: 'draft.changed', changes: person }],
    'field.left': [{ type: 'field.left', field: 'name' }],
    'files.picked': [picks('picture', 'ana.jpg')],
    'form.submitted': submits,
    'upload.reported': [arrives('file-0'), fails('file-0')],
    'file.removed': [{ type: 'file.removed', id: 'file-0' }],
    'file.retried': [{ type: 'file.retried', id: 'file-0' }],
    ...leaves,
    'draft.discarded': [{ type: 'draft.discarded' }],
    'form.opened': [],
  },
  offers: {
    ...oneFile,
    // It goes without a picture, too; here it is seen to go along.
    'form.submitted': ({ context: { draft, files } }) => draft.name === '' || files.length > 0,
  },
  answers: { save: [done({ message: 'Server words' }), ...invalid('email')], upload: 'sends events' },
  calls: { save: ['signupCustomer'], ...uploads },
  inside: going,
  digest: [...digest, isTouched, 'initialFiles', 'picked', 'files.0.status'],
})

export const businessSignup = sceneOf(createRegistration<BusinessSignupDraft, BusinessSlot, Acknowledged>(), {
  name: 'business-signup',
  about: 'A business signs up with a picture, a logo and a document, picked one after the other.',
  input: {
    initial: {
      ...nobody,
      referenceCode: '',
      businessName: '',
      businessIdNumber: '',
      businessPhone: '',
      businessEmail: '',
      categories: [],
      address: '',
      zipCode: '',
      hasLicense: false,
      hasInsurance: false,
    },
    check: (draft, files) =>
      checkBusinessSignup(draft, {
        picture: linksIn(files, 'picture'),
        logo: linksIn(files, 'logo'),
        documents: linksIn(files, 'documents'),
      }),
    slots: { picture: pictureSlot, logo: pictureSlot, documents: documentsSlot },
    kept: null,
    newKey,
  },
  events: {
    'files.picked': [picks('picture', 'luis.jpg'), picks('logo', 'logo.jpg'), picks('documents', 'licence.jpg')],
    'draft.changed': [
      {
        type: 'draft.changed',
        changes: {
          ...person,
          businessName: 'Ortega & Sons',
          businessIdNumber: 'TX-4711',
          businessPhone: '+1 512 555 0112',
          businessEmail: 'office@example.com',
          categories: ['Plumbing', 'Roofing'],
          address: '12 Oak Street',
          zipCode: '78701',
          hasLicense: true,
        },
      },
    ],
    'field.left': [{ type: 'field.left', field: 'businessName' }],
    // The document first fails: it is left out, and that is told.
    'upload.reported': [arrives('file-0'), arrives('file-1'), fails('file-2'), arrives('file-2')],
    'form.submitted': submits,
    'file.removed': [{ type: 'file.removed', id: 'file-2' }],
    'file.retried': [],
    ...leaves,
    'draft.discarded': [],
    'form.opened': [],
  },
  offers: {
    ...oneFile,
    'files.picked': ({ context: { slots, picked, files } }, { slot }) =>
      slot === Object.keys(slots)[picked] && files.every(({ status }) => status === 'done'),
    'form.submitted': ({ context: { draft, files } }) => (draft.name === '' ? 0 : 3) === files.length,
  },
  answers: { save: [done({ message: 'Server words' }), ...invalid('email')], upload: 'sends events' },
  calls: { save: ['signupBusiness'], ...uploads },
  inside: going,
  digest: [...digest, isTouched, 'initialFiles', 'picked', 'files.0.status', 'files.1.status', 'files.2.status'],
})
