import type { PicturedScene, Shot } from '../walk/screenshots.ts'

/** A picture with the place that it has in every run. */
export type Placed = Shot & { readonly machine: string; readonly scene: string; readonly language: string }

/** A place with what this run and the saved one have there; one of both is there. */
export type Pair = { readonly now: Placed | null; readonly before: Placed | null }

/** Which part of all that there is a run walked. */
export type Scope = { readonly machines: readonly string[]; readonly languages: readonly string[] }

/** The pictures of a run inside of a scope, those that could not be taken included. */
export function placedIn(records: readonly PicturedScene[], { machines, languages }: Scope): readonly Placed[] {
  return records
    .filter(({ machine, language }) => machines.includes(machine) && languages.includes(language))
    .flatMap(({ machine, scene, language, shots }) => shots.map((shot) => ({ ...shot, machine, scene, language })))
}

/** Each place of either run, in the order of this one; what only the saved run has comes at the end. */
export function pairsOf(now: readonly Placed[], before: readonly Placed[]): readonly Pair[] {
  const earlier = new Map(before.filter(({ file }) => file !== null).map((shot) => [placeOf(shot), shot]))
  const places = new Set(now.map(placeOf))
  return [
    ...now.map((shot) => ({ now: shot, before: earlier.get(placeOf(shot)) ?? null })),
    ...[...earlier].filter(([place]) => !places.has(place)).map(([, shot]) => ({ now: null, before: shot })),
  ]
}

function placeOf({ machine, scene, state, language, width, theme }: Placed): string {
  return [machine, scene, state, language, width, theme].join(' ')
}
