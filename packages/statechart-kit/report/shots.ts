import { join } from 'node:path'
import type { PicturedScene, Shot } from '../walk/screenshots.ts'
import type { Change, ReportShot, ReportState } from './types.ts'
import type { Album } from './pictures.ts'

/** The pictures of a run: their records, and the folder with the files. */
type Pictured = { readonly folder: string; readonly scenes: readonly PicturedScene[] }

export type Albums = {
  readonly pictured: Pictured
  /** What an earlier run saved; null where none did. */
  readonly saved: Pictured | null
  readonly album: Album
}

export async function statesIn(pairs: readonly Pair[], albums: Albums): Promise<readonly ReportState[]> {
  const shots = await Promise.all(
    pairs.map(async (pair) => {
      const { scene = '', state = '' } = pair.now ?? pair.before ?? {}
      return { scene, state, shot: await shotOf(pair, albums) }
    }),
  )
  return [...Map.groupBy(shots, ({ scene, state }) => `${scene} ${state}`).values()].flatMap((same) =>
    same.slice(0, 1).map(({ scene, state }) => ({ scene, state, shots: same.map(({ shot }) => shot) })),
  )
}

async function shotOf({ now, before }: Pair, { pictured, saved, album }: Albums): Promise<ReportShot> {
  const file = now?.file ? join(pictured.folder, now.file) : null
  const earlier = before?.file && saved ? join(saved.folder, before.file) : null
  const difference = file && earlier ? await album.addDifference(earlier, file) : null
  const { language = '', theme = 'light', width = 0 } = now ?? before ?? {}
  const isBeforeShown = difference !== null || now === null
  return {
    language,
    theme,
    width,
    picture: file && (await album.add(file)),
    axe: now?.axe ?? [],
    error: now?.error ?? null,
    change: saved ? changeOf(now, before, difference) : null,
    before: earlier && isBeforeShown ? await album.add(earlier) : null,
    difference,
  }
}

function changeOf(now: Pair['now'], before: Pair['before'], difference: string | null): Change {
  if (!now) return 'gone'
  if (now.file === null) return null
  if (!before) return 'new'
  return difference === null ? 'same' : 'different'
}

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
