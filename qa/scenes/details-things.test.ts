import type { Failure } from '../../machines/outcome.ts'
import { links } from '../../src/shared/routes.ts'
import { newBid, newBusiness, newCustomer, newJob, UNUSED, UNVERIFIED, type Account } from '../support/api.ts'
import { walkDetails, type DetailsScreen, saysFailed } from './support/details.ts'
import type { Visit } from './support/visit.ts'
import type { Locator } from 'playwright-core'
import { answer } from '../../docs/examples/over-the-wire/client.ts'
import { mailedLink } from '../support/mail.ts'
import { businessOf, customerOf, logInAs, keeps } from './support/stored.ts'

const TITLE = 'Leaking kitchen tap'

/** The job is there to be read, and known to be fresh or not. */
async function shown({ page }: Visit, isRefreshing: boolean): Promise<void> {
  await page.getByRole('heading', { level: 2, name: TITLE }).waitFor()
  await page.locator(`main [aria-busy=${isRefreshing}]`).first().waitFor()
}

const job = {
  ready: shown,
  failed: (say) => say('jobDetails.failed'),
  refreshFailed: (say) => say('jobDetails.refreshFailed'),
  missing: (say) => say('jobNotes.missing.title'),
  forbidden: (say) => say('jobNotes.forbidden.title'),
} as const satisfies Partial<DetailsScreen>

const open: DetailsScreen['open'] = async (openVisit) => {
  const customer = await newCustomer()
  const id = await newJob(customer, TITLE)
  const visit = await openVisit(customer)
  return { visit, enter: () => visit.page.goto(links.jobDetails(id)) }
}

/** What was told of the job has been read. */
const beside = { name: 'markRead', call: 'markNotificationsRead' } as const

walkDetails('customer-job', { ...job, open, call: 'getCustomerJob', beside })

walkDetails('business-job', {
  ...job,
  call: 'getBusinessJob',
  beside,
  open: async (openVisit) => {
    const [business, customer] = await Promise.all([newBusiness(), newCustomer()])
    const id = await newJob(customer, TITLE)
    const visit = await openVisit(business)
    return { visit, enter: () => visit.page.goto(links.jobDetails(id)) }
  },
  ready: async (visit, isRefreshing) => {
    await shown(visit, isRefreshing)
    await visit.page.getByRole('button', { name: visit.say('jobDetails.bid.button'), exact: true }).waitFor()
  },
})

walkDetails('business', {
  call: 'showBusiness',
  open: async (openVisit) => {
    const [customer, business] = await Promise.all([newCustomer(), newBusiness('Ortega & Sons')])
    const visit = await openVisit(customer)
    return { visit, enter: () => visit.page.goto(links.business(business.session.user.id)) }
  },
  ready: ({ page }) => page.getByRole('heading', { level: 2, name: 'Ortega & Sons', exact: true }).waitFor(),
  failed: (say) => say('business.failed'),
  refreshFailed: (say) => say('business.refreshFailed'),
  missing: (say) => say('business.missing.title'),
})

/** The page of the business is there either way; only a job of one's own has its bid beside it. */
const offered = ({ page, say }: Visit, is: 'visible' | 'detached'): Promise<void> =>
  page.getByRole('region', { name: say('business.offer.title'), exact: true }).waitFor({ state: is })

/** The job is not theirs, or nothing can be asked for it: no bid is there to be seen, and nothing has failed. */
const isNone = (failure: Failure | null): boolean =>
  failure?.type === 'notFound' ||
  failure?.type === 'forbidden' ||
  (failure?.type === 'invalid' && failure.code === 'VALIDATION_FAILED')

walkDetails('offer', {
  call: 'listMessages',
  open: async (openVisit) => {
    const [customer, business] = await Promise.all([newCustomer(), newBusiness('Ortega & Sons')])
    const jobId = await newJob(customer, TITLE)
    await newBid(business, jobId, 120)
    const visit = await openVisit(customer)
    return { visit, enter: () => visit.page.goto(links.bidder(business.session.user.id, jobId)) }
  },
  ready: async (visit) => {
    await offered(visit, 'visible')
    await visit.page.getByText('$120', { exact: true }).waitFor()
  },
  failed: (say) => say('business.offer.failed'),
  seesFailed: (visit, failure) =>
    isNone(failure) ? offered(visit, 'detached') : saysFailed(visit, visit.say('business.offer.failed'), failure),
  refreshFailed: (say) => say('business.refreshFailed'),
})

