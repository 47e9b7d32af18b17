import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PUBLISHED_CALLS } from '../../contract/wire-calls.ts'
import { isObject, type Json } from '../../../scripts/generate/contract.ts'
import { testApp, type TestApp } from '../support/app.ts'

/** Every path that such a client has called. */
const called = new Set<string>()

/**
 * A client as its author would write it who has the published description of the calls and nothing else: no extension, both
 * spellings of the forms, and only the parts of the answers that it names.
 */
class PublishedClient {
  readonly #host: string
  #token = ''

  constructor(host: string) {
    this.#host = host
  }

  async post(tail: string, payload: object = {}): Promise<Json> {
    return await this.#send(tail, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'en', ...this.#bearer() },
      body: JSON.stringify(payload),
    })
  }

  async get(tail: string): Promise<Json> {
    return await this.#send(tail, { headers: { 'accept-language': 'en', ...this.#bearer() } })
  }

  async upload(name: string, content: Buffer, type: string): Promise<string> {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(content)], { type }), name)
    const { Data } = await this.#send('/upload-file', { method: 'POST', headers: this.#bearer(), body: form })
    return text(isObject(Data) ? Data['url'] : undefined)
  }

  /** Logs in and answers the user's id. */
  async logIn(tail: string, email: string): Promise<string> {
    const { token, data } = await this.post(tail, { email, password: 'kettle7' })
    this.#token = text(token)
    return text(isObject(data) ? data['id'] : undefined)
  }

  #bearer(): Record<string, string> {
    return this.#token === '' ? {} : { authorization: `Bearer ${this.#token}` }
  }

  async #send(tail: string, init: RequestInit): Promise<Json> {
    called.add(tail)
    const answer = await fetch(`${this.#host}/v1${tail}`, init)
    const body: unknown = await answer.json()
    if (!answer.ok || !isObject(body)) throw new Error(`${tail}: ${answer.status} ${JSON.stringify(body)}`)
    return body
  }
}

function text(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError(`expected a text, not ${JSON.stringify(value)}`)
  return value
}

function list(value: unknown): Json[] {
  if (!Array.isArray(value)) throw new TypeError(`expected a list, not ${JSON.stringify(value)}`)
  return value.filter(isObject)
}

let server: TestApp
let host: string
/** A link of the file that an upload gave another link to. */
const sameFile = (link: unknown): unknown =>
  expect.stringMatching(new RegExp(`/v1/files/${text(link).split('/').at(-1)}$`))

let picture: Buffer

beforeAll(async () => {
  server = await testApp()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const address = server.app.server.address() satisfies AddressInfo | string | null
  host = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
})

afterAll(async () => server.close())

const customer = {
  name: 'Ana Torres',
  email: 'ana@example.com',
  phone: '5125550148',
  password: 'kettle7',
  country: 'United States',
  state: 'Texas',
  city: 'Austin',
}

