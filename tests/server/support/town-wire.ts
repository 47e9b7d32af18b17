import { randomBytes } from 'node:crypto'
import type { Answer, Body } from '../../support/contract.ts'
import { insertUpload } from '../../../server/files/repository.ts'
import { clientOf, type Client } from './client.ts'
import type { TestApp } from './app.ts'

export const PASSWORD = 'kettle7'

/** An account with a session. */
export type Person = Client & Readonly<{ id: string; email: string }>

let made = 0
const nextEmail = (): string => `person${(made += 1)}@example.com`

/** A body that signs up a customer of Austin, with what the test changes. */
export function customerBody(change: Partial<Body<'signupCustomer'>> = {}): Body<'signupCustomer'> {
  return {
    role: 'customer',
    name: 'Ana Torres',
    email: nextEmail(),
    phone: '+1 512 555 0148',
    password: PASSWORD,
    country: 'United States',
    state: 'Texas',
    city: 'Austin',
    ...change,
  }
}

/** A body that signs up a plumber of Austin, with what the test changes. */
export function businessBody(change: Partial<Body<'signupBusiness'>> = {}): Body<'signupBusiness'> {
  return {
    role: 'business',
    is_subscribed: 'no',
    name: 'Luis Ortega',
    email: nextEmail(),
    phone: '+1 512 555 0111',
    password: PASSWORD,
    buisness_name: 'Ortega Plumbing',
    buisness_phone_number: '+1 512 555 0112',
    category: ['Plumbing'],
    address: '12 Oak Street',
    state: 'Texas',
    city: ['Austin'],
    country: 'United States',
    zipcode: '78701',
    ...change,
  }
}

export async function newCustomer({ app }: TestApp, change: Partial<Body<'signupCustomer'>> = {}): Promise<Person> {
  const body = customerBody(change)
  return signedUp(app, body.email, await clientOf(app).must('signupCustomer', body))
}

export async function newBusiness({ app }: TestApp, change: Partial<Body<'signupBusiness'>> = {}): Promise<Person> {
  const body = businessBody(change)
  return signedUp(app, body.email, await clientOf(app).must('signupBusiness', body))
}

/** Who has just signed up is logged in. */
function signedUp(
  app: TestApp['app'],
  email: string,
  { token, data }: Answer<'signupCustomer'> | Answer<'signupBusiness'>,
): Person {
  if (data === undefined) throw new Error('the sign-up opened no session')
  return { ...clientOf(app, token), id: data.id, email }
}

export async function logIn(app: TestApp['app'], email: string, password: string = PASSWORD): Promise<Person> {
  const { token, data } = await clientOf(app).must('loginCustomer', { email, password })
  return { ...clientOf(app, token), id: data.id, email }
}

/** The link of a file without its signature, which changes with time. */
export const plainLink = (link: string): string => link.replace(/\/v1\/signed\/[^/]+/, '')

/** The link of a picture that nobody owns yet, as an upload before sign-up leaves it. */
export async function uploaded(
  { deps }: TestApp,
  upload: Partial<Readonly<{ kind: 'image' | 'document'; ownerId: string | undefined }>> = {},
): Promise<string> {
  const id = randomBytes(16).toString('base64url')
  const kind = upload.kind ?? 'image'
  await insertUpload(deps.db, {
    id,
    kind,
    mediaType: kind === 'image' ? 'image/webp' : 'application/pdf',
    byteSize: 1000,
    originalName: null,
    ownerId: upload.ownerId ?? null,
    uploaderAddress: '127.0.0.1',
    now: deps.now(),
  })
  return `${deps.settings.publicUrl}/v1/files/${id}`
}

/** A body that posts a job for plumbers of Austin, with a fresh picture and what the test changes. */
export async function jobBody(server: TestApp, change: Partial<Body<'createJob'>> = {}): Promise<Body<'createJob'>> {
  return {
    title: 'Leaking kitchen tap',
    details: 'The mixer drips day and night.',
    category: 'Plumbing',
    city: 'Austin',
    state: 'Texas',
    budget: 150,
    pics_url: change.pics_url ?? [await uploaded(server)],
    ...change,
  }
}

/** Posts a job and answers its id. */
export async function newJob(
  server: TestApp,
  customer: Person,
  change: Partial<Body<'createJob'>> = {},
): Promise<string> {
  const { jobId } = await customer.must('createJob', await jobBody(server, change))
  return jobId
}

/** Bids and answers the bid's id. */
export async function newBid(business: Person, jobId: string, amount = 120.5): Promise<string> {
  const { bidId } = await business.must('placeBid', { jobId, proposalStatement: 'I can come on Tuesday.', amount })
  return bidId
}

/** A job in progress with this business. */
export async function assignedJob(server: TestApp, customer: Person, business: Person): Promise<string> {
  const jobId = await newJob(server, customer)
  await newBid(business, jobId)
  await customer.must('acceptBid', { jobId, companyId: business.id })
  return jobId
}

/** A completed job that is not rated yet. */
export async function completedJob(server: TestApp, customer: Person, business: Person): Promise<string> {
  const jobId = await assignedJob(server, customer, business)
  await business.must('completeJob', { jobid: jobId })
  return jobId
}
