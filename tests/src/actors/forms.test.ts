import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { businessSignupForm } from '../../../src/actors/business-signup.ts'
import { customerSignupForm } from '../../../src/actors/customer-signup.ts'
import {
  acceptDraftOf,
  acceptForm,
  bidForm,
  completeForm,
  deleteForm,
  editJobForm,
  ratingForm,
} from '../../../src/actors/job-commands.ts'
import { loginForm } from '../../../src/actors/login.ts'
import { postJobForm, withCategory } from '../../../src/actors/post-job.ts'
import { businessDraft, customerDraft, jobDraft } from '../services/draft-samples.ts'
import { json, refusal } from '../services/fake-server.ts'
import { interest, ownBid, wireCustomer, wireInterest } from '../services/wire-samples.ts'
import { wireBusinessSignup, wireCustomerSignup } from '../services/wire-accounts.ts'
import { business, contents, customer, memory, stage } from './stage.ts'
import { shows } from '../../support/shows.ts'

const acknowledged = () => json({ Success: true, Message: 'Done', message: 'Done', jobId: 'job-1', bidId: 'bid-9' })
const link = '/v1/files/3q2-7wAAECAwQFBgcICQ'

describe('a bid', () => {
  it('is kept while it is typed, survives a lost session, and is forgotten once placed', async () => {
    const tabStorage = memory()
    const lost = await stage({ session: business, tabStorage }, refusal(401, 'UNAUTHORIZED'))
    const { machine, input } = bidForm(lost.backstage, { jobId: 'job-1', bid: null })
    const form = createActor(machine, { input }).start()
    form.send({ type: 'form.opened' })
    form.send({ type: 'draft.changed', changes: { amount: '90', proposal: 'Tuesday' } })
    form.send({ type: 'form.submitted' })
    await waitFor(form, (state) => state.matches({ open: { refused: 'signedOut' } }))
    expect(lost.backstage.session.getSnapshot().value).toEqual({ signedOut: 'expired' })

    const found = await stage({ session: business, tabStorage }, acknowledged())
    const second = bidForm(found.backstage, { jobId: 'job-1', bid: null })
    const again = createActor(second.machine, { input: second.input }).start()
    again.send({ type: 'form.opened' })
    again.send({ type: 'form.submitted' })
    const { context } = await waitFor(again, (state) => state.matches('saved'))
    expect(context.saved).toEqual({ message: 'Done', bidId: 'bid-9' })
    expect(found.server.seen.map(({ path, body }) => [path, body])).toEqual([
      ['/v1/place-bid/business', { jobId: 'job-1', amount: 90, proposalStatement: 'Tuesday' }],
    ])
    expect(contents(tabStorage)).toEqual({})
  })

  it('is edited from what it was', async () => {
    const { backstage, server } = await stage({ session: business }, acknowledged())
    const { machine, input } = bidForm(backstage, { jobId: 'job-1', bid: ownBid })
    const form = createActor(machine, { input }).start()
    form.send({ type: 'form.opened' })
    expect(form.getSnapshot().context.draft).toEqual({ amount: '120.5', proposal: 'Tuesday' })
    form.send({ type: 'draft.changed', changes: { amount: '99' } })
    form.send({ type: 'form.submitted' })
    await waitFor(form, (state) => state.matches('saved'))
    expect(server.seen.map(({ path, body }) => [path, body])).toEqual([
      ['/v1/update-bid/business', { bidId: 'bid-1', amount: 99, proposalStatement: 'Tuesday' }],
    ])
  })
})

