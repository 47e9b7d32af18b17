import { parseArgs } from 'node:util'
import { equivalent } from '../scripts/mutate/report.ts'
import { CRITERIA } from 'statechart-kit/criteria/names'
import { editsIn, expectedOf, isNoticed, noticesOnWalks } from 'statechart-kit/mutants/notice'
import type { Edit } from 'statechart-kit/mutants/edits'
import type { Model } from 'statechart-kit/core/model'
import { coveringPathsOf } from 'statechart-kit/criteria/paths'
import { models } from './models/all.ts'

/** The share of the charts' mutants, in percent, that paths have to notice. */
const LEAST = 95

/** The walks at random that the statements on a chart are held against, on each of its scenes. */
const WALKS = { seed: 1, runs: 20, steps: 30 }

const KINDS = [...CRITERIA, 'properties'] as const

/** The part «paths» of `npm run mutate`: how many mutants of the charts are noticed without any test written by hand. */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })

/** How many mutants of one chart each kind of paths notices, and its properties, and those that nothing does. */
type Row = {
  readonly name: string
  readonly mutants: number
  readonly noticed: readonly number[]
  readonly together: number
  readonly survived: readonly string[]
}

const rows: Row[] = []
for (const model of models) if (model.name.includes(values.only)) rows.push(await rowOf(model))
const sum = (of: (row: Row) => number): number => rows.reduce((total, row) => total + of(row), 0)
const share = (noticed: number, of: number): string =>
  of === 0 ? '–' : `${(Math.floor((noticed / of) * 1000) / 10).toFixed(1)} %`

line(['paths', 'mutants', ...KINDS, 'together'])
for (const { name, mutants, noticed, together } of rows)
  line([name, String(mutants), ...[...noticed, together].map((each) => share(each, mutants))])
const mutants = sum((row) => row.mutants)
const together = sum((row) => row.together)
const byKind = KINDS.map((_, index) =>
  share(
    sum(({ noticed }) => noticed[index] ?? 0),
    mutants,
  ),
)
line(['together', String(mutants), ...byKind, share(together, mutants)])
for (const name of rows.flatMap(({ survived }) => survived)) console.log(`survived    ${name}`)
console.log(
  `\npaths: ${share(together, mutants)} of ${mutants} mutants noticed by paths, pairs and properties alone, at least ${LEAST} % are wanted.`,
)
if (together < mutants * (LEAST / 100)) process.exitCode = 1

async function rowOf(model: Model): Promise<Row> {
  const nameOf = ({ place, change }: Edit): string => `${model.name}: ${place}: ${change}`
  const edits = editsIn(model.scenes[0]).filter((edit) => !(nameOf(edit) in equivalent))
  const byPaths = CRITERIA.map((cover) => {
    const expected = coveringPathsOf(model, { cover }).map(({ explored, paths }) => expectedOf(explored.scene, paths))
    return new Set(edits.filter((edit) => isNoticed(edit, expected)))
  })
  const isBroken = await noticesOnWalks(model, WALKS)
  const byProperties = new Set<Edit>()
  for (const edit of edits) if (await isBroken(edit)) byProperties.add(edit)
  const noticedBy = [...byPaths, byProperties]
  const survived = edits.filter((edit) => !noticedBy.some((noticed) => noticed.has(edit)))
  return {
    name: model.name,
    mutants: edits.length,
    noticed: noticedBy.map(({ size }) => size),
    together: edits.length - survived.length,
    survived: survived.map(nameOf),
  }
}

function line([name = '', ...cells]: readonly string[]): void {
  console.log([name.padEnd(14), ...cells.map((cell) => cell.padStart(13))].join(''))
}