walkDetails('invitable', {
  call: 'listCustomerJobs',
  open: async (openVisit) => {
    const [customer, business] = await Promise.all([newCustomer(), newBusiness('Ortega & Sons')])
    await newJob(customer, TITLE)
    const visit = await openVisit(customer)
    return { visit, enter: () => visit.page.goto(links.business(business.session.user.id)) }
  },
  loading: ({ page, say }) =>
    page.getByRole('heading', { name: say('business.ask.title', { name: 'Ortega & Sons' }), exact: true }).waitFor(),
  ready: ({ page, say }) => offers(page.getByLabel(say('business.ask.job'), { exact: true }), TITLE),
  failed: (say) => say('business.ask.failed'),
  seesFailed: (visit, failure) => saysFailed(visit, visit.say('business.ask.failed'), failure, false),
})

/** The form of a job; what its fields offer is asked for with the first sign that somebody is there. */
const openPostJob: DetailsScreen['open'] = async (openVisit) => {
  const visit = await openVisit(await newCustomer())
  const { page, say } = visit
  const enter = async () => {
    await page.goto(links.postJob)
    await page.getByLabel(say('postJob.jobTitle'), { exact: true }).waitFor()
    await page.mouse.move(1, 1)
  }
  return { visit, enter }
}

/** What a field offers; a list that is not open has its options all the same. */
const offers = (select: Locator, name: string): Promise<void> =>
  select.locator('option').filter({ hasText: name }).first().waitFor({ state: 'attached' })

/** What the list of trades shows; it is closed again. */
const offersTrades = async ({ page, say }: Visit, words: string): Promise<void> => {
  await page.getByLabel(say('postJob.category'), { exact: true }).click()
  const dialog = page.getByRole('dialog', { name: say('postJob.categoryChoose'), exact: true })
  await dialog.getByText(words, { exact: true }).first().waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
}

const state = ({ page, say }: Visit): Locator => page.getByLabel(say('ui.place.state'), { exact: true })

walkDetails('categories', {
  call: 'listCategories',
  open: openPostJob,
  loading: (visit) => offersTrades(visit, visit.say('ui.loading')),
  ready: (visit) => offersTrades(visit, visit.say.category('Plumbing')),
  failed: (say) => say('ui.categoriesFailed'),
  // The field has no room for why.
  seesFailed: (visit, failure) => saysFailed(visit, visit.say('ui.categoriesFailed'), failure, false),
})

walkDetails('places', {
  call: 'listLocations',
  open: openPostJob,
  loading: (visit) => offers(state(visit), visit.say('ui.place.loading')),
  ready: (visit) => offers(state(visit), 'Texas'),
  failed: (say) => say('ui.place.failed'),
  seesFailed: (visit, failure) => saysFailed(visit, visit.say('ui.place.failed'), failure, false),
})

/** How it works is told in any case; only the trades come from the server. */
const tells = async ({ page, say }: Visit, areTrades: boolean): Promise<void> => {
  await page.getByRole('heading', { name: say('story.how'), exact: true }).waitFor()
  const trades = page.getByRole('heading', { name: say('story.trades'), exact: true })
  await trades.waitFor({ state: areTrades ? 'visible' : 'detached' })
}

walkDetails('marketplace', {
  call: 'showMarketplace',
  open: async (openVisit) => {
    // Somebody has to do a trade.
    await newBusiness()
    const visit = await openVisit(null)
    const { page, say } = visit
    const enter = async () => {
      await page.goto(links.login)
      await page.getByLabel(say('auth.login.email'), { exact: true }).waitFor()
      await page.mouse.move(1, 1)
    }
    return { visit, enter }
  },
  loading: (visit) => tells(visit, false),
  ready: (visit) => tells(visit, true),
  failed: (say) => say('story.how'),
  seesFailed: (visit) => tells(visit, false),
})

const drawn = ({ page }: Visit): Locator => page.locator('svg text').filter({ hasText: /^Austin$/ })

walkDetails('towns', {
  call: 'listTownsAround',
  open: async (openVisit) => {
    const visit = await openVisit(await newBusiness())
    const { page, say } = visit
    const enter = async () => {
      await page.goto(links.profileBusinessDetails)
      await page.getByLabel(say('fields.radius'), { exact: true }).fill('25')
    }
    return { visit, enter }
  },
  loading: (visit) => drawn(visit).waitFor({ state: 'detached' }),
  ready: (visit) => drawn(visit).waitFor(),
  failed: (say) => say('fields.townsFailed'),
  seesFailed: (visit, failure) => saysFailed(visit, visit.say('fields.townsFailed'), failure, false),
})

