import { answer, once as keyed } from '../../docs/examples/over-the-wire/client.ts'
import type { createDialogs } from '../../machines/dialogs.ts'
import { declineBid, newBid, newBusiness, newCustomer, newJob, newRatedJob, type Account } from '../support/api.ts'
import { dialogs, type NamedBid } from '../models/dialogs.ts'
import { isWithoutWaiting } from 'statechart-kit/script/recorded-page'
import { awaken } from 'statechart-kit/walk/page-idle'
import { press } from './support/form-stage.ts'
import { becomes } from './support/form-facts.ts'
import { type Stage, walkScene } from './support/walk.ts'
import type { Visit } from './support/visit.ts'

/** The people of one job, and the one who looks at it. */
type World = {
  readonly visit: Visit
  readonly customer: Account
  readonly business: Account
  jobId: string
  /** How far the business is with it. */
  stand: Stand
}

/** Nothing was done yet, the business has bid, the job is its. */
type Stand = 'new' | 'bid' | 'given'

type Dialogs = Stage<ReturnType<typeof createDialogs<NamedBid>>, World>

type Parties = Pick<World, 'customer' | 'business' | 'jobId'>

async function deal(): Promise<Omit<World, 'visit'>> {
  const [customer, business] = await Promise.all([newCustomer(), newBusiness()])
  return { customer, business, jobId: await newJob(customer), stand: 'new' }
}

/** The business has a job before it with which it is so far, another one of the customer where this one will not do. Whoever tries in vain stays. */
async function goTo(world: World, stand: Stand): Promise<void> {
  if (world.stand === stand) return
  if (isWithoutWaiting()) throw new Error('The job is not so')
  world.jobId = await newJob(world.customer)
  world.stand = stand
  if (stand !== 'new') await newBid(world.business, world.jobId, 100)
  if (stand === 'given') await assign(world)
  await world.visit.page.goto(`/job-details?id=${world.jobId}`)
}

async function assign({ customer, business, jobId }: Parties): Promise<void> {
  const body = { jobId, companyId: business.session.user.id, amount: 100 }
  await answer(customer.client.POST('/assign-job/customer', { params: { header: keyed() }, body }))
}

async function complete({ business, jobId }: Parties): Promise<void> {
  await answer(
    business.client.POST('/mark-completed/business', { params: { header: keyed() }, body: { jobid: jobId } }),
  )
}

const main = ({ visit: { page } }: World) => page.getByRole('main')

/** The one dialog that is there. */
function stands(role: 'dialog' | 'alertdialog', title: (say: Visit['say']) => string) {
  return async ({ visit: { page, say } }: World): Promise<void> => {
    await page.getByRole(role, { name: title(say), exact: true }).waitFor()
    await becomes(() => page.locator('dialog').count(), 1)
  }
}

/** The same, about this bid. */
function about(role: 'dialog' | 'alertdialog', title: (say: Visit['say']) => string) {
  return async (world: World, { context: { bid } }: { readonly context: { readonly bid: NamedBid | null } }) => {
    await stands(role, title)(world)
    await world.visit.page
      .getByRole(role)
      .getByText(bid?.businessName ?? '')
      .waitFor()
  }
}