describe('what a customer decides', () => {
  it('accepts the fresh bid after it changed', async () => {
    const { backstage, server } = await stage(
      { session: customer },
      refusal(409, 'BID_CHANGED', { bid: { ...wireInterest, amount: 99 } }),
      acknowledged(),
    )
    const { machine, input } = acceptForm(backstage, 'job-1')
    const form = createActor(machine, { input }).start()
    form.send({ type: 'form.opened', initial: acceptDraftOf(interest) })
    form.send({ type: 'form.submitted' })
    const { context } = await waitFor(form, (state) => state.matches({ open: { refused: 'bidChanged' } }))
    expect(context.failure).toMatchObject({ fresh: { ...interest, amount: 99 } })
    form.send({ type: 'draft.changed', changes: { amountSeen: 99 } })
    form.send({ type: 'form.submitted' })
    await waitFor(form, (state) => state.matches('saved'))
    expect(server.seen.map(({ body }) => body)).toEqual([
      { jobId: 'job-1', companyId: 'business-1', amount: 120.5 },
      { jobId: 'job-1', companyId: 'business-1', amount: 99 },
    ])
  })

  it('deletes', async () => {
    const { backstage, server } = await stage({ session: customer }, acknowledged())
    const { machine, input } = deleteForm(backstage, 'job-1')
    const form = createActor(machine, { input }).start()
    form.send({ type: 'form.opened' })
    form.send({ type: 'form.submitted' })
    await waitFor(form, (state) => state.matches('saved'))
    expect(server.seen.map(({ path, body }) => [path, body])).toEqual([['/v1/delete-job/customer', { jobid: 'job-1' }]])
  })

  it('edits', async () => {
    const { backstage, server } = await stage({ session: customer }, acknowledged())
    const { machine, input } = editJobForm(backstage, 'job-1')
    const form = createActor(machine, { input }).start()
    form.send({ type: 'form.opened', initial: { title: 'T', details: 'D' } })
    form.send({ type: 'draft.changed', changes: { details: 'More' } })
    form.send({ type: 'form.submitted' })
    await waitFor(form, (state) => state.matches('saved'))
    expect(server.seen[0]?.body).toEqual({ jobId: 'job-1', title: 'T', details: 'More' })
  })

  it('rates', shows('rule.rating.default', 'rule.rating.at-least-one', 'constant.rating'), async () => {
    const { backstage, server } = await stage({ session: customer }, acknowledged())
    const { machine, input } = ratingForm(backstage, 'job-1')
    const form = createActor(machine, { input }).start()
    form.send({ type: 'form.opened' })
    form.send({ type: 'form.submitted' })
    expect(form.getSnapshot().context.errors).toEqual([{ field: 'stars', code: 'RATING_REQUIRED' }])
    form.send({ type: 'draft.changed', changes: { stars: 5 } })
    form.send({ type: 'form.submitted' })
    await waitFor(form, (state) => state.matches('saved'))
    expect(server.seen[0]?.body).toEqual({ jobId: 'job-1', rating: 5 })
  })

  it('puts a rating off at once, but asks before a comment is dropped', async () => {
    const { backstage } = await stage({ session: customer })
    const { machine, input } = ratingForm(backstage, 'job-1')
    const form = createActor(machine, { input }).start()
    form.send({ type: 'form.opened' })
    form.send({ type: 'form.closed' })
    expect(form.getSnapshot().value).toBe('closed')
    form.send({ type: 'form.opened' })
    form.send({ type: 'draft.changed', changes: { comment: 'On time' } })
    form.send({ type: 'form.closed' })
    expect(form.getSnapshot().value).toEqual({ open: 'leaving' })
    form.send({ type: 'form.abandoned' })
    expect(form.getSnapshot()).toMatchObject({ value: 'closed', context: { draft: { stars: 0, comment: '' } } })
  })

  it('asks before the edit of a job is dropped', async () => {
    const { backstage } = await stage({ session: customer })
    const { machine, input } = editJobForm(backstage, 'job-1')
    const form = createActor(machine, { input }).start()
    form.send({ type: 'form.opened', initial: { title: 'T', details: 'D' } })
    form.send({ type: 'draft.changed', changes: { details: 'More' } })
    form.send({ type: 'form.closed' })
    expect(form.getSnapshot().value).toEqual({ open: 'leaving' })
  })
})

it('a business marks a job as completed', async () => {
  const { backstage, server } = await stage({ session: business }, acknowledged())
  const { machine, input } = completeForm(backstage, 'job-1')
  const form = createActor(machine, { input }).start()
  form.send({ type: 'form.opened' })
  form.send({ type: 'form.submitted' })
  await waitFor(form, (state) => state.matches('saved'))
  expect(server.seen[0]?.body).toEqual({ jobid: 'job-1' })
})