/** Whose mail was opened in a visit. */
const visitors = new WeakMap<Visit, Account>()

function accountOf(visit: Visit): Account {
  const account = visitors.get(visit)
  if (!account) throw new Error('Nobody came by a mail')
  return account
}

const isHeaded = ({ page }: Visit, words: string): Promise<void> =>
  page.getByRole('heading', { name: words, exact: true }).waitFor()

walkDetails('verification', {
  call: 'verifyEmail',
  /** Mails are read on any device, where nobody need be logged in. */
  open: async (openVisit) => {
    const business = await newBusiness(undefined, UNVERIFIED)
    const [visit, link] = await Promise.all([openVisit(null), mailedLink(business.email, '/verify-email')])
    visitors.set(visit, business)
    return { visit, enter: () => visit.page.goto(link) }
  },
  loading: ({ page, say }) =>
    page
      .getByRole('status')
      .filter({ hasText: say('account.verify.checking') })
      .waitFor(),
  ready: (visit) => isHeaded(visit, visit.say('account.verify.doneTitle')),
  stored: async (visit) => keeps(await businessOf(accountOf(visit)), { email_verified: true }),
  failed: (say) => say('account.verify.failed'),
  /** A link that is used up, or was never one, does not work; anything else may pass. */
  seesFailed: (visit, failure) =>
    failure?.type === 'conflict' || failure?.type === 'invalid'
      ? isHeaded(visit, visit.say('account.verify.brokenTitle'))
      : saysFailed(visit, visit.say('account.verify.failed'), failure),
  missing: (say) => say('account.verify.brokenTitle'),
})

walkDetails('email-confirmation', {
  call: 'confirmEmail',
  open: async (openVisit) => {
    const customer = await newCustomer(undefined, UNUSED)
    const { client, email: present, password } = customer
    const email = `new.${present}`
    await answer(client.POST('/edit-customer-details/customer', { body: { email, password } }))
    const [visit, link] = await Promise.all([openVisit(null), mailedLink(email, '/confirm-email')])
    visitors.set(visit, customer)
    return { visit, enter: () => visit.page.goto(link) }
  },
  loading: ({ page, say }) =>
    page
      .getByRole('status')
      .filter({ hasText: say('safety.email.confirming') })
      .waitFor(),
  ready: (visit) => isHeaded(visit, visit.say('safety.email.confirmedTitle')),
  stored: async (visit) => {
    const { email, password } = accountOf(visit)
    const wanted = `new.${email}`
    keeps(await customerOf(await logInAs(wanted, password)), { email: wanted, email_pending: null })
  },
  failed: (say) => say('safety.email.confirmFailed'),
  seesFailed: (visit, failure) =>
    failure?.type === 'conflict' || failure?.type === 'invalid'
      ? isHeaded(visit, visit.say('account.verify.brokenTitle'))
      : saysFailed(visit, visit.say('safety.email.confirmFailed'), failure),
  missing: (say) => say('account.verify.brokenTitle'),
})

const isBroken = ({ page, say }: Visit): Promise<void> =>
  page.getByRole('heading', { name: say('account.reset.brokenTitle'), exact: true }).waitFor()

walkDetails('reset-link', {
  call: 'checkResetLink',
  open: async (openVisit) => {
    const { client, email } = await newCustomer(undefined, UNUSED)
    await answer(client.POST('/forgot-password', { body: { email, isBusiness: 0 } }))
    const [visit, link] = await Promise.all([openVisit(null), mailedLink(email, '/reset-password')])
    return { visit, enter: () => visit.page.goto(link) }
  },
  loading: ({ page, say }) =>
    page
      .getByRole('status')
      .filter({ hasText: say('account.reset.checking') })
      .waitFor(),
  ready: ({ page, say }) => page.getByLabel(say('account.password.new'), { exact: true }).waitFor(),
  failed: (say) => say('account.reset.failed'),
  /** A link that is used up, or was never one, does not work; anything else may pass. */
  seesFailed: (visit, failure) =>
    failure?.type === 'conflict' || failure?.type === 'invalid'
      ? isBroken(visit)
      : saysFailed(visit, visit.say('account.reset.failed'), failure),
  missing: (say) => say('account.reset.brokenTitle'),
})
