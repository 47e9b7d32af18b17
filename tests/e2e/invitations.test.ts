import { expect, test } from 'vitest'
import { answer } from '../../docs/examples/over-the-wire/client.ts'
import { newBusiness, newCustomer, newDoneJob, newJob, UNUSED } from '../../qa/support/api.ts'
import { inviteBusiness } from '../../qa/support/invitations.ts'
import { expectAccessible, useBrowser } from '../../qa/support/browser.ts'
import { unique } from '../../qa/support/samples.ts'
import { heading } from '../../qa/support/sign-up.ts'
import { bidsOn, ownJob } from '../../qa/scenes/support/stored.ts'
import { links } from '../../src/shared/routes.ts'
import { shows } from '../support/shows.ts'
import { visitorAs } from './support/visitor-as.ts'

useBrowser()

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 900 }

test(
  'a customer invites a business on its page, and sees on the job what became of it',
  shows('invitation.sent'),
  async () => {
    const [customer, business] = await Promise.all([newCustomer(undefined, UNUSED), newBusiness('Hill Painting')])
    const { id } = business.session.user
    const jobId = await newJob(customer, 'Sagging porch')
    const { page } = await visitorAs(customer, links.business(id), phone)
    const ask = page.getByRole('region', { name: 'Want a bid from Hill Painting?', exact: true })
    // On a phone the button is at the foot, beside the job that is chosen.
    const invite = page.getByRole('button', { name: 'Invite to bid', exact: true })
    await invite.waitFor()
    await expectAccessible(page)
    await invite.click()
    await page.getByText('Invitation sent', { exact: true }).waitFor()
    await ask.getByText('Sagging porch (invited)', { exact: true }).waitFor({ state: 'attached' })
    expect((await ownJob(customer, jobId)).invitations).toMatchObject([{ business: { id }, declinedAt: null }])
    await page.goto(links.jobDetails(jobId))
    const invited = page.getByRole('region', { name: 'Invited', exact: true })
    await invited.getByRole('link', { name: 'Hill Painting', exact: true }).waitFor()
    await expectAccessible(page)
  },
)

test('an invited business is two taps from the bid, and may decline', shows('invitation.declined'), async () => {
  const [customer, business] = await Promise.all([newCustomer('Maria Lopez'), newBusiness(undefined, UNUSED)])
  // The list of a business has the jobs of other tests, too.
  const tiles = unique('Loose tiles')
  const [first, second] = [await newJob(customer, 'Crooked gate'), await newJob(customer, tiles)]
  for (const jobId of [first, second]) await inviteBusiness(customer, jobId, business)
  const { page } = await visitorAs(business, links.notifications, phone)
  await page.getByRole('link', { name: /A customer invites you to bid on Crooked gate/ }).click()
  await page.getByRole('heading', { name: 'Invited by Maria', exact: true }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Bid', exact: true }).click()
  const bid = page.getByRole('dialog', { name: 'Bid', exact: true })
  await bid.getByLabel('Your quote', { exact: true }).fill('120')
  await bid.getByLabel('Proposal', { exact: true }).fill('Tomorrow at nine.')
  await bid.getByRole('button', { name: 'Bid', exact: true }).click()
  await bid.waitFor({ state: 'detached' })
  expect(await bidsOn(customer, first)).toMatchObject([{ amount: 120, state: 'standing' }])

  await page.goto(links.dashboard)
  const card = page.getByRole('listitem').filter({ hasText: tiles })
  await card.getByText('Invited by Maria', { exact: true }).waitFor()
  await expectAccessible(page)
  await card.getByRole('link', { name: tiles }).click()
  await page.getByRole('button', { name: 'Decline invitation', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Decline invitation', exact: true })
  await dialog.getByRole('button', { name: 'Decline', exact: true }).click()
  await dialog.getByText('Give a reason', { exact: true }).waitFor()
  await expectAccessible(page)
  await dialog.getByRole('radio', { name: 'It is too far away', exact: true }).check()
  await dialog.getByRole('button', { name: 'Decline', exact: true }).click()
  await page.getByRole('heading', { name: 'You declined the invitation', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Bid', exact: true }).waitFor()
  expect((await ownJob(customer, second)).invitations).toMatchObject([{ reason: 'tooFar' }])
  const { page: owners } = await visitorAs(customer, links.jobDetails(second), desk)
  await owners.getByRole('region', { name: 'Invited', exact: true }).getByText('It is too far away').waitFor()
  await expectAccessible(owners)
})

test(
  'who was content hires again: the form is filled in, with the business invited',
  shows('invitation.hire-again'),
  async () => {
    const [customer, business] = await Promise.all([newCustomer(undefined, UNUSED), newBusiness('Ortega & Sons')])
    const { id } = business.session.user
    const done = await newDoneJob(customer, business)
    const { page } = await visitorAs(customer, links.jobDetails(done), desk)
    const rating = page.getByRole('dialog', { name: 'How was Ortega & Sons?', exact: true })
    await rating.getByRole('button', { name: 'Not now', exact: true }).click()
    await page.getByRole('link', { name: 'Hire again', exact: true }).click()
    await heading(page, 'Post Job')
    const invited = page.getByRole('region', { name: 'Invited to bid', exact: true })
    await invited.getByText('Ortega & Sons', { exact: true }).waitFor()
    const { job: before } = await ownJob(customer, done)
    expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe(before.title)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Post Job', exact: true }).click()
    await heading(page, 'Job Details')
    const posted = new URL(page.url()).searchParams.get('id') ?? ''
    const { job, invitations } = await ownJob(customer, posted)
    const { title, details, category, city, budget } = before
    expect(job).toMatchObject({ title, details, category, city, budget, status: 'open' })
    expect(invitations).toMatchObject([{ business: { id }, declinedAt: null }])
  },
)

test('a business can be taken off a new job, which then invites nobody', shows('invitation.hire-again'), async () => {
  const [customer, business] = await Promise.all([newCustomer(undefined, UNUSED), newBusiness('Ortega & Sons')])
  const done = await newDoneJob(customer, business)
  const { page } = await visitorAs(customer, links.jobDetails(done), phone)
  const rating = page.getByRole('dialog', { name: 'How was Ortega & Sons?', exact: true })
  await rating.getByRole('button', { name: 'Not now', exact: true }).click()
  await page.getByRole('link', { name: 'Hire again', exact: true }).click()
  const invited = page.getByRole('region', { name: 'Invited to bid', exact: true })
  await invited.getByRole('button', { name: 'Remove', exact: true }).click()
  await invited.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Post Job', exact: true }).click()
  await heading(page, 'Job Details')
  const { jobs } = await answer(customer.client.POST('/get-jobs/customer', { body: { status: ['open'] } }))
  expect((await ownJob(customer, jobs[0]?.id ?? '')).invitations).toEqual([])
})