const acts: Omit<Dialogs, 'open'> = {
  screen: ({ visit }) => visit,
  does: {
    'bid.asked': async (world) => {
      await goTo(world, 'new')
      await press(world.visit.page.locator('body'), world.visit.say('jobDetails.bid.button'))
    },
    'acceptance.asked': (world, { bid: { businessName: name } }) =>
      press(main(world), world.visit.say('jobDetails.interests.acceptNamed', { name })),
    'decline.asked': (world, { bid: { businessName: name } }) =>
      press(main(world), world.visit.say('jobDetails.interests.declineNamed', { name })),
    /** It is folded away below the bids that stand. */
    'reconsideration.asked': async (world, { bid: { businessName: name } }) => {
      const { page, say } = world.visit
      const fold = page.locator('details')
      if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click()
      await press(main(world), say('jobDetails.interests.reconsiderNamed', { name }))
    },
    /** It has bid, which its screen hears of with the next look. */
    'withdrawal.asked': async (world) => {
      await goTo(world, 'bid')
      await press(main(world), world.visit.say('jobDetails.withdraw.button'))
    },
    'edit.asked': (world) => press(main(world), world.visit.say('jobDetails.edit.button')),
    'deletion.asked': (world) => press(main(world), world.visit.say('jobDetails.delete.button')),
    /** The customer gives it the job, which it hears of. */
    'completion.asked': async (world) => {
      await goTo(world, 'given')
      await press(world.visit.page.locator('body'), world.visit.say('jobDetails.complete.button'))
    },
    'ending.asked': async (world) => {
      await goTo(world, 'given')
      await press(main(world), world.visit.say('jobDetails.ending.business.button'))
    },
    'doubt.asked': (world) => press(main(world), world.visit.say('jobDetails.doubt.button')),
    'change.asked': (world) => press(main(world), world.visit.say('jobDetails.rating.edit')),
    'reply.asked': (world) => press(main(world), world.visit.say('jobDetails.reply.button')),
    'rating.asked': (world) => press(main(world), world.visit.say('jobDetails.assigned.rate')),
    /** Escape means No; what was typed is thrown away on being asked. */
    'dialog.closed': async ({ visit: { page, say } }) => {
      const discard = page.getByRole('button', { name: say('jobActs.leave.discard'), exact: true })
      const isBid = await page.getByRole('dialog', { name: say('jobDetails.bid.button'), exact: true }).isVisible()
      await page.keyboard.press('Escape')
      if (!isBid) return
      await becomes(async () => (await discard.isVisible()) || (await page.locator('dialog').count()) === 0, true)
      if (await discard.isVisible()) await discard.click()
    },
    /** Another business bids, or the work is done; the customer, who looks on, hears of it. */
    'job.changed': async (world, { mayRate }) => {
      if (mayRate) {
        await assign(world)
        return complete(world)
      }
      const ofMaya = main(world).getByText('Maya Services')
      const before = await ofMaya.count()
      await newBid(await newBusiness('Maya Services'), world.jobId, 90)
      await becomes(() => ofMaya.count(), before + 1)
    },
  },
  answers: {},
  sees: {
    starting: 'is passed',
    none: async (world) => {
      await main(world).getByRole('heading', { level: 2 }).first().waitFor()
      await becomes(() => world.visit.page.locator('dialog').count(), 0)
    },
    bid: stands('dialog', (say) => say('jobDetails.bid.button')),
    acceptance: about('alertdialog', (say) => say('jobActs.accept.title')),
    decline: about('dialog', (say) => say('jobActs.decline.title')),
    reconsideration: about('alertdialog', (say) => say('jobActs.reconsider.title')),
    withdrawal: stands('alertdialog', (say) => say('jobActs.withdraw.title')),
    edit: stands('dialog', (say) => say('jobActs.edit.title')),
    deletion: stands('alertdialog', (say) => say('jobActs.delete.title')),
    completion: stands('dialog', (say) => say('jobActs.complete.title')),
    ending: stands('dialog', (say) => say('jobActs.ending.business.title')),
    doubt: stands('dialog', (say) => say('jobActs.doubt.title')),
    change: stands('dialog', (say) => say('jobDetails.rating.edit')),
    reply: stands('dialog', (say) => say('jobActs.reply.title')),
    rating: stands('dialog', (say) => say('jobActs.rating.title')),
  },
}

walkScene<ReturnType<typeof createDialogs<NamedBid>>, World>(dialogs, 'customer', {
  ...acts,
  open: async (openVisit) => {
    const people = await deal()
    await newBid(people.business, people.jobId, 100)
    const declined = await newBusiness('Hill Services')
    await newBid(declined, people.jobId, 110)
    await declineBid(people.customer, people.jobId, declined)
    const visit = await openVisit(people.customer)
    const stream = visit.page.waitForResponse(/\/notifications\/stream/)
    await visit.page.goto(`/job-details?id=${people.jobId}`)
    // What happens to the job is heard of from here on.
    await awaken(visit.page, visit.page.getByRole('heading', { level: 1 }))
    await stream
    return { visit, ...people }
  },
})

walkScene<ReturnType<typeof createDialogs<NamedBid>>, World>(dialogs, 'return', {
  ...acts,
  open: async (openVisit) => {
    const people = await deal()
    await newBid(people.business, people.jobId, 100)
    await assign(people)
    await complete(people)
    const visit = await openVisit(people.customer)
    await visit.page.goto(`/job-details?id=${people.jobId}`)
    return { visit, ...people }
  },
})

walkScene<ReturnType<typeof createDialogs<NamedBid>>, World>(dialogs, 'business', {
  ...acts,
  open: async (openVisit) => {
    const people = await deal()
    const visit = await openVisit(people.business)
    const key = `bidfair.draft.${people.business.session.user.id}.bid.${people.jobId}`
    await visit.context.addInitScript(keepTyped, key)
    await visit.page.goto(`/job-details?id=${people.jobId}`)
    return { visit, ...people }
  },
})

/** A job that is done and rated, before the eyes of one of its parties. */
const rated = (viewer: 'customer' | 'business'): Dialogs['open'] => {
  return async (openVisit) => {
    const [customer, business] = await Promise.all([newCustomer(), newBusiness()])
    const jobId = await newRatedJob(customer, business)
    const visit = await openVisit(viewer === 'customer' ? customer : business)
    await visit.page.goto(`/job-details?id=${jobId}`)
    return { visit, customer, business, jobId, stand: 'given' }
  }
}

walkScene<ReturnType<typeof createDialogs<NamedBid>>, World>(dialogs, 'rated', { ...acts, open: rated('customer') })
walkScene<ReturnType<typeof createDialogs<NamedBid>>, World>(dialogs, 'replying', { ...acts, open: rated('business') })

/** Runs in the browser: a bid was being typed when the tab was last here. */
function keepTyped(key: string): void {
  if (origin !== 'null') {
    sessionStorage.setItem(key, JSON.stringify({ draft: { amount: '80', proposal: 'Tomorrow.' } }))
  }
}