test('a client of the published calls alone goes through the main job', async () => {
  const ana = new PublishedClient(host)
  const luis = new PublishedClient(host)

  const tree = (await ana.get('/usa-states-cities'))['data']
  const states = isObject(tree) ? tree['United States'] : undefined
  expect(isObject(states) ? states['Texas'] : undefined).toContain('Austin')
  expect(list((await ana.get('/catagory'))['category']).map(({ name }) => name)).toContain('Plumbing')

  const face = await ana.upload('me.png', picture, 'image/png')
  const signedUp = await ana.post('/signup/customer', { ...customer, role: 'customer', pic_url: { url: face } })
  // What came later stands beside it, and is left alone.
  expect(signedUp).toMatchObject({ Success: true, Message: 'Registration successful' })
  const pdf = await luis.upload('licence.pdf', Buffer.from('%PDF-1.4\n%%EOF\n'), 'application/pdf')
  const { city, ...rest } = customer
  await luis.post('/signup/business', {
    ...rest,
    email: 'luis@example.com',
    reference_code: '',
    buisness_name: 'Ortega Plumbing',
    buisness_id_number: '',
    buisness_phone_number: '5125550111',
    buisness_email: '',
    category: ['Plumbing'],
    address: '12 Oak Street',
    city: [city],
    zipcode: '78701',
    logo_url: [await luis.upload('logo.png', picture, 'image/png')],
    documents_urls: [pdf],
    role: 'business',
    is_subscribed: 'no',
    profile_pic: [],
    isLicense: 1,
    isInsurance: 0,
  })
  const anaId = await ana.logIn('/login/customer', 'ana@example.com')
  const luisId = await luis.logIn('/login/business', 'luis@example.com')

  const job = { title: 'Leaking tap', details: 'It drips.', category: 'Plumbing', city, state: 'Texas', budget: 150 }
  const pics_url = [await ana.upload('tap.png', picture, 'image/png')]
  expect(await ana.post('/create-job/customer', { userid: anaId, ...job, pics_url })).toMatchObject({
    message: 'Job posted successfully',
  })
  const found = await luis.post('/get-job/business', {
    page: 1,
    limit: 10,
    status: [],
    locations: [city],
    state: 'Texas',
    category: ['Plumbing'],
  })
  const [seen] = list(found['jobs'])
  const jobId = text(seen?.['id'])
  // The link of an upload is for its uploader; the job shows the same file to all who see the job.
  const shownLinks = pics_url.map(sameFile)
  expect(seen).toMatchObject({ ...job, status: 'open', pics_url: shownLinks, images: shownLinks, bidApplied: false })
  const shown = await fetch(text(pics_url[0]).replace('http://localhost:3000', host))
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])

  const details = await luis.post('/get-job-details/business', { jobid: jobId, businessId: luisId })
  const owner = isObject(details['customer']) ? text(details['customer']['userId']) : ''
  const offer = { businessId: luisId, proposalStatement: 'Tuesday.', amount: 120 }
  expect(await luis.post('/place-bid/business', { userId: owner, jobId, ...offer })).toMatchObject({
    message: 'Bid submitted successfully',
  })
  const withBid = await luis.post('/get-job-details/business', { jobid: jobId, businessId: luisId })
  expect(withBid).toMatchObject({ bidAmount: 120, bidDetails: { amount: 120, proposalStatement: 'Tuesday.' } })
  const bidId = isObject(withBid['bidDetails']) ? text(withBid['bidDetails']['bidId']) : ''
  await luis.post('/update-bid/business', { bidId, ...offer, amount: 110.5 })

  const edit = { jobId, userId: anaId, title: 'Leaking kitchen tap', details: 'Day and night.' }
  expect(await ana.post('/update-job/customer', edit)).toMatchObject({ Success: true })
  const [interest] = list((await ana.post('/show-bid/customer', { userId: anaId, jobId }))['Data'])
  expect(interest).toMatchObject({ bidId, jobId, businessId: luisId, buisness_name: 'Ortega Plumbing', amount: 110.5 })
  const companyId = text(interest?.['businessId'])
  expect(await ana.post('/assign-job/customer', { userId: anaId, jobId, companyId })).toMatchObject({ Success: true })
  expect(await luis.post('/mark-completed/business', { jobid: jobId })).toMatchObject({
    message: 'Job marked as completed',
  })
  await ana.post('/rate-job/customer', { jobId, userId: anaId, rating: 5, comment: '', companyId })

  const done = await ana.post('/get-jobs/customer', { page: 1, limit: 10, status: ['completed'] })
  expect(list(done['jobs'])).toMatchObject([{ id: jobId, isRated: true, ratingDetails: { rating: 5 } }])
  expect(await ana.post('/get-job-details/customer', { jobid: jobId })).toMatchObject({
    job: { status: 'completed' },
    customer: { name: 'Ana Torres', pic_url: { url: sameFile(face) }, userId: anaId },
    assignedBusiness: { buisness_name: 'Ortega Plumbing', bidAmount: 110.5, userId: luisId, is_rated: true },
  })

  await ana.post('/create-job/customer', { userid: anaId, ...job, pics_url })
  const [second] = list((await ana.post('/get-jobs/customer', { page: 1, limit: 10 }))['jobs'])
  expect(await ana.post('/delete-job/customer', { jobid: text(second?.['id']) })).toEqual({
    Success: true,
    Message: 'Job deleted successfully',
  })
})

test('and through accounts, notifications and subscription, also in the spelling of the forms', async () => {
  const mia = new PublishedClient(host)
  const eva = new PublishedClient(host)
  await mia.post('/signup/business', {
    ...customer,
    email: 'mia@example.com',
    business_name: 'Chen Roofs',
    business_phone_number: '5125550199',
    category: ['Roofing'],
    address: '1 Elm Street',
    zipcode: '78701',
    has_license: 0,
    has_insurance: 1,
  })
  await eva.post('/signup/customer', { ...customer, email: 'eva@example.com' })
  const miaId = await mia.logIn('/login/business', 'mia@example.com')
  const evaId = await eva.logIn('/login/customer', 'eva@example.com')

  const profile = { ...customer, email: 'eva@example.com', name: 'Eva' }
  const { password, ...change } = profile
  await eva.post('/edit-customer-details/customer', { userId: evaId, pic_url: null, ...change })
  await eva.post('/edit-customer-details/customer', { userId: evaId, language: 'es' })
  expect(await eva.post('/get-customer-details/customer', { userId: evaId })).toMatchObject({
    data: { name: 'Eva', language: 'es' },
  })
  await mia.post('/edit-buisness-details/business', {
    userId: miaId,
    business_name: 'Chen & Co',
    city: ['Austin', 'Dallas'],
    has_license: 1,
    logo_url: await mia.upload('logo.png', picture, 'image/png'),
    documents_urls: [],
  })
  expect(await mia.post('/get-buisness-details/buisness', { userId: miaId })).toMatchObject({
    data: { buisness_name: 'Chen & Co', city: ['Austin', 'Dallas'], isLicense: 1, isInsurance: 1, documents_urls: [] },
  })
  const { success, data } = await mia.post('/subs-n-payments/business')
  expect([success, list(isObject(data) ? data['subscription'] : undefined)]).toMatchObject([true, [{ isActive: true }]])
  for (const [client, tail, userid] of [
    [eva, '/get-notification/customer', evaId],
    [mia, '/get-notification/buisness', miaId],
  ] as const) {
    expect(await client.post(tail, { userid, limit: 20 })).toMatchObject({ responseStatus: true, notifications: [] })
  }
  const secrets = { oldPassword: password, newPassword: 'secret2', confirmPassword: 'secret2' }
  expect(await mia.post('/update-password', { isBusiness: 1, userId: miaId, ...secrets })).toMatchObject({
    Success: true,
  })
  expect(await mia.post('/forgot-password', { isBusiness: 1, email: 'mia@example.com' })).toMatchObject({
    Success: true,
  })
})

test('and so has called every published path, with success', () => {
  expect(called).toEqual(new Set(PUBLISHED_CALLS.map(([, path]) => path)))
})
