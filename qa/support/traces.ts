import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTraces, TraceError } from 'statechart-kit/core/read-trace'
import type { Model } from 'statechart-kit/core/model'
import { pathsOfTraces, type NamedTrace } from 'statechart-kit/core/follow'

/** Ways that somebody went by hand and wants to be walked from then on: files of one trace each, or of a session. */
export const tracesFolder = process.env['QA_TRACES'] ?? join(import.meta.dirname, '../traces')

/** All of them by the names of their files; those of a session are numbered. Throws a `TraceError` that names the file. */
export async function keptTraces(folder = tracesFolder): Promise<readonly NamedTrace[]> {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const all = await Promise.all(names.toSorted().map((name) => readKept(folder, name)))
  return all.flat()
}

async function readKept(folder: string, file: string): Promise<readonly NamedTrace[]> {
  const name = file.replace(/\.json$/, '')
  try {
    const traces = await readTraces(readFileSync(join(folder, file), 'utf8'))
    return traces.map((trace, index) => ({ name: traces.length === 1 ? name : `${name} ${index + 1}`, trace }))
  } catch (reason) {
    throw reason instanceof TraceError ? new TraceError(`${join(folder, file)}: ${reason.message}`) : reason
  }
}

/** The kept traces, and what is in the way of walking those of these machines, of all that there are: a line for each. */
export async function tracesFor(
  known: readonly Model[],
  all: readonly Model[],
): Promise<{ readonly traces: readonly NamedTrace[]; readonly misfits: readonly string[] }> {
  try {
    const traces = await keptTraces()
    const found = await Promise.all(known.map((model) => pathsOfTraces(model, traces)))
    const strangers = traces.filter(({ trace }) => all.every(({ name }) => name !== trace.machine))
    return {
      traces,
      misfits: [
        ...strangers.map(({ name, trace }) => `${name}: there is no machine ${trace.machine}`),
        ...found.flatMap((each) => each.misfits),
      ],
    }
  } catch (reason) {
    if (!(reason instanceof TraceError)) throw reason
    return { traces: [], misfits: [reason.message] }
  }
}
