import type { Locator } from 'playwright-core'
import type { createPages } from '../../../machines/pages.ts'
import type { Translate } from '../../../src/i18n/translate.ts'
import { record } from '../../../tests/support/json.ts'
import type { Gate } from './gate.ts'
import { seesFailedLoad, seesLoading } from './loads.ts'
import type { Visit } from './visit.ts'
import type { Stage } from './walk.ts'

/** Somebody before a list; the gate stands before each page of it. */
export type PagesWorld = { readonly visit: Visit; readonly gate: Gate }

export type PagesStage<World extends PagesWorld = PagesWorld> = Stage<
  ReturnType<typeof createPages<{ readonly id: string }, string>>,
  World
>

/** What tells one list that is fetched page by page from another. */
type PagesParts<World> = {
  readonly words: (say: Translate) => {
    readonly [Word in 'more' | 'failed' | 'loadingMore' | 'moreFailed' | 'refreshFailed']: string
  }
  /** What the real server is asked for where nothing is to come: nobody unsays what was told. */
  readonly asksForNone: (world: World, body: unknown) => object | Promise<object>
  /** So many that no page follows. */
  readonly most?: number
  /** Where the list is, on a page that has others too. */
  readonly place?: (visit: Visit) => Locator
}

/** What a person does with such a list, and sees of it; but for its end, and for nothing at all. */
export function pagesActs<World extends PagesWorld = PagesWorld>({
  words,
  asksForNone,
  most = 50,
  place = ({ page }) => page.locator('main'),
}: PagesParts<World>) {
  const more = ({ page, say }: Visit): Locator => page.getByRole('button', { name: words(say).more, exact: true })
  return {
    more,
    does: {
      'page.wanted': ({ visit }: World) => more(visit).click(),
      'page.retried': ({ visit: { page, say } }: World) =>
        page.getByRole('button', { name: say('ui.tryAgain') }).click(),
      /** Coming back online is one of the hints that something may have changed. */
      'list.refreshed': async ({ visit: { context } }: World) => {
        await context.setOffline(true)
        await context.setOffline(false)
      },
      'filter.changed': 'elsewhere',
    },
    answers: {
      /** For fewer rows the real server is asked for fewer. */
      load: async (world, outcome) => {
        if (outcome.type !== 'done') return world.gate.answer(outcome)
        const { items, next } = outcome.value
        const { gate } = world
        if (items.length > 0)
          return gate.answerOnce(outcome, (body) => ({ ...record(body), limit: next === null ? most : 1 }))
        return gate.answerOnce(outcome, (body) => asksForNone(world, body))
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
