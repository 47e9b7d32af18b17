import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answer } from '../../docs/examples/over-the-wire/client.ts'
import { newBusiness, newCustomer, newJob, newRatedJob, UNUSED } from '../../qa/support/api.ts'
import { expectAccessible, useBrowser } from '../../qa/support/browser.ts'
import { unique } from '../../qa/support/samples.ts'
import { ownJob } from '../../qa/scenes/support/stored.ts'
import { links } from '../../src/shared/routes.ts'
import { shows } from '../support/shows.ts'
import { visitorAs } from './support/visitor-as.ts'

useBrowser()

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 900 }

const cards = (page: Page) =>
  page.getByRole('list', { name: 'Businesses', exact: true }).getByRole('heading', { level: 3 })
const found = async (page: Page, ...names: readonly string[]): Promise<void> =>
  await expect.poll(() => cards(page).allInnerTexts()).toEqual(names)
const searchOf = (page: Page): string => decodeURIComponent(new URL(page.url()).search)

/** A word of letters alone that no other test has. */
const newWord = (): string => `Q${unique('uince').replaceAll(/[^a-z0-9]/gi, '')}`

test(
  'a customer finds a business by a misspelled name, likes it, and invites it',
  shows('screen.directory'),
  async () => {
    const word = newWord()
    const [customer, good, other] = await Promise.all([
      newCustomer(undefined, UNUSED),
      newBusiness(`${word} Builders`, UNUSED),
      newBusiness(`${word} Painters`, { ...UNUSED, trade: 'Painting' }),
    ])
    await newRatedJob(customer, good)
    const jobId = await newJob(customer, 'Sagging porch')
    const { page } = await visitorAs(customer, links.dashboard, phone)
    await page.getByRole('link', { name: 'Businesses', exact: true }).click()
    // Two letters that changed places.
    const typo = `${word.slice(0, 3)}${word[4]}${word[3]}${word.slice(5)}`
    await page.getByRole('searchbox', { name: 'Search businesses' }).fill(typo)
    await found(page, `${word} Builders`, `${word} Painters`)
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Filters', exact: true })
    await dialog.getByLabel('Trade').selectOption('Plumbing')
    await dialog.getByLabel('State').selectOption('Texas')
    await dialog.getByRole('button', { name: /^City/ }).click()
    await page.getByRole('dialog', { name: 'City' }).getByText('Austin', { exact: true }).click()
    await dialog.getByLabel('Rating').selectOption('3 stars and up')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Show businesses' }).click()
    await found(page, `${word} Builders`)
    expect(searchOf(page)).toBe(`?q=${typo}&trade=Plumbing&state=Texas&city=Austin&rating=3`)
    await page.goto(`${links.directory}${new URL(page.url()).search}&license=checked`)
    await page.getByRole('heading', { name: `No business found for “${typo}”` }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Without a verified license, too' }).click()
    await found(page, `${word} Builders`)
    await page.getByRole('button', { name: 'Remove filter: 3 stars and up' }).click()
    await page.getByRole('button', { name: 'Remove filter: Plumbing' }).click()
    await found(page, `${word} Builders`, `${word} Painters`)
    await page.goBack()
    await found(page, `${word} Builders`)

    const heart = page.getByRole('button', { name: `Favorite: ${word} Builders`, exact: true })
    await heart.click()
    await heart.and(page.locator('[aria-pressed=true]')).waitFor()
    await page.reload()
    await heart.and(page.locator('[aria-pressed=true]')).waitFor()
    await page.getByRole('button', { name: 'Favorites', exact: true }).click()
    await found(page, `${word} Builders`)
    expect(searchOf(page)).toBe(`?q=${typo}&favorites=only`)
    const { businesses } = await answer(customer.client.POST('/get-businesses', { body: { favorites: true } }))
    expect(businesses.map(({ businessId }) => businessId)).toEqual([good.session.user.id])
    expect(other.session.user.id).not.toBe(businesses[0]?.businessId)

    await page.getByRole('link', { name: `${word} Builders`, exact: true }).click()
    await page.getByRole('button', { name: 'Favorite', exact: true, pressed: true }).waitFor()
    await page.getByRole('button', { name: 'Invite to bid', exact: true }).click()
    await page.getByText('Invitation sent', { exact: true }).waitFor()
    expect((await ownJob(customer, jobId)).invitations).toMatchObject([{ business: { id: good.session.user.id } }])
    await page.getByRole('button', { name: 'Favorite', exact: true }).click()
    await page.getByRole('button', { name: 'Favorite', exact: true, pressed: false }).waitFor()
    await page.goBack()
    // What was not kept says how to keep some.
    await page.goto(`${links.directory}?favorites=only`)
    await page.getByRole('heading', { name: 'No favorites yet' }).waitFor()
    await expectAccessible(page)
  },
)

test('a job without bids leads to the businesses of its trade and city', shows('screen.directory'), async () => {
  const customer = await newCustomer(undefined, UNUSED)
  const jobId = await newJob(customer)
  const { page } = await visitorAs(customer, links.jobDetails(jobId), desk)
  await page.getByRole('link', { name: 'Find businesses to invite', exact: true }).click()
  await page.getByRole('button', { name: 'Remove filter: Austin' }).waitFor()
  expect(searchOf(page)).toBe('?trade=Plumbing&state=Texas&city=Austin')
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const panel = page.getByRole('search', { name: 'Filters', exact: true })
  await expect.poll(() => panel.getByLabel('Trade').inputValue()).toBe('Plumbing')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Remove these filters' }).click()
  expect(searchOf(page)).toBe('')
  await page.getByRole('button', { name: 'In Austin', exact: true }).click()
  expect(searchOf(page)).toBe('?state=Texas&city=Austin')
})

test('a business has no such screen', shows('directory.roles'), async () => {
  const { page } = await visitorAs(await newBusiness(), links.directory, desk)
  await page.waitForURL(`**${links.dashboard}`)
  expect(await page.getByRole('link', { name: 'Businesses', exact: true }).count()).toBe(0)
})
