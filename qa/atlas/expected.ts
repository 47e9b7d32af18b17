import { jobViewFor, type JobView } from '../../machines/job/machine.ts'
import { bidBy } from '../../machines/job/policy.ts'
import type { BidFact, JobFacts } from '../../machines/job/types.ts'
import type { Translate } from '../../src/i18n/translate.ts'
import { actorOf, factsOf, type Row, type Viewer } from './rows.ts'

/** What a job's screen says first, and the one thing that it offers to do about it; null where there is nothing to do. */
export type Expected = { readonly heading: string; readonly act: string | null }

/** What the parties are called: the business by its own name, the customer by the first one. */
type Named = { readonly winner: string; readonly owner: string }

/** What a viewer has to see of a job in this state: the job machine decides what may be done, and so what is offered. */
export function expectedOf(row: Row, viewer: Viewer, say: Translate, named: Named): Expected {
  const facts = factsOf(row)
  if (facts.status === 'deleted') return { heading: say('jobNotes.missing.title'), act: say('jobNotes.missing.home') }
  const actor = actorOf(viewer)
  const view = jobViewFor(facts, actor)
  const seen = { facts, view, say, named, own: bidBy(facts, actor), endedBy: endedBy(row) }
  if (view.relation === 'owner') return ownerSees(seen)
  return view.relation === 'assignedBusiness' ? workerSees(seen) : bidderSees(seen)
}

type Seen = {
  readonly facts: JobFacts
  readonly view: JobView
  readonly say: Translate
  readonly named: Named
  /** The viewer's own bid. */
  readonly own: BidFact | undefined
  /** Who ended an assignment before, where somebody did. */
  readonly endedBy: 'customer' | 'business' | null
}

function endedBy({ events }: Row): Seen['endedBy'] {
  const ending = events.find(({ type }) => type === 'assignment.ended')
  if (!ending) return null
  return ending.by.role === 'business' ? 'business' : 'customer'
}

function ownerSees({ facts, view: { can }, say, named, endedBy: ended }: Seen): Expected {
  const name = named.winner
  switch (facts.status) {
    case 'completed':
      return can({ type: 'job.rated' })
        ? { heading: say('jobBanner.rate'), act: say('jobDetails.assigned.rate') }
        : {
            heading: say('jobBanner.rated', { name }),
            act: can({ type: 'rating.changed' }) ? say('jobDetails.rating.edit') : null,
          }
    case 'inprogress':
      return {
        heading: facts.isCompletionDisputed ? say('jobDetails.doubt.mine') : say('jobBanner.onIt', { name }),
        act: can({ type: 'job.completed' }) ? say('jobDetails.complete.button') : null,
      }
    case 'expired':
      return { heading: say('jobBanner.expired'), act: say('dashboard.postAgain') }
    default: {
      // The day is not of interest here.
      if (ended === 'customer')
        return { heading: say('jobNotes.ending.youEnded', { name, date: '' }).trim(), act: null }
      if (ended) return { heading: say('jobNotes.ending.theySteppedDown', { name, date: '' }).trim(), act: null }
      const standing = facts.bids.filter(({ state }) => state === 'standing')
      if (standing.length === 0) return { heading: say('jobBanner.noBids'), act: null }
      const amount = `$${Math.min(...standing.map((bid) => bid.amount))}`
      return { heading: say('jobBanner.bids', { count: standing.length, amount }), act: say('directory.findForJob') }
    }
  }
}

function workerSees({ facts, view: { can }, say, named, own }: Seen): Expected {
  const name = named.owner
  if (facts.status === 'completed')
    return {
      heading: facts.rating === null ? say('jobBanner.completed') : say('jobBanner.theyRated', { name }),
      act: can({ type: 'rating.answered' })
        ? say(`jobDetails.reply.${facts.rating?.reply === 'none' ? 'button' : 'edit'}`)
        : null,
    }
  const isDisputed = facts.isCompletionDisputed
  const act = isDisputed ? say('jobDetails.complete.again') : say('jobDetails.complete.button')
  return {
    heading: isDisputed ? say('jobBanner.notDone', { name }) : say('jobBanner.won', { amount: `$${own?.amount}` }),
    act: can({ type: 'job.completed' }) ? act : null,
  }
}

function bidderSees({ facts, view: { can }, say, own, endedBy: ended }: Seen): Expected {
  const findWork = say('shell.section.findWork')
  const mayBid = can({ type: 'bid.placed', amount: 100 })
  const again = mayBid ? say('jobDetails.bid.again') : null
  if (facts.assignedBusinessId !== null) return { heading: say('jobDetails.assigned.elsewhere'), act: findWork }
  if (own?.state === 'ended') {
    const key = ended === 'business' ? 'youSteppedDown' : 'theyEnded'
    return { heading: say(`jobNotes.ending.${key}`, { date: '' }).trim(), act: again }
  }
  if (facts.status === 'expired') return { heading: say('jobBanner.expired'), act: findWork }
  if (own?.state === 'declined') return { heading: say('jobDetails.bid.declined'), act: findWork }
  if (own?.state === 'withdrawn') return { heading: say('jobDetails.bid.withdrawn'), act: again }
  if (own) return { heading: say('jobBanner.yourBid', { amount: `$${own.amount}` }), act: null }
  return { heading: say('jobBanner.open'), act: mayBid ? say('jobDetails.bid.button') : null }
}
