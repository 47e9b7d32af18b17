import type { MachineCatalog } from './catalog.ts'
import type { Covered } from './store.ts'

/** How much of one machine was covered by hand. */
export type Row = {
  readonly machine: string
  readonly transitions: Share
  readonly states: Share
}

/** Of what there is, what was taken, and what is missing by name. */
export type Share = { readonly taken: number; readonly declared: number; readonly missing: readonly string[] }

/** A row for each machine of the catalog, in its order. */
export function rowsOf(catalog: MachineCatalog, covered: ReadonlyMap<string, Covered>): readonly Row[] {
  return catalog.map(({ name, transitions, states }) => {
    const its = covered.get(name)
    return { machine: name, transitions: shareOf(transitions, its?.taken), states: shareOf(states, its?.states) }
  })
}

export function sumOf(shares: readonly Share[]): Pick<Share, 'taken' | 'declared'> {
  return {
    taken: shares.reduce((sum, { taken }) => sum + taken, 0),
    declared: shares.reduce((sum, { declared }) => sum + declared, 0),
  }
}

function shareOf(declared: readonly string[], taken: readonly string[] = []): Share {
  const missing = declared.filter((each) => !taken.includes(each))
  return { taken: declared.length - missing.length, declared: declared.length, missing }
}
