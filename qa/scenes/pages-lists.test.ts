import type { Locator } from 'playwright-core'
import { answer } from '../../docs/examples/over-the-wire/client.ts'
import { cursorsOf } from '../../server/platform/cursor.ts'
import { links } from '../../src/shared/routes.ts'
import { record } from '../../tests/support/json.ts'
import {
  newBid,
  newBusiness,
  newCustomer,
  newJob,
  newJobs,
  newMessage,
  newRatedJob,
  newShownJob,
  UNUSED,
} from '../support/api.ts'
import { walkList, wordsOf } from './support/pages-stage.ts'
import { seesFailedLoad } from './support/toasts.ts'
import type { Visit } from './support/visit.ts'

/** How many rows each list has. */
const MANY = 8

/** A customer with a job that many bid on, and one that nobody did. */
walkList('interests', {
  words: wordsOf('jobDetails.interests'),
  call: 'listBids',
  town: async () => {
    const account = await newCustomer(undefined, UNUSED)
    const [job, quietJob] = [await newJob(account), await newJob(account)]
    for (let bid = 1; bid <= MANY; bid += 1) await newBid(await newBusiness(`Plumber ${bid}`), job, 100 + bid)
    return { account, job, quietJob }
  },
  path: ({ job }) => links.jobDetails(job),
  rows: MANY,
  asksForNone: ({ quietJob }, body) => ({ ...record(body), jobId: quietJob }),
  filter: ({ page, say }) =>
    page.getByRole('combobox', { name: say('jobDetails.interests.sort') }).selectOption('rating'),
  end: async ({ page, say }, more) => {
    await page.locator('main [role=list][aria-busy=false]').first().waitFor()
    // The button gives way to these words first.
    await page.getByText(say('jobDetails.interests.loadingMore')).waitFor({ state: 'detached' })
    await more.waitFor({ state: 'detached' })
  },
  empty: ({ page, say }) => page.getByRole('heading', { name: say('jobDetails.interests.emptyTitle') }).waitFor(),
})

/** Somebody who was told of some bids, each on a job of its own. */
walkList('notifications', {
  words: wordsOf('notifications'),
  call: 'listGroupedNotifications',
  town: async () => {
    const [account, business] = await Promise.all([newCustomer(undefined, UNUSED), newBusiness()])
    for (const job of await newJobs(account, MANY, 'Plumbing')) await newBid(business, job, 120)
    return { account }
  },
  path: () => links.notifications,
  rows: MANY,
  asksForNone: () => ({ group: '0190a000-0000-7000-8000-000000000000' }),
  end: ({ page, say }) => page.getByText(say('notifications.end'), { exact: true }).waitFor(),
  empty: ({ page, say }) => page.getByRole('heading', { name: say('notifications.empty.title') }).waitFor(),
})

/** A customer, a business that was rated some times, and one that never was. */
walkList('reviews', {
  words: wordsOf('business.reviews'),
  call: 'listReviews',
  town: async () => {
    const [account, known, unknown] = await Promise.all([
      newCustomer(undefined, UNUSED),
      newBusiness(undefined, UNUSED),
      newBusiness(undefined, UNUSED),
    ])
    for (let rated = 0; rated < MANY; rated += 1) await newRatedJob(account, known)
    return { account, knownId: known.session.user.id, unknownId: unknown.session.user.id }
  },
  path: ({ knownId }) => links.business(knownId),
  rows: MANY,
  asksForNone: ({ unknownId }) => ({ business: unknownId }),
  end: ({ page, say }) => page.getByText(say('business.reviews.end'), { exact: true }).waitFor(),
  empty: ({ page, say }) => page.getByRole('heading', { name: say('business.reviews.empty') }).waitFor(),
})

/** A customer whom one business wrote about many jobs; nothing of it is read. */
walkList('inbox', {
  words: wordsOf('inbox'),
  call: 'listThreads',
  town: async () => {
    const [account, business] = await Promise.all([newCustomer(undefined, UNUSED), newBusiness(undefined, UNUSED)])
    for (const job of await newJobs(account, MANY, 'Plumbing')) await newMessage(business, job, 'Is there a lift?')
    return { account }
  },
  path: () => links.messages,
  rows: MANY,
  asksForNone: (_, body) => ({ ...record(body), q: 'Nobody is called that.' }),
  filter: ({ page, say }) => page.getByRole('button', { name: say('inbox.chips.unread') }).click(),
  end: ({ page, say }) => page.getByText(say('inbox.end'), { exact: true }).waitFor(),
  empty: ({ page, say }) =>
    page
      .getByRole('heading', { name: say('inbox.empty.title') })
      .or(page.getByRole('heading', { name: say('inbox.nothing.unread.title') }))
      .waitFor(),
})

