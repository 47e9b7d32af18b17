import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import {
  newBusiness,
  newCustomer,
  newMessage,
  newPicturedJob,
  newRatedJob,
  UNUSED,
  type Account,
} from '../../qa/support/api.ts'
import { expectAccessible, useBrowser } from '../../qa/support/browser.ts'
import { links } from '../../src/shared/routes.ts'
import { runAdmin } from '../../server/operator/cli.ts'
import { record } from '../support/json.ts'
import { shows } from '../support/shows.ts'
import { visitorAs } from './support/visitor-as.ts'

useBrowser()

/** What was reported of somebody, the last first: the operator reads what, why, and in which words. */
async function reportedOf({ session }: Account): Promise<readonly unknown[]> {
  const said: string[] = []
  await runAdmin(['reports', 'list', '--json'], {
    environment: { DATA_DIR: inject('dataDir') },
    say: (line) => said.push(line),
    complain: (line) => said.push(line),
  })
  const cases: unknown = JSON.parse(said.join('\n'))
  return (Array.isArray(cases) ? cases : [])
    .map(record)
    .filter(({ authorId }) => authorId === session.user.id)
    .map(({ subject, kinds, words }) => ({ subject, kinds, words }))
}

const oneOf = (kind: string) => [{ kind, count: 1 }]
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

/** Chooses a reason in the dialog, and sends it. */
async function sendReport(page: Page, subject: string, reason: string, words = ''): Promise<void> {
  const dialog = page.getByRole('dialog', { name: `Report ${subject}`, exact: true })
  await dialog.getByRole('radio', { name: reason, exact: true }).check()
  if (words !== '') await dialog.getByRole('textbox', { name: 'Tell us more' }).fill(words)
  await dialog.getByRole('button', { name: 'Report', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

test(
  'a business and a review are reported on its page, and nothing of one’s own',
  shows('screen.reports'),
  async () => {
    const [reader, author, business] = await Promise.all([
      newCustomer('Eva Lind', UNUSED),
      newCustomer('Ana Torres', UNUSED),
      newBusiness('Ortega & Sons', UNUSED),
    ])
    await newRatedJob(author, business)
    const address = links.business(business.session.user.id)
    const { page } = await visitorAs(reader, address)
    await button(page, 'More about this business').click()
    await button(page, 'Report business').click()
    const dialog = page.getByRole('dialog', { name: 'Report business', exact: true })
    await dialog.getByRole('button', { name: 'Report', exact: true }).click()
    await dialog.getByText('Say what is wrong').waitFor()
    await expectAccessible(page)
    await sendReport(page, 'business', 'Fraud', 'It wants a deposit.')
    await page.getByText('Thank you. We will look at it.').waitFor()
    await button(page, 'Report the review by Ana').click()
    await sendReport(page, 'review', 'It is not true')
    await expect
      .poll(() => reportedOf(business))
      .toEqual([{ subject: 'business', kinds: oneOf('scam'), words: 'It wants a deposit.' }])
    expect(await reportedOf(author)).toEqual([{ subject: 'review', kinds: oneOf('misleading'), words: null }])

    for (const [own, offer] of [
      [author, 'Report the review by Ana'],
      [business, 'More about this business'],
    ] as const) {
      const { page: theirs } = await visitorAs(own, address)
      await theirs.getByText('Clean work.').waitFor()
      expect(await button(theirs, offer).count()).toBe(0)
    }
  },
)

test('a job, its picture and a message are reported, and nothing of one’s own', shows('screen.reports'), async () => {
  const [customer, business] = await Promise.all([newCustomer('Ana Torres', UNUSED), newBusiness(undefined, UNUSED)])
  const { id: job } = await newPicturedJob(customer, ['teal', 'orange'])
  await newMessage(business, job, 'Is there a lift?')
  await newMessage(customer, job, 'Pay me first.', business)
  const { page } = await visitorAs(business, links.jobDetails(job))
  await button(page, 'More about this job').click()
  await button(page, 'Report job').click()
  await sendReport(page, 'job', 'Something else')
  // The one that is looked at, which is not the first.
  await button(page, 'Open picture 1 of 2').click()
  await button(page, 'Next picture').click()
  await button(page, 'Report picture').click()
  await sendReport(page, 'picture', 'It shows personal data')
  await page.goto(links.thread(job, business.session.user.id))
  await button(page, 'More').click()
  await button(page, 'Report a message').click()
  // One’s own has no such button.
  await button(page, 'Report message').click()
  await sendReport(page, 'message', 'Advertising or spam')
  await expect
    .poll(() => reportedOf(customer))
    .toEqual([
      { subject: 'message', kinds: oneOf('spam'), words: null },
      { subject: 'picture', kinds: oneOf('privacy'), words: null },
      { subject: 'job', kinds: oneOf('other'), words: null },
    ])

  const { page: theirs } = await visitorAs(customer, links.jobDetails(job))
  await button(theirs, 'Open picture 1 of 2').click()
  await button(theirs, 'Zoom in').waitFor()
  expect([await button(theirs, 'Report picture').count(), await button(theirs, 'More about this job').count()]).toEqual(
    [0, 0],
  )
})
