import type { createDetails } from '../../../machines/loader.ts'
import type { Failure } from '../../../machines/outcome.ts'
import type { Translate } from '../../../src/i18n/translate.ts'
import { details } from '../../models/details.ts'
import type { OperationId } from '../../../generated/operations.ts'
import { seesExpired, seesFailedLoad, seesLoading } from './toasts.ts'
import type { Gate } from './network-gate.ts'
import { type Stage, walkScene } from './walk.ts'
import type { Visit } from './visit.ts'

/** One gate holds the thing, the other what the screen tells the server about it. */
type World = { readonly visit: Visit; readonly gate: Gate; readonly beside: Gate | null }
type DetailsStage = Stage<ReturnType<typeof createDetails<string, string>>, World>

/** A screen that shows one thing, as a person meets it. */
export type DetailsScreen = {
  /** The call that brings the thing; it waits at a gate. */
  readonly call: OperationId
  /** A call that is made once it is there, by its name in the scene; nobody hears its answer. */
  readonly beside?: { readonly name: string; readonly call: OperationId }
  /** What is stored once it is there, where the call changes something. */
  readonly stored?: (visit: Visit) => Promise<void>
  /** Makes the people and what they look at, opens a browser, and says how one comes to the screen from there. */
  readonly open: (
    openVisit: Parameters<DetailsStage['open']>[0],
  ) => Promise<{ readonly visit: Visit; readonly enter: () => Promise<unknown> }>
  /** What is there when it is; and whether it is being looked at again. */
  readonly ready: (visit: Visit, isRefreshing: boolean) => Promise<void>
  /** What is there while it is not; where nothing is said, that it loads. */
  readonly loading?: (visit: Visit) => Promise<void>
  /** The words when it could not be loaded. */
  readonly failed: (say: Translate) => string
  /** It could not be loaded, where the screen says more than those words, why, and "Try again". */
  readonly seesFailed?: (visit: Visit, failure: Failure | null) => Promise<void>
  /** The words when it could not be looked at again, above what was there. */
  readonly refreshFailed?: (say: Translate) => string
  /** The heading that stands there when there is none, or it is for others; where there is no such, it could not be loaded. */
  readonly missing?: (say: Translate) => string
  readonly forbidden?: (say: Translate) => string
}

export function walkDetails(scene: string, screen: DetailsScreen): void {
  walkScene(details, scene, stageOf(screen))
}

function stageOf({
  call,
  beside,
  open,
  ready,
  loading,
  failed,
  refreshFailed,
  missing,
  forbidden,
  stored,
  ...more
}: DetailsScreen) {
  const { seesFailed = (visit, failure) => saysFailed(visit, failed(visit.say), failure) } = more
  const headed = (words: ((say: Translate) => string) | undefined): DetailsStage['sees']['missing'] =>
    words === undefined
      ? ({ visit }, { context }) => seesFailed(visit, context.failure)
      : async ({ visit: { page, say } }) => {
          await page.getByRole('heading', { name: words(say), exact: true }).waitFor()
        }
  const stage: DetailsStage = {
    open: async (openVisit) => {
      const { visit, enter } = await open(openVisit)
      // What comes live would look again at a time of its own.
      await visit.gateOn('streamNotifications')
      const gate = await visit.gateOn(call)
      const besides = beside ? await visit.gateOn(beside.call) : null
      await enter()
      return { visit, gate, beside: besides }
    },
    does: {
      /** Coming back online is one of the hints that something may have changed. */
      'details.refreshed': async ({ visit: { context } }) => {
        await context.setOffline(true)
        await context.setOffline(false)
      },
      'details.retried': ({ visit }) => tryAgain(visit).click(),
    },
    answers: { load: ({ gate }, outcome) => gate.answer(outcome) },
    ...(stored && { stored: { [call]: ({ visit }: World) => stored(visit) } }),
    ...(beside && { ignored: { [beside.name]: gateBeside }, seesInstead }),
    sees: {
      starting: 'is passed',
      loading: async ({ visit, gate }) => {
        if (loading === undefined) return seesLoading(visit, gate)
        await gate.arrived()
        await loading(visit)
      },
      settling: 'is passed',
      ready: ({ visit }) => ready(visit, false),
      refreshing: async ({ visit, gate }) => {
        await gate.arrived()
        await ready(visit, true)
      },
      refreshFailed:
        refreshFailed === undefined
          ? 'elsewhere'
          : async ({ visit }, { context: { failure } }) => {
              // What was there stays, unless nobody is logged in any more.
              if (failure?.type !== 'unauthorized') await ready(visit, false)
              await saysFailed(visit, refreshFailed(visit.say), failure, false)
            },
      missing: headed(missing),
      forbidden: headed(forbidden),
      failed: ({ visit }, { context: { failure } }) => seesFailed(visit, failure),
    },
  }
  return stage
}

/** The screen says that the session is over. */
const seesInstead: NonNullable<DetailsStage['seesInstead']> = ({ type }) =>
  type === 'unauthorized' ? ({ visit }) => seesExpired(visit) : undefined

function gateBeside({ beside }: World): Gate {
  if (!beside) throw new Error('Nothing is told beside')
  return beside
}

/** It says that something could not be loaded, and offers to try again. */
export async function saysFailed(visit: Visit, words: string, failure: Failure | null, isWhy = true): Promise<void> {
  await seesFailedLoad(visit, words, failure, isWhy)
  if (failure?.type !== 'unauthorized') await tryAgain(visit).waitFor()
}

function tryAgain({ page, say }: Visit) {
  return page.getByRole('button', { name: say('ui.tryAgain') })
}
