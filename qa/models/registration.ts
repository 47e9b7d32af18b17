import { checkBusinessSignup, checkCustomerSignup, checkJob } from '../support/checks.ts'
import type { createRegistration } from '../../machines/registration.ts'
import { linksIn, uploadedFiles, type Step } from '../../machines/registration-context.ts'
import { businessStepOf, type BusinessSlot } from '../../src/actors/signup.ts'
import type { EmptyIntent } from '../../src/actors/commands.ts'
import type { JobPosted } from '../../src/actors/post-job.ts'
import { documentsSlot, jobPicturesSlot, pictureSlot, shownWorkSlot, workPicturesSlot } from '../../src/actors/slots.ts'
import { checkWorkPictures, type WorkPicturesDraft } from '../../src/actors/work-pictures.ts'
import type { BusinessSignupDraft, CustomerSignupDraft } from '../../src/services/drafts.ts'
import { emptyJob, type JobDraft } from '../../src/services/job-drafts.ts'
import type { Model } from 'statechart-kit/core/model'
import type { Moment } from 'statechart-kit/core/moment'
import { always, never } from 'statechart-kit/core/properties'
import { comingDay, isOnScreen } from './form-samples.ts'
import { filledIn, isAcknowledged, isSent } from './property-helpers.ts'
import { businessDetails, businessProfile, customerProfile } from './registration-profiles.ts'
import { arrives, austin, fails, OWN_EMAIL, screenWithFiles, stored } from './registration-samples.ts'

const saved = { message: 'Server words' }

const postJob = screenWithFiles<JobDraft, 'pictures', JobPosted>({
  name: 'post-job',
  about: 'A customer posts a job with a picture.',
  input: {
    // Where the customer lives is filled in from the start.
    initial: { ...emptyJob, ...austin },
    check: (draft, files) => checkJob(draft, linksIn(files, 'pictures')),
    slots: { pictures: jobPicturesSlot },
  },
  changes: [
    {
      category: 'Plumbing',
      title: 'Leaking tap',
      details: 'It drips.',
      state: 'Nevada',
      city: 'Reno',
      budget: '150',
      streetAddress: '1208 Kerwin Street',
      neededBy: comingDay,
    },
  ],
  field: 'title',
  picks: [['pictures', 'tap.jpg']],
  retries: ['file-0'],
  call: 'createJob',
  saved: { ...saved, jobId: 'job-1', businessesTold: 2 },
  wrong: 'title',
})

const completeWork = screenWithFiles<EmptyIntent, 'pictures'>({
  name: 'complete-work',
  about: 'The dialog in which a business completes its job, with a picture of the work or without.',
  input: { initial: {}, check: () => [], slots: { pictures: workPicturesSlot } },
  changes: [],
  picks: [['pictures', 'tap.jpg']],
  // What is done with files that fail is the same on every screen.
  reports: [arrives('file-0')],
  removes: [],
  call: 'completeJob',
  saved,
  wrong: 'pictures',
})

/** What everybody types who signs up. */
const person = { name: 'Ana Torres', email: OWN_EMAIL, phone: '+1 512 555 0148', password: 'kettle7' } as const
const home = { state: 'Texas', city: 'Austin' } as const
const nobody = {
  country: austin.country,
  state: '',
  city: '',
  name: '',
  email: '',
  phone: '',
  password: '',
  termsAccepted: false,
} as const

const customerSignup = screenWithFiles<CustomerSignupDraft, 'picture'>({
  name: 'customer-signup',
  about: 'A customer signs up, with a picture or without.',
  input: {
    initial: nobody,
    check: (draft, files) => checkCustomerSignup(draft, { picture: linksIn(files, 'picture') }),
    slots: { picture: pictureSlot },
  },
  changes: [{ ...person, ...home, termsAccepted: true }],
  field: 'name',
  picks: [['picture', 'ana.jpg']],
  retries: ['file-0'],
  discards: true,
  // It goes without a picture, too; here it is seen to go along.
  offers: { 'form.submitted': ({ context: { draft, files } }) => draft.name === '' || files.length > 0 },
  call: 'signupCustomer',
  saved,
  wrong: 'email',
})

