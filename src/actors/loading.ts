import { fromPromise } from 'xstate'
import { createDetails } from '../../machines/loader.ts'
import type { Outcome } from '../../machines/outcome.ts'
import { createPages, type Page } from '../../machines/pages.ts'
import type { Service } from '../services/client.ts'
import type { Environment } from './environment.ts'
import { limitOf, type PageSize } from './page-size.ts'
import { runService } from './run-service.ts'

type Caller = Pick<Environment, 'api'>

/** Connects the chart that loads one value to the call for it, by `request`; `onAnswer` hears what came of each. */
export function loaderOf<Request, Value>(
  environment: Caller,
  call: (request: Request) => Service<Value>,
  onAnswer?: (outcome: Outcome<Value>, request: Request) => unknown,
) {
  return createDetails<Request, Value>().provide({
    actors: {
      load: fromPromise(async ({ input: { request }, signal }) => {
        const outcome = await runService(environment, signal, call(request))
        if (!signal.aborted) onAnswer?.(outcome, request)
        return outcome
      }),
    },
  })
}

/** What a page is asked for with: `after` is the cursor of the page before, null for the first. */
export type PageAsked<Filter> = { readonly filter: Filter; readonly after: string | null; readonly limit: number }

/** Connects the chart of a list that grows by pages to the call for one; `onAnswer` hears what came of each. */
export function pagesOf<Row, Filter, Extra = unknown>(
  environment: Caller,
  size: PageSize,
  call: (asked: PageAsked<Filter>) => Service<Page<Row, Extra>>,
  onAnswer?: (outcome: Outcome<Page<Row, Extra>>, asked: PageAsked<Filter>) => unknown,
) {
  return createPages<Row, Filter, Extra>().provide({
    actors: {
      load: fromPromise(async ({ input: { filter, after, shown }, signal }) => {
        const asked = { filter, after, limit: limitOf(size, shown) }
        const outcome = await runService(environment, signal, call(asked))
        if (!signal.aborted) onAnswer?.(outcome, asked)
        return outcome
      }),
    },
  })
}
