import { useCallback } from 'react'
import { failureText } from '../../i18n/failure-text.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import type { Foot } from './list-foot.tsx'

/** The running chart of a list that grows by pages, as far as every such list shows it. */
type Pages<Row> = {
  readonly context: { readonly items: readonly Row[]; readonly failure: Parameters<typeof failureText>[1] | null }
  readonly can: (event: { readonly type: 'page.wanted' }) => boolean
  readonly hasTag: (tag: 'busy' | 'shown') => boolean
  readonly matches: (state: 'failed' | { readonly shown: Shown }) => boolean
}
type Shown = 'refreshing' | 'refreshFailed' | 'loadingMore' | 'moreFailed' | 'end'

type Send = (event: { readonly type: 'page.wanted' | 'page.retried' | 'list.refreshed' }) => void

/** A list that grows by pages, as its view needs it. */
export type ListView<Row> = {
  readonly status: 'loading' | 'failed' | 'empty' | 'list'
  readonly items: readonly Row[]
  /** What is shown below the last row. */
  readonly foot: Foot
  readonly isBusy: boolean
  readonly isRefreshing: boolean
  readonly refreshFailed: boolean
  /** Why it could not be loaded, in the reader's words. */
  readonly failure: string | undefined
  readonly wantMore: () => void
  readonly retry: () => void
  readonly refresh: () => void
}

/** What a list shows and offers. */
export function useListView<Row>(state: Pages<Row>, send: Send): ListView<Row> {
  const { t } = useI18n()
  const { items, failure } = state.context
  const shown = items.length > 0 ? 'list' : state.hasTag('shown') ? 'empty' : 'loading'
  return {
    status: state.matches('failed') ? 'failed' : shown,
    items,
    foot: footOf(state),
    isBusy: state.hasTag('busy'),
    isRefreshing: state.matches({ shown: 'refreshing' }),
    refreshFailed: state.matches({ shown: 'refreshFailed' }),
    failure: failure ? failureText(t, failure, 'load') : undefined,
    wantMore: useCallback(() => send({ type: 'page.wanted' }), [send]),
    retry: useCallback(() => send({ type: 'page.retried' }), [send]),
    refresh: useCallback(() => send({ type: 'list.refreshed' }), [send]),
  }
}

function footOf(state: Pages<unknown>): Foot {
  if (state.can({ type: 'page.wanted' })) return 'more'
  if (state.matches({ shown: 'loadingMore' })) return 'loading'
  if (state.matches({ shown: 'moreFailed' })) return 'failed'
  return state.matches({ shown: 'end' }) ? 'end' : 'none'
}
