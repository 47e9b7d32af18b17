import { useMachine } from '@xstate/react'
import { useMachineOf, useSession } from '../../actors/environment-context.ts'
import type { Interest } from '../../actors/jobs.ts'
import { useJobChanges } from '../../actors/live.ts'
import { bidActsOf, type Talk, talkMachine, type ThreadId } from '../../actors/thread.ts'
import { failureText } from '../../i18n/failure-text.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { loadedFrom } from '../../ui/forms/loaded-screen.tsx'
import { useReturn } from '../../ui/use-return.ts'

/** What a business asks for one job of the viewer, or what both agreed on. */
export type Offer = {
  readonly talk: Talk
  readonly bid: Interest
  readonly state: 'bid' | 'declined' | 'agreed'
  /** The viewer may accept it now. */
  readonly mayAccept: boolean
}

/** What is known of an offer; `none` where the job is not the viewer's or was deleted, or the business asks nothing. */
export type OfferView =
  | { readonly status: 'none' | 'loading' }
  | { readonly status: 'failed'; readonly text: string; readonly retry: () => void }
  | {
      readonly status: 'ready'
      readonly offer: Offer
      /** Refreshing failed: this is the old one. */
      readonly isOutdated: boolean
      readonly refresh: () => void
      readonly retry: () => void
    }

/** The offer of a business for a job; it is loaded again whenever it may have changed. */
export function useOffer(thread: ThreadId): OfferView {
  const { t } = useI18n()
  const session = useSession()
  const [state, send] = useMachine(useMachineOf(talkMachine), { input: { request: thread } })
  const refresh = () => send({ type: 'details.refreshed' })
  useReturn(refresh)
  useJobChanges(refresh, thread.jobId)
  const loaded = loadedFrom(state, () => send({ type: 'details.retried' }))
  switch (loaded.status) {
    case 'loading':
      return { status: 'loading' }
    case 'failed':
      if (loaded.isMissing || state.matches('forbidden')) return { status: 'none' }
      return { status: 'failed', text: failureText(t, loaded.failure, 'load'), retry: loaded.retry }
    case 'ready': {
      const { value: talk, isOutdated, retry } = loaded
      const { bid, jobStatus, isAssigned } = talk
      if (bid === null || jobStatus === 'deleted') return { status: 'none' }
      const standing = bid.state === 'declined' ? 'declined' : 'bid'
      const mayAccept = bidActsOf(talk, session).accept
      const offer = { talk, bid, state: isAssigned ? 'agreed' : standing, mayAccept } as const
      return { status: 'ready', offer, isOutdated, refresh, retry }
    }
  }
}
