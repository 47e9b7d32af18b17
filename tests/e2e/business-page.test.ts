import { expect, test } from 'vitest'
import { answer } from '../../docs/examples/over-the-wire/client.ts'
import { editBid, newBid, newBusiness, newCustomer, newJob, UNUSED } from '../../qa/support/api.ts'
import { expectAccessible, useBrowser } from '../../qa/support/browser.ts'
import { heading } from '../../qa/support/sign-up.ts'
import { links } from '../../src/shared/routes.ts'
import { record } from '../support/json.ts'
import { shows } from '../support/shows.ts'
import { visitorAs } from './support/visitor-as.ts'

useBrowser()

const NAME = 'Ortega & Sons'

test.each([
  ['a phone', { width: 390, height: 844 }],
  ['a desk', { width: 1280, height: 900 }],
])('on %s a bid is accepted beside what its business is known for', shows('business.offer'), async (_, size) => {
  const [customer, business] = await Promise.all([newCustomer(), newBusiness(NAME)])
  const { id } = business.session.user
  const job = await newJob(customer, 'Leaking kitchen tap')
  const bid = await newBid(business, job, 120)
  const { page } = await visitorAs(customer, links.jobDetails(job), size)
  await page.getByRole('link', { name: NAME, exact: true }).click()
  await heading(page, 'Business')
  expect(page.url()).toContain(links.bidder(id, job))
  const offer = page.getByRole('region', { name: 'Bid on your job', exact: true })
  await offer.getByText('$120', { exact: true }).waitFor()
  await offer.getByText('$30 under budget', { exact: true }).waitFor()
  expect(await offer.getByRole('link', { name: `Message ${NAME}` }).getAttribute('href')).toBe(links.thread(job, id))
  await expectAccessible(page)

  // The business changes its mind while the customer does.
  await offer.getByRole('button', { name: 'Accept', exact: true }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Accept Job' })
  await dialog.getByText('$120', { exact: true }).waitFor()
  await editBid(business, bid, 145)
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click()
  await dialog.getByText('The bid changed from $120 to $145 while you were looking at it.').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  const agreed = page.getByRole('region', { name: 'Agreed price', exact: true })
  await agreed.getByText('$145', { exact: true }).waitFor()
  const stored = await answer(customer.client.POST('/get-job-details/customer', { body: { jobid: job } }))
  expect([stored.job.status, stored.assignedBusiness?.userId, stored.assignedBusiness?.bidAmount]).toEqual([
    'inprogress',
    id,
    145,
  ])
  await agreed.getByRole('link', { name: 'See the job', exact: true }).click()
  await heading(page, 'Job Details')
})

test('the job of another customer has no bid to see', shows('business.offer'), async () => {
  const [customer, stranger, business] = await Promise.all([newCustomer(), newCustomer(), newBusiness(NAME, UNUSED)])
  const job = await newJob(customer)
  await newBid(business, job, 120)
  const { page } = await visitorAs(stranger, links.bidder(business.session.user.id, job))
  await page.getByRole('heading', { level: 2, name: NAME, exact: true }).waitFor()
  await page.getByRole('heading', { name: 'No reviews yet' }).waitFor()
  await page.getByRole('region', { name: 'Bid on your job' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Accept' }).waitFor({ state: 'detached' })
  expect(await page.getByText('$120').count()).toBe(0)
})

test('a business sees its page as customers do, and changes it from there', shows('business.own'), async () => {
  const business = await newBusiness(NAME, UNUSED)
  const { page } = await visitorAs(business, links.business(business.session.user.id))
  const own = page.getByRole('region', { name: 'This is how customers see you.', exact: true })
  await own.getByRole('link', { name: 'Add pictures', exact: true }).waitFor()
  await expectAccessible(page)
  await own.getByRole('link', { name: 'Edit page', exact: true }).click()
  await heading(page, 'Business details')
  await page.goBack()
  await own.getByRole('link', { name: 'Add pictures', exact: true }).click()
  await heading(page, 'Pictures of your work')
})

test('what was verified, what is claimed and what is not mentioned differ', shows('business.trust'), async () => {
  const [customer, business] = await Promise.all([newCustomer(), newBusiness(NAME)])
  const { page } = await visitorAs(customer)
  const at = '2026-06-03T09:30:00.000Z'
  const trust = page.getByRole('list', { name: 'License and insurance', exact: true }).getByRole('listitem')
  const looks = new Set<string>()
  for (const [known, license, insurance] of [
    [{ isLicense: 1, licenseCheckedOn: at, isInsurance: 1 }, 'License verifiedJune 2026', 'Insurance: not verified'],
    [{ isLicense: 0, isInsurance: 1, insuranceCheckedOn: at }, 'License: not stated', 'Insurance verifiedJune 2026'],
  ] as const) {
    await page.route('**/v1/show-business', async (route) => {
      const response = await route.fetch()
      const body = record(await response.json())
      await route.fulfill({ response, json: { ...body, business: { ...record(body['business']), ...known } } })
    })
    await page.goto(links.business(business.session.user.id))
    await trust.first().waitFor()
    const words = await trust.allTextContents()
    expect([words[0]?.startsWith(license), words[1]?.startsWith(insurance)]).toEqual([true, true])
    for (const tile of await trust.all()) looks.add(await tile.locator('svg').innerHTML())
    await expectAccessible(page)
    await page.unroute('**/v1/show-business')
  }
  // Verified, claimed and not mentioned: each has a sign of its own.
  expect(looks.size).toBe(3)
})
