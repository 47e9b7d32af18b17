import { useMachine } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { createPages } from '../../machines/pages.ts'
import { useListView } from '../ui/lists/list-view.ts'
import { useReturn } from '../ui/use-return.ts'

/** What lists of the console are narrowed by: words, and one of a few kinds. */
export type Filter<Shows extends string> = { readonly search: string; readonly shows: Shows }

/** A list whose filter the address has, so that Back, reload and links keep it. */
export function useFiltered<Row, Shows extends string>(
  machine: ReturnType<typeof createPages<Row, Filter<Shows>>>,
  {
    path,
    kinds,
    idOf,
  }: { readonly path: string; readonly kinds: readonly [Shows, ...Shows[]]; readonly idOf: (row: Row) => string },
) {
  const said = useSearch()
  const [, navigate] = useLocation()
  const filter = useMemo(() => {
    const asked = new URLSearchParams(said)
    const shows = kinds.find((kind) => kind === asked.get('show')) ?? kinds[0]
    return { search: asked.get('q') ?? '', shows }
  }, [said, kinds])
  const [state, send] = useMachine(machine, { input: { filter, idOf } })
  useEffect(() => send({ type: 'filter.changed', filter }), [send, filter])
  const list = useListView(state, send)
  useReturn(list.refresh)
  const show = (changes: Partial<Filter<Shows>>) => {
    const { search, shows } = { ...filter, ...changes }
    const query = new URLSearchParams({ ...(search && { q: search }), ...(shows !== kinds[0] && { show: shows }) })
    // What is typed is not an entry of the history with each pause.
    navigate(query.size > 0 ? `${path}?${query}` : path, { replace: search !== filter.search })
  }
  return { list, filter, show }
}
