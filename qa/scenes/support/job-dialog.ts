import { expect } from 'vitest'
import { answer } from '../../../docs/examples/over-the-wire/client.ts'
import type { createForm } from '../../../machines/form.ts'
import type { MessageCode } from '../../../generated/codes.ts'
import type { OperationId } from '../../../generated/operations.ts'
import { links } from '../../../src/shared/routes.ts'
import type { Acknowledged } from '../../../src/services/types.ts'
import { newBusiness, newCustomer, type Account } from '../../support/api.ts'
import { form } from '../../models/form.ts'
import { dialogActs, type DialogParts } from './forms.ts'
import type { FormWorld, Given } from './form-stage.ts'
import { remembered } from 'statechart-kit/script/notes'
import type { Visit } from './visit.ts'
import { type Stage, walkScene } from './walk.ts'

/** The same two people for all paths; each path has a job of its own. */
const people = remembered(() => Promise.all([newCustomer(), newBusiness()]))

/** Whoever opens a conversation has seen what was said there. */
const incidental = {
  markMessagesSeen: async ({ worker: { client }, jobId }: Parties) => {
    const { thread } = await answer(client.POST('/messages', { body: { jobId, limit: 1 } }))
    expect(thread.seenByOther).toBe(thread.lastNumber)
  },
}

/** Who deals with whom about what. */
type Parties = { readonly owner: Account; readonly worker: Account; readonly jobId: string }

type Sent<Draft> = { readonly before: Given<Draft> }

/** What tells one dialog about a job from another. */
type JobDialog<Draft> = DialogParts<Draft> & {
  /** Brings a job to where it has the dialog, and answers whose screen it is on. */
  readonly start: (
    owner: Account,
    worker: Account,
  ) => Promise<{ readonly account: Account; readonly jobId: string; readonly address?: string }>
  readonly sends: OperationId
  /** What is pressed on that screen; nothing where it opens by itself. */
  readonly opens?: (visit: Visit, worker: Account) => Promise<void>
  readonly saved: MessageCode
  /** Looks whether the server keeps what was filled in. */
  readonly stored: (parties: Parties, draft: Draft) => Promise<void>
  /** What is to be seen besides, once it is saved. */
  readonly after?: (visit: Visit, given: Given<Draft>, worker: Account) => Promise<void>
}

/** Walks the scene of a dialog about a job, from the screen of the job on. */
export function walkJobDialog<Draft extends object>(
  sceneName: string,
  { start, sends, opens, saved, stored, after, ...parts }: JobDialog<Draft>,
): void {
  const acts = dialogActs<Draft>(parts)
  const stage: Stage<ReturnType<typeof createForm<Draft, Acknowledged>>, FormWorld & Parties> = {
    open: async (openVisit) => {
      const [owner, worker] = await people()
      const { account, jobId, address = links.jobDetails(jobId) } = await start(owner, worker)
      const visit = await openVisit(account)
      const gate = await visit.gateOn(sends)
      await visit.page.goto(address)
      await opens?.(visit, worker)
      return { visit, gate, owner, worker, jobId }
    },
    screen: ({ visit }) => visit,
    does: { ...acts.does, 'form.opened': 'elsewhere' },
    answers: { save: ({ gate }, outcome) => gate.answer(outcome) },
    sees: {
      ...acts.sees,
      saved: async (world, given) => {
        await acts.gone(world, world.visit.say.code(saved))
        const [, worker] = await people()
        await after?.(world.visit, given, worker)
      },
    },
    stored: {
      ...incidental,
      [sends]: (world: Parties, { before }: Sent<Draft>) => stored(world, before.context.draft),
    },
  }
  walkScene(form, sceneName, stage)
}
