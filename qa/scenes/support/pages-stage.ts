import type { Locator, Request } from 'playwright-core'
import type { createPages } from '../../../machines/pages.ts'
import type { OperationId } from '../../../generated/operations.ts'
import type { Translate } from '../../../src/i18n/translate.ts'
import { record } from '../../../tests/support/json.ts'
import { pages } from '../../models/pages.ts'
import type { Account } from '../../support/api.ts'
import { remembered } from 'statechart-kit/script/notes'
import { elsewhere } from '../../support/remote/remote-server.ts'
import { sentJson } from '../../support/request-bodies.ts'
import type { Gate } from './network-gate.ts'
import { seesFailedLoad, seesLoading } from './toasts.ts'
import type { Visit } from './visit.ts'
import { type Stage, walkScene } from './walk.ts'

/** A person before a list; the gate stands before each page of it. */
type PagesWorld = { readonly visit: Visit; readonly gate: Gate }

type PagesStage<World extends PagesWorld> = Stage<
  ReturnType<typeof createPages<{ readonly id: string }, string>>,
  World
>

type Words = { readonly [Word in 'more' | 'failed' | 'loadingMore' | 'moreFailed' | 'refreshFailed']: string }

/** The words of a list whose phrases are together. */
export const wordsOf =
  (
    of:
      | 'notifications'
      | 'inbox'
      | 'directory'
      | 'blocks'
      | 'jobDetails.interests'
      | 'business.reviews'
      | 'profile.work.picker',
  ) =>
  (say: Translate): Words => ({
    more: say(`${of}.more`),
    failed: say(`${of}.failed`),
    loadingMore: say(`${of}.loadingMore`),
    moreFailed: say(`${of}.moreFailed`),
    refreshFailed: say(`${of}.refreshFailed`),
  })

/** What tells one list that is fetched page by page from another. */
type PagesParts<Town> = {
  readonly words: (say: Translate) => Words
  readonly call: OperationId
  /** Makes everybody, and what is listed; the same for all paths. */
  readonly town: () => Promise<Town>
  readonly path: (town: Town) => string
  /** What brings the list, where its page alone does not; a page may make the same call for something else before. */
  readonly enter?: (visit: Visit) => Promise<() => Promise<unknown>>
  /** What the real server is asked for where nothing is to come: nobody unsays what was told. */
  readonly asksForNone: (town: Town, body: unknown) => object
  /** How many rows the real server has, more than any path wants one after the other in either half of them. */
  readonly rows: number
  /** Where the list is, on a page that has others too. */
  readonly place?: (visit: Visit) => Locator
  readonly end: (visit: Visit, more: Locator) => Promise<unknown>
  readonly empty: (visit: Visit) => Promise<unknown>
  readonly filter?: (visit: Visit) => Promise<unknown>
  /** What is seen where the list loads, or does not come, in the place of the usual. */
  readonly sees?: Partial<Pick<PagesStage<PagesWorld>['sees'], 'loading' | 'failed'>>
}

/** Coming back online is one of the hints that something may have changed: the list is asked for again. */
export async function comesBack({ visit: { context }, gate }: PagesWorld): Promise<void> {
  const isAsked = gate.next()
  await context.setOffline(true)
  await Promise.all([context.setOffline(false), isAsked])
}

/** Walks such a list. */
export function walkList<Town extends { readonly account: Account }>(
  scene: string,
  {
    words,
    call,
    town: make,
    path,
    enter,
    asksForNone,
    rows,
    place = ({ page }) => page.locator('main'),
    end,
    empty,
    filter,
    sees,
  }: PagesParts<Town>,
): void {
  const town = remembered(make)
  const more = ({ page, say }: Visit): Locator => page.getByRole('button', { name: words(say).more, exact: true })
  const atTop = new WeakSet<Gate>()
  /** More has come on top than a page each time: the first row is now of one half and now of the other, so that no known one is below it. */
  const rowsAbove = (gate: Gate): number => {
    if (atTop.delete(gate)) return rows / 2
    atTop.add(gate)
    return 0
  }
  const stage: PagesStage<PagesWorld & { readonly there: Town }> = {
    open: async (openVisit) => {
      const there = await town()
      const visit = await openVisit(there.account)
      // Nothing is heard live: the list is looked at again when a path says so.
      await visit.gateOn('streamNotifications')
      const opened = enter ? null : await visit.gateOn(call)
      await visit.page.goto(path(there))
      const wanted = await enter?.(visit)
      const gate = opened ?? (await visit.gateOn(call))
      await wanted?.()
      return { visit, gate, there }
    },
    does: {
      'page.wanted': ({ visit }) => more(visit).click(),
      'page.retried': ({ visit: { page, say } }) => page.getByRole('button', { name: say('ui.tryAgain') }).click(),
      'list.refreshed': comesBack,
      'filter.changed': filter ? async ({ visit }) => void (await filter(visit)) : 'elsewhere',
    },
    answers: {
      /** For fewer rows the real server is asked for fewer: the last one has no page behind it. */
      load: async ({ gate, there }, outcome) => {
        if (outcome.type !== 'done') return gate.answer(outcome)
        const { items, next } = outcome.value
        if (items.length === 0) return gate.answerOnce(outcome, (body) => asksForNone(there, body))
        const request = await gate.arrived()
        const asked = { ...record(sentJson(request)), limit: 1 }
        if (next !== null && 'cursor' in asked) return gate.answerOnce(outcome, () => asked)
        const cursor = await cursorBehind(request, next === null ? rows - 1 : rowsAbove(gate))
        return gate.answerOnce(outcome, () => ({ ...asked, ...cursor }))
      },
    },
    sees: {
      starting: 'is passed',
      loading: ({ visit, gate }) => seesLoading(visit, gate),
      failed: ({ visit }, { context: { failure } }) => seesFailedLoad(visit, words(visit.say).failed, failure),
      'shown.ready': ({ visit }) => more(visit).waitFor(),
      'shown.loadingMore': async ({ visit: { page, say }, gate }) => {
        await gate.arrived()
        await page.getByText(words(say).loadingMore).waitFor()
      },
      'shown.moreFailed': ({ visit }, { context: { failure } }) =>
        seesFailedLoad(visit, words(visit.say).moreFailed, failure, false),
      'shown.refreshing': async ({ visit, gate }, { context: { items } }) => {
        await gate.arrived()
        // An empty list has nothing to mark as busy.
        if (items.length > 0) await place(visit).locator(':is(ul, [role=list])[aria-busy=true]').waitFor()
      },
      'shown.refreshFailed': ({ visit }, { context: { failure } }) =>
        seesFailedLoad(visit, words(visit.say).refreshFailed, failure, false),
      'shown.end': async ({ visit }) => void (await end(visit, more(visit))),
      'shown.empty': async ({ visit }) => void (await empty(visit)),
      ...sees,
    },
  }
  walkScene(pages, scene, stage)
}

/** The place behind so many rows of the list that a request is about, as the server tells it. */
async function cursorBehind(request: Request, rows: number): Promise<{ readonly cursor?: unknown }> {
  if (rows === 0) return {}
  const { cursor: _, ...asked } = record(sentJson(request))
  const { authorization = '' } = request.headers()
  const response = await (elsewhere()?.fetch ?? fetch)(request.url(), {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ ...asked, limit: rows }),
  })
  return { cursor: record(await response.json())['nextCursor'] }
}
