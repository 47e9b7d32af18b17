import { listingOf } from './listing.ts'
import { mergeCalls, sumOfCalls } from './call-tally.ts'
import { formats } from './formats.ts'
import type { Model } from '../core/model.ts'
import { RequestError, readRequest } from './request.ts'

export type CliContext = {
  readonly models: readonly Model[]
  readonly help: string
  readonly print: (text: string) => void
  readonly complain: (line: string) => void
  readonly write: (file: string, text: string) => void
}

/** Lists machines and their paths as asked for; answers the exit status, 0 when samples reach every declared transition and all that the criterion asks for, and give every answer. */
export function runPaths(
  args: readonly string[],
  { models: all, help: words, print, complain, write }: CliContext,
): number {
  try {
    const { help, models, choice, format, out } = readRequest(args, all)
    if (help) {
      print(words)
      return 0
    }
    const listed = models.map((model) => ({ model, row: listingOf(model, choice) }))
    const text = formats[format](listed)
    if (out === undefined) print(text)
    else write(out, text)
    for (const { row } of listed) {
      for (const { name, cut, paths } of row.scenes) {
        if (cut) complain(`${row.name}/${name} has more paths than the ${paths.length} listed; --limit shows more.`)
      }
    }
    const unreached = listed.flatMap(({ row: { name, transitions, cover } }) =>
      [
        ...new Set([
          ...transitions.filter(({ reached, excused }) => !reached && excused === undefined).map(({ id }) => id),
          ...cover.unreached,
        ]),
      ].map((item) => `${name}: no sample reaches ${item}`),
    )
    const { missing } = sumOfCalls(mergeCalls(listed.flatMap(({ row }) => row.calls)))
    const faults = listed.flatMap(({ row: { name, findings } }) =>
      findings.flatMap(({ item, isFault }) => (isFault ? [`${name}: ${item}`] : [])),
    )
    const nowhere = listed.flatMap(({ row: { name, scenes } }) =>
      choice.to === undefined || scenes.some(({ paths }) => paths.length > 0)
        ? []
        : [`${name}: no path leads to ${choice.to}`],
    )
    const holes = [...faults, ...nowhere, ...unreached, ...missing.map((answer) => `no sample gives ${answer}`)]
    holes.forEach(complain)
    return holes.length === 0 ? 0 : 1
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    complain(error.message)
    return 1
  }
}
