import type { Locator, Request } from 'playwright-core'
import type { createPages } from '../../../machines/pages.ts'
import type { Translate } from '../../../src/i18n/translate.ts'
import { record } from '../../../tests/support/json.ts'
import { elsewhere } from '../../support/remote/remote-server.ts'
import { sentJson } from '../../support/request-bodies.ts'
import type { Gate } from './network-gate.ts'
import { seesFailedLoad, seesLoading } from './loads.ts'
import type { Visit } from './visit.ts'
import type { Stage } from './walk.ts'

/** Somebody before a list; the gate stands before each page of it. */
export type PagesWorld = { readonly visit: Visit; readonly gate: Gate }

export type PagesStage<World extends PagesWorld = PagesWorld> = Stage<
  ReturnType<typeof createPages<{ readonly id: string }, string>>,
  World
>

type Words = { readonly [Word in 'more' | 'failed' | 'loadingMore' | 'moreFailed' | 'refreshFailed']: string }

/** The words of a list whose phrases are together. */
export const wordsOf =
  (of: 'notifications' | 'jobDetails.interests' | 'business.reviews' | 'profile.work.picker') =>
  (say: Translate): Words => ({
    more: say(`${of}.more`),
    failed: say(`${of}.failed`),
    loadingMore: say(`${of}.loadingMore`),
    moreFailed: say(`${of}.moreFailed`),
    refreshFailed: say(`${of}.refreshFailed`),
  })

/** What tells one list that is fetched page by page from another. */
type PagesParts<World> = {
  readonly words: (say: Translate) => Words
  /** What the real server is asked for where nothing is to come: nobody unsays what was told. */
  readonly asksForNone: (world: World, body: unknown) => object
  /** How many rows the real server has, more than any path wants one after the other in either half of them. */
  readonly rows: number
  /** Where the list is, on a page that has others too. */
  readonly place?: (visit: Visit) => Locator
}

/** Coming back online is one of the hints that something may have changed: the list is asked for anew. */
export async function comesBack({ visit: { context }, gate }: PagesWorld): Promise<void> {
  const isAsked = gate.next()
  await context.setOffline(true)
  await Promise.all([context.setOffline(false), isAsked])
}

/** What a person does with such a list, and sees of it; but for its end, and for nothing at all. */
export function pagesActs<World extends PagesWorld = PagesWorld>({
  words,
  asksForNone,
  rows,
  place = ({ page }) => page.locator('main'),
}: PagesParts<World>) {
  const more = ({ page, say }: Visit): Locator => page.getByRole('button', { name: words(say).more, exact: true })
  const atTop = new WeakSet<Gate>()
  /** More has come on top than a page each time: the first row is now of one half and now of the other, so that no known one is below it. */
  const rowsAbove = (gate: Gate): number => {
    if (atTop.delete(gate)) return rows / 2
    atTop.add(gate)
    return 0
  }
  return {
    more,
    does: {
      'page.wanted': ({ visit }: World) => more(visit).click(),
      'page.retried': ({ visit: { page, say } }: World) =>
        page.getByRole('button', { name: say('ui.tryAgain') }).click(),
      'list.refreshed': comesBack,
      'filter.changed': 'elsewhere',
    },
    answers: {
      /** For fewer rows the real server is asked for fewer: the last one has no page behind it. */
      load: async (world, outcome) => {
        const { gate } = world
        if (outcome.type !== 'done') return gate.answer(outcome)
        const { items, next } = outcome.value
        if (items.length === 0) return gate.answerOnce(outcome, (body) => asksForNone(world, body))
        const request = await gate.arrived()
        const asked = { ...record(sentJson(request)), limit: 1 }
        if (next !== null && 'cursor' in asked) return gate.answerOnce(outcome, () => asked)
        const cursor = await cursorBehind(request, next === null ? rows - 1 : rowsAbove(gate))
        return gate.answerOnce(outcome, () => ({ ...asked, ...cursor }))
      },
    },
    sees: {
      starting: 'is passed',
      loading: ({ visit, gate }: World) => seesLoading(visit, gate),
      failed: ({ visit }, { context: { failure } }) => seesFailedLoad(visit, words(visit.say).failed, failure),
      'shown.ready': ({ visit }: World) => more(visit).waitFor(),
      'shown.loadingMore': async ({ visit: { page, say }, gate }: World) => {
        await gate.arrived()
        await page.getByText(words(say).loadingMore).waitFor()
      },
      'shown.moreFailed': ({ visit }, { context: { failure } }) =>
        seesFailedLoad(visit, words(visit.say).moreFailed, failure, false),
      'shown.refreshing': async ({ visit, gate }, { context: { items } }) => {
        await gate.arrived()
        // An empty list has nothing to mark as busy.
        if (items.length > 0) await place(visit).locator('ul[aria-busy=true]').waitFor()
      },
      'shown.refreshFailed': ({ visit }, { context: { failure } }) =>
        seesFailedLoad(visit, words(visit.say).refreshFailed, failure, false),
    },
  } as const satisfies {
    readonly does: PagesStage<World>['does']
    readonly answers: PagesStage<World>['answers']
    readonly sees: Partial<PagesStage<World>['sees']>
    readonly more: (visit: Visit) => Locator
  }
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
