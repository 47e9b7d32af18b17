import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { answer } from '../../docs/examples/over-the-wire/client.ts'
import { newBusiness, newCustomer, newJob, UNUSED } from '../../qa/support/api.ts'
import { expectAccessible, newVisitor, useBrowser, type Visit } from '../../qa/support/browser.ts'
import { unique } from '../../qa/support/samples.ts'
import { runAdmin } from '../../server/operator/cli.ts'
import { codeAt } from '../support/operators.ts'
import { shows } from '../support/shows.ts'

useBrowser()

const PASSWORD = 'quiet-harbor-52'
const PERIOD = 30_000

/** The link of a new operator, as the command says it, at the address of this run. */
async function invite(email: string, role: string): Promise<string> {
  const said: string[] = []
  const status = await runAdmin(['operator', 'add', email, '--name', 'Olga Ruiz', '--role', role], {
    environment: { DATA_DIR: inject('dataDir') },
    say: (line) => said.push(line),
    complain: (line) => said.push(line),
  })
  expect([status, said.join('\n')]).toEqual([0, expect.stringContaining('#token=')])
  return `/operator/join#token=${/#token=(\S+)/.exec(said.join('\n'))?.[1]}`
}

/** Somebody who took up an invitation, and is in the console. */
async function operator(role: string, visit?: Visit) {
  const email = `${unique('olga').replaceAll(/[^a-z0-9]/gi, '')}@example.com`
  const { page } = await newVisitor(visit)
  await page.goto(await invite(email, role))
  const key = await page.locator('code').innerText()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Code from your authenticator app').fill(await codeAt(key, new Date()))
  return { page, email, key }
}

const finish = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.getByRole('heading', { name: 'Overview', level: 1 }).waitFor()
}

test('an operator joins by a link, sees figures, leaves and comes back', shows('console.csv'), async () => {
  const { page, email, key } = await operator('owner')
  await expectAccessible(page)
  expect(page.url()).not.toContain('token')
  await page.getByRole('img', { name: 'QR code with the key for your authenticator app' }).waitFor()
  await finish(page)
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv.split('\r\n')[0]).toBe('\uFEFFby,of,jobs,answered,accepted,completed,disputed,customers,businesses')

  await page.reload()
  await page.getByRole('heading', { name: 'Overview', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Olga Ruiz, Owner' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('heading', { name: 'Operator login' }).waitFor()
  await expectAccessible(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Code from your authenticator app').fill('000000')
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByText('Email, password or code is wrong').waitFor()
  // The next one, for each works once.
  await page.getByLabel('Code from your authenticator app').fill(await codeAt(key, new Date(Date.now() + PERIOD)))
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('heading', { name: 'Overview', level: 1 }).waitFor()
})

test('an operator blocks an account and ends a job, and the record has both', shows('console.screens'), async () => {
  const [customer, business] = [await newCustomer(undefined, UNUSED), await newBusiness(unique('Zebra'), UNUSED)]
  const title = unique('Sagging porch')
  const jobId = await newJob(customer, title)
  const { page } = await operator('support')
  await finish(page)
  await page.getByRole('link', { name: 'Accounts' }).click()
  await page.getByRole('searchbox').fill(business.email)
  const row = page.getByRole('listitem').filter({ hasText: business.email })
  // The list of before had it too, and goes away with an open menu.
  await expect.poll(() => page.getByRole('listitem').count()).toBe(1)
  await row.getByRole('button', { name: /^What can be done/ }).click()
  await page.getByRole('button', { name: 'Block', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Block/ })
  await dialog.getByLabel('Reason, for the record').fill('Asks for money outside')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Block', exact: true }).click()
  await row.getByText(/blocked/).waitFor()
  await page.goto(`/operator/jobs?q=${jobId}`)
  const job = page.getByRole('listitem').filter({ hasText: title })
  await job.getByRole('button', { name: /^What can be done/ }).click()
  await page.getByRole('button', { name: 'End', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click()
  await job.getByText(/Expired/).waitFor()
  await page.goto('/operator/record?action=accounts%20block')
  await page.getByText('reason: ⁨Asks for money outside⁩').first().waitFor()
  await expectAccessible(page)
})

test('an operator settles what was reported, and it leaves the list', shows('console.reports'), async () => {
  const [customer, business] = [await newCustomer(undefined, UNUSED), await newBusiness(undefined, UNUSED)]
  const title = unique('Wobbly gate')
  const jobId = await newJob(customer, title)
  const said = unique('A deposit')
  await answer(business.client.POST('/report-job/business', { body: { jobId, kind: 'scam', reason: said } }))
  const { page } = await operator('support')
  await finish(page)
  await page.getByRole('link', { name: 'Reports' }).click()
  await page.getByRole('button', { name: 'Jobs', exact: true }).click()
  const row = page.getByRole('listitem').filter({ hasText: title })
  await row.getByText(said).waitFor()
  await expectAccessible(page)
  await row.getByRole('button', { name: 'Mark as handled' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mark as handled' })
  await dialog.getByRole('button', { name: 'Mark as handled' }).click()
  await dialog.locator('[aria-invalid=true]').waitFor()
  await dialog.getByLabel('Reason, for the record').fill('The job is deleted')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Mark as handled' }).click()
  await row.waitFor({ state: 'detached' })
  await page.goto('/operator/reports?show=settled')
  await row.getByText(/Handled: .?The job is deleted/).waitFor()
})

/** Spanish has the longest words, so it is what a phone has to have room for. */
const looks = [
  { width: 390, height: 844, colorScheme: 'dark', languages: ['العربية', 'Español'] },
  { width: 1280, height: 900, colorScheme: 'light', languages: ['العربية'] },
  { width: 1920, height: 1080, colorScheme: 'dark', languages: ['English'] },
] as const

test.each(looks)('the console fits $width px, in $languages', shows('console.screens'), async (look) => {
  const { languages, ...visit } = look
  const { page } = await operator('viewer', visit)
  await finish(page)
  for (const language of languages) {
    await page.getByRole('button', { name: /^(Language|Idioma|اللغة): / }).click()
    await page.getByRole('button', { name: language, exact: true }).click()
    for (const path of ['overview', 'accounts', 'jobs', 'reports?show=settled', 'record']) {
      await page.goto(`/operator/${path}`)
      await page.locator('main [role=listitem], main li, main dl').first().waitFor()
      await expectAccessible(page)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect([path, overflow]).toEqual([path, 0])
    }
  }
})
