import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { Page } from '../../../machines/pages.ts'
import { inboxInput, inboxMachine, type InboxFilter, type InboxOverview, type Thread } from '../../actors/inbox.ts'
import { useAnyThreadEvent } from '../../actors/live.ts'
import { useEnvironment, useMachineOf, useSession } from '../../actors/environment-context.ts'
import type { ThreadId } from '../../actors/thread.ts'
import { inboxAddress, inboxFilterIn } from './inbox-address.ts'
import { createListRestoration } from '../../ui/lists/list-restoration.ts'
import { type ListView, useListView } from '../../ui/lists/list-view.ts'
import { useReturn } from '../../ui/use-return.ts'

export type InboxView = ListView<Thread> & {
  readonly filter: InboxFilter
  /** How many messages are unread in all; undefined until the list was loaded. */
  readonly unreadMessages: number | undefined
  readonly choose: (change: Partial<InboxFilter>) => void
  readonly linkTo: (thread: Thread) => string
}

type Left = Page<Thread, InboxOverview>
const leftLists = () => createListRestoration<Left>()

type Wanted = {
  /** Without a thread beside the list, the first one is opened there. */
  readonly opensNewest: boolean
  /** With another number, all of it is loaded anew. */
  readonly round: number
}

/** The viewer's threads, searched and filtered as the address says; `open` is the thread beside them. */
export function useInbox(open: ThreadId | null, { opensNewest, round }: Wanted): InboxView {
  const filter = useInboxFilter()
  const lists = useEnvironment().shared(leftLists)
  const userId = useSession().user.id
  const [state, send, actor] = useMachine(useMachineOf(inboxMachine), {
    input: inboxInput(filter, lists.find(keyOf(userId, filter))),
  })
  useEffect(() => send({ type: 'filter.changed', filter }), [send, filter])
  // Another one of the same words: nothing of the old list is kept.
  const loadAnew = useEffectEvent(() => send({ type: 'filter.changed', filter: { ...filter } }))
  useEffect(() => {
    if (round > 0) loadAnew()
  }, [round])
  const list = useListView(state, send)
  useReturn(list.refresh)
  useAnyThreadEvent(list.refresh)

  const leave = useEffectEvent(() => {
    const { items, next, beside, filter: now } = actor.getSnapshot().context
    if (items.length > 0) lists.leave(keyOf(userId, now), { items, next, beside })
  })
  useLayoutEffect(() => () => leave(), [])

  const [, navigate] = useLocation()
  const choose = (change: Partial<InboxFilter>): void => {
    const chosen = { ...filter, ...change }
    const address = inboxAddress(chosen, open)
    // Each letter is not an entry of the history.
    if (chosen.search !== filter.search || chosen.shows !== filter.shows) navigate(address, { replace: true })
  }
  const [newest] = list.items
  const openNewest = useEffectEvent(() => newest && navigate(inboxAddress(filter, newest), { replace: true }))
  const isAwaited = opensNewest && newest !== undefined
  useEffect(() => {
    if (isAwaited) openNewest()
  }, [isAwaited])
  return {
    ...list,
    filter,
    unreadMessages: state.context.beside?.unreadMessages,
    choose,
    linkTo: ({ jobId, businessId }) => inboxAddress(filter, { jobId, businessId }),
  }
}

/** The filter of the address, the same one while it says the same. */
export function useInboxFilter(): InboxFilter {
  const { search, shows } = inboxFilterIn(useSearch())
  return useMemo(() => ({ search, shows }), [search, shows])
}

const keyOf = (userId: string, { search, shows }: InboxFilter): string => `${userId} ${shows} ${search}`