describe('posting a job', () => {
  it('uploads, posts and says where to go', async () => {
    const { backstage, server, upload } = await stage({ session: customer }, acknowledged())
    const { machine, input } = postJobForm(backstage)
    const form = createActor(machine, { input }).start()
    expect(form.getSnapshot().context.draft).toMatchObject({ country: 'United States', state: 'Texas', city: 'Austin' })
    form.send({ type: 'draft.changed', changes: jobDraft })
    form.send({
      type: 'files.picked',
      slot: 'pictures',
      files: [new File(['x'], 'tap.png', { type: 'image/png' }), new File(['x'], 'film.mp4', { type: 'video/mp4' })],
    })
    form.send({ type: 'form.submitted' })
    await expect.poll(() => upload.sent.file).toBe('tap.png')
    upload.request.load(200, { Success: true, Message: 'Done', Data: { url: link } })
    const { context } = await waitFor(form, (state) => state.matches('saved'))
    expect(context.saved).toEqual({ message: 'Done', jobId: 'job-1' })
    expect(server.seen[0]?.body).toEqual({ ...jobDraft, budget: 150.5, pics_url: [link] })
  })

  it('fills the title from the category until the person writes one', () => {
    const inSpanish = (category: string) => (category === 'Plumbing' ? 'Plomería' : category)
    expect(withCategory({ ...jobDraft, title: '', category: '' }, 'Plumbing', inSpanish)).toEqual({
      category: 'Plumbing',
      title: 'Plomería',
    })
    expect(withCategory({ ...jobDraft, title: 'Plomería' }, 'Heating', inSpanish)).toEqual({
      category: 'Heating',
      title: 'Heating',
    })
    expect(withCategory(jobDraft, 'Heating', inSpanish)).toEqual({ category: 'Heating' })
  })
})

describe('signing up', () => {
  it('makes a customer, and never writes the password to the device', async () => {
    const { backstage, server, tabStorage } = await stage({}, acknowledged())
    const { machine, input } = customerSignupForm(backstage)
    const form = createActor(machine, { input }).start()
    form.send({ type: 'draft.changed', changes: customerDraft })
    expect(contents(tabStorage)).toEqual({
      'bidfair.draft.visitor.signup-customer': { draft: { ...customerDraft, password: '' }, files: [] },
    })
    form.send({ type: 'form.submitted' })
    await waitFor(form, (state) => state.matches('saved'))
    expect(server.seen[0]?.body).toEqual({ ...wireCustomerSignup, pic_url: null, language: 'en' })
    expect(contents(tabStorage)).toEqual({})
  })

  it('makes a business', async () => {
    const { backstage, server } = await stage({}, acknowledged())
    const { machine, input } = businessSignupForm(backstage)
    const form = createActor(machine, { input }).start()
    form.send({ type: 'draft.changed', changes: businessDraft })
    form.send({ type: 'form.submitted' })
    await waitFor(form, (state) => state.matches('saved'))
    expect(server.seen[0]?.body).toEqual({ ...wireBusinessSignup, logo_url: [], documents_urls: [], profile_pic: [] })
  })
})

describe('the login form', () => {
  const typed = { email: 'ana@example.com', password: 'secret1' }

  it('lets the session log in', async () => {
    const { backstage } = await stage(
      {},
      json({ Success: true, Message: 'Hi', token: 'token-ana', type: 'customer', data: wireCustomer }),
    )
    const { machine, input } = loginForm(backstage)
    const form = createActor(machine, { input }).start()
    form.send({ type: 'draft.changed', changes: typed })
    form.send({ type: 'form.submitted' })
    await waitFor(form, (state) => state.matches('saved'))
    expect(backstage.session.getSnapshot().value).toBe('signedIn')
  })

  it('says why not, and keeps what was typed', async () => {
    const { backstage } = await stage({}, refusal(401, 'INVALID_CREDENTIALS'))
    const { machine, input } = loginForm(backstage)
    const form = createActor(machine, { input }).start()
    form.send({ type: 'form.submitted' })
    expect(form.getSnapshot().context.errors.map(({ field }) => field)).toEqual(['email', 'password'])
    form.send({ type: 'draft.changed', changes: typed })
    form.send({ type: 'form.submitted' })
    const { context } = await waitFor(form, (state) => state.hasTag('refused'))
    expect([context.failure, context.draft]).toMatchObject([{ code: 'INVALID_CREDENTIALS' }, typed])
    expect(backstage.session.getSnapshot().value).toEqual({ signedOut: 'idle' })
  })
})
