import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { Page } from '../../../machines/pages.ts'
import { type BusinessFilter, directoryInput, directoryMachine, type FoundBusiness } from '../../actors/directory.ts'
import { useEnvironment, useMachineOf, useSession } from '../../actors/environment-context.ts'
import { createListRestoration } from '../../ui/lists/list-restoration.ts'
import { type ListView, useListView } from '../../ui/lists/list-view.ts'
import { useReturn } from '../../ui/use-return.ts'
import { addressOf, filterIn } from './directory-filter.ts'

export type DirectoryView = ListView<FoundBusiness> & {
  readonly filter: BusinessFilter
  /** Whether no page follows those that are loaded. */
  readonly isWhole: boolean
  /** Narrows the list, or widens it. */
  readonly show: (filter: BusinessFilter) => void
}

const leftLists = () => createListRestoration<Page<FoundBusiness>>()

/** The businesses that the viewer looks for, as the address says. */
export function useDirectory(): DirectoryView {
  const search = useSearch()
  const filter = useMemo(() => filterIn(search), [search])
  const lists = useEnvironment().shared(leftLists)
  const userId = useSession().user.id
  const keyOf = (asked: BusinessFilter) => `${userId} ${addressOf(asked)}`
  const [state, send, actor] = useMachine(useMachineOf(directoryMachine), {
    input: directoryInput(filter, lists.find(keyOf(filter))),
  })
  useEffect(() => send({ type: 'filter.changed', filter }), [send, filter])
  const list = useListView(state, send)
  useReturn(list.refresh)

  const leave = useEffectEvent(() => {
    const { items, next, filter: now } = actor.getSnapshot().context
    if (items.length > 0) lists.leave(keyOf(now), { items, next })
  })
  useLayoutEffect(() => () => leave(), [])

  const [, navigate] = useLocation()
  return {
    ...list,
    filter,
    isWhole: state.context.next === null,
    show: (chosen) => {
      const address = addressOf(chosen)
      if (address === addressOf(filter)) return
      // What is typed is not an entry of the history with each pause.
      navigate(address, { replace: chosen.search !== filter.search })
      window.scrollTo({ top: 0, behavior: 'instant' })
    },
  }
}