const businessSignup = screenWithFiles<BusinessSignupDraft, BusinessSlot>({
  name: 'business-signup',
  about: 'A business signs up in three steps, with a picture, a logo and a document.',
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
      radius: 0,
      hasLicense: null,
      hasInsurance: null,
      isHidden: false,
    },
    check: (draft, files) =>
      checkBusinessSignup(draft, {
        picture: linksIn(files, 'picture'),
        logo: linksIn(files, 'logo'),
        documents: linksIn(files, 'documents'),
      }),
    slots: { picture: pictureSlot, logo: pictureSlot, documents: documentsSlot },
    stepOf: businessStepOf,
  },
  changes: [
    person,
    {
      businessName: 'Ortega & Sons',
      businessIdNumber: 'TX-4711',
      businessPhone: '+1 512 555 0112',
      businessEmail: 'office@example.com',
      categories: ['Plumbing', 'Roofing'],
      address: '12 Oak Street',
      zipCode: '78701',
      radius: 25,
      ...home,
    },
    { hasLicense: true, hasInsurance: false, isHidden: true, termsAccepted: true },
  ],
  field: 'businessName',
  picks: [
    ['picture', 'luis.jpg'],
    ['logo', 'logo.jpg'],
    ['documents', 'licence.jpg'],
  ],
  // What fails holds up its step; a document alone is left out, and that is told.
  reports: ['file-0', 'file-1', 'file-2'].flatMap((id) => [fails(id), arrives(id)]),
  removes: ['file-2'],
  retries: ['file-0', 'file-1', 'file-2'],
  steps: true,
  discards: true,
  offers: {
    'draft.changed': ({ context: { step } }, { changes }) =>
      Object.entries(businessStepOf).every(([field, its]) => its === step || !Object.hasOwn(changes, field)),
    'field.left': ({ context: { step } }) => step === 'business',
    // Each step has a file of its own, picked once it is filled in; one is on its way at a time.
    'files.picked': ({ context: { draft, step, picked, files } }, { slot }) =>
      businessStepOf[slot] === step &&
      picked === pickedBefore[slot] &&
      files.every(({ status }) => status === 'done') &&
      isFilledIn(draft, step),
    'form.submitted': ({ context: { draft, files, step } }) => {
      const before = pickedBefore[step === 'you' ? 'picture' : step === 'business' ? 'logo' : 'documents']
      return isFilledIn(draft, step) ? files.length > before : files.length === before
    },
    // The way back leads out of the first wrong field, which is then left, too.
    'step.left': ({ context: { errors } }) => errors.length === 0,
  },
  call: 'signupBusiness',
  saved,
  wrong: 'email',
  digest: ['errors.length', 'files.0.status', 'files.1.status', 'files.2.status'],
})

/** How many files were picked before that of a slot. */
const pickedBefore = { picture: 0, logo: 1, documents: 2 } as const

/** Whether what a step asks for is typed. */
const isFilledIn = ({ name, businessName, termsAccepted }: BusinessSignupDraft, step: Step | null): boolean =>
  step === 'you' ? name !== '' : step === 'business' ? businessName !== '' : termsAccepted

/** Two pictures are on the page; they change places, or one of a finished job comes for one of them. */
export const orders = {
  first: [stored[1], stored[2]],
  turned: [stored[2], stored[1]],
  other: [stored[1], stored[3]],
} as const

const workPictures = screenWithFiles<WorkPicturesDraft, 'pictures'>({
  name: 'work-pictures',
  about: 'A business arranges the pictures of its work on its page, and adds to them.',
  input: { initial: { order: orders.first }, check: checkWorkPictures, slots: { pictures: shownWorkSlot } },
  changes: [{ order: orders.turned }, { order: orders.other }],
  picks: [['pictures', 'tap.jpg']],
  // What is done with files that fail is the same on every screen.
  reports: [arrives('file-0')],
  reopens: true,
  offers: {
    'draft.changed': ({ context: { draft, picked } }) => draft.order === orders.first && picked === 0,
    // First the order, then a file, so that both are saved together.
    'files.picked': ({ context: { draft, picked } }) => draft.order === orders.turned && picked === 0,
    'form.submitted': ({ context: { draft, files } }) => draft.order === orders.other || files.length > 0,
    'form.closed': isOnScreen,
  },
  call: 'chooseWorkPictures',
  saved,
  wrong: 'pictures',
})

type Now = Moment<ReturnType<typeof createRegistration<object, string, object>>>

export const registration: Model = {
  name: 'registration',
  about: 'What is filled in with files, which go up as they are picked: sign-ups, posting a job, the profiles.',
  scenes: [
    postJob,
    completeWork,
    customerSignup,
    businessSignup,
    customerProfile,
    businessProfile,
    businessDetails,
    workPictures,
  ],
  properties: {
    ...filledIn({ shows: ['registered'], begins: ['form.opened'], changes: ['draft.discarded'] }),
    'a file that has arrived is never lost but by somebody': always(
      (now: Now) =>
        isSent(now, 'file.removed', 'files.picked', 'draft.discarded') ||
        uploadedFiles(now.before.context.files).every(({ url }) =>
          uploadedFiles(now.snapshot.context.files).some((file) => file.url === url),
        ),
    ),
    'nothing is sent while a file is on its way': never(
      ({ snapshot }: Now) =>
        snapshot.matches('submitting') && snapshot.context.files.some(({ status }) => status === 'sending'),
    ),
    'what comes in steps is sent from the last one alone': never(
      ({ snapshot }: Now) => snapshot.matches('submitting') && !['trust', null].includes(snapshot.context.step),
    ),
    'what is stored is dropped only when it was sent or given up': never(
      (now: Now) =>
        now.did.includes('dropDraft') && !isAcknowledged(now) && !isSent(now, 'form.abandoned', 'draft.discarded'),
    ),
  },
  excused: {
    'open.failed: open form.submitted[0]':
      'It was sent, so it keeps the rules until it is changed, and then it is filled in.',
    'open.business: open form.closed[1]': 'What the step before asks for is typed, so there is something to lose.',
    'open.trust: open form.closed[1]': 'What the steps before ask for is typed, so there is something to lose.',
    'open.uploading: open form.closed[1]': 'A file is on its way, so there is something to lose.',
  },
  headless: {
    'open draft.discarded[0]':
      'A draft comes back by a reload, which starts the machine anew; until then there is nothing to discard.',
  },
}