/** The bids of the job are a list too. */
const messages = ({ page, say }: Visit): Locator =>
  page.locator('section').filter({
    has: page.getByRole('heading', { level: 2, name: say('jobNotes.threads.title'), exact: true }),
  })

/** A customer whose one job some businesses ask about, and whose other job nobody does. */
walkList('threads', {
  words: (say) => {
    const failed = say('jobNotes.threads.failed')
    const [wanted, loadingMore] = [say('jobNotes.threads.more'), say('jobNotes.threads.loading')]
    return { more: wanted, failed, loadingMore, moreFailed: failed, refreshFailed: failed }
  },
  call: 'listThreads',
  town: async () => {
    const [account, ...askers] = await Promise.all([
      newCustomer(undefined, UNUSED),
      ...Array.from({ length: MANY }, () => newBusiness(undefined, UNUSED)),
    ])
    const [asked, quiet] = [await newJob(account), await newJob(account)]
    for (const asker of askers) {
      await newBid(asker, asked, 120)
      await newMessage(asker, asked, 'Is there a lift?')
    }
    return { account, asked, quiet }
  },
  path: ({ asked }) => links.jobDetails(asked),
  // They are fetched once somebody is there to look.
  enter: async ({ page }) => {
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    return () => page.mouse.move(1, 1)
  },
  rows: MANY,
  asksForNone: ({ quiet }, body) => ({ ...record(body), jobId: quiet }),
  place: messages,
  sees: {
    loading: async ({ gate }) => void (await gate.arrived()),
    failed: ({ visit }, { context: { failure } }) =>
      seesFailedLoad(visit, visit.say('jobNotes.threads.failed'), failure, false),
  },
  end: async (visit, more) => {
    await messages(visit).locator('ul[aria-busy=false]').waitFor()
    await more.waitFor({ state: 'hidden' })
  },
  empty: (visit) => messages(visit).waitFor({ state: 'detached' }),
})

/** Somebody who is on no list behind it. */
const FIRST = cursorsOf('listBlocks').after('00000000-0000-0000-0000-000000000000')

/** A customer who blocks some businesses. */
walkList('blocks', {
  words: wordsOf('blocks'),
  call: 'listBlocks',
  town: async () => {
    const account = await newCustomer(undefined, UNUSED)
    for (let blocked = 0; blocked < MANY; blocked += 1) {
      const { session } = await newBusiness()
      await answer(account.client.POST('/block-business/customer', { body: { business: session.user.id } }))
    }
    return { account }
  },
  path: () => links.blocked,
  rows: MANY,
  asksForNone: (_, body) => ({ ...record(body), cursor: FIRST }),
  end: ({ page, say }) => page.getByText(say('blocks.end'), { exact: true }).waitFor(),
  empty: ({ page, say }) => page.getByRole('heading', { name: say('blocks.empty.title') }).waitFor(),
})

const picker = ({ page, say }: Visit): Locator =>
  page.getByRole('dialog', { name: say('profile.work.picker.title'), exact: true })

/** A place that no picture comes after. */
const OLDEST = cursorsOf('listWorkPictures').after('00000000-0000-0000-0000-000000000000')

/** A business that showed some pictures of two jobs. */
walkList('work-pictures', {
  words: wordsOf('profile.work.picker'),
  call: 'listWorkPictures',
  town: async () => {
    const [customer, account] = await Promise.all([newCustomer(undefined, UNUSED), newBusiness(undefined, UNUSED)])
    for (const count of [MANY - 3, 3]) await newShownJob(customer, account, count)
    return { account }
  },
  path: () => links.workPictures,
  // What is on the page already comes by the same call.
  enter: async ({ page, say }) => {
    const opener = page.getByRole('button', { name: say('profile.work.fromJobs'), exact: true })
    await opener.waitFor()
    return () => opener.click()
  },
  rows: MANY,
  asksForNone: (_, body) => ({ ...record(body), cursor: OLDEST }),
  place: picker,
  end: (visit) => picker(visit).getByText(visit.say('profile.work.picker.end'), { exact: true }).waitFor(),
  empty: (visit) =>
    picker(visit)
      .getByRole('heading', { name: visit.say('profile.work.picker.empty') })
      .waitFor(),
})
