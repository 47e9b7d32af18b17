import { equivalent } from './equivalent.ts'
import { nameOf, type Fate, type Mutant } from './mutant.ts'
import type { Part } from './subjects.ts'

export type Tried = { readonly mutant: Mutant; readonly fate: Fate }

type Sum = { mutants: number; killed: number; hung: number; survived: number; equivalent: number }

/** The table of one part, its survivors, and whether it meets its share. */
export function reportOf(
  { name, least }: Part,
  tried: readonly Tried[],
  seconds: number,
): { text: string; isMet: boolean } {
  const sums = new Map<string, Sum>()
  const total = emptySum()
  for (const { mutant, fate } of tried) {
    const sum = sums.get(mutant.subject) ?? emptySum()
    sums.set(mutant.subject, sum)
    for (const each of [sum, total]) count(each, mutant, fate)
  }
  const survivors = tried.filter(({ fate }) => fate.type === 'survived').map(({ mutant }) => nameOf(mutant))
  const unlike = tried.filter(({ mutant, fate }) => fate.type !== 'survived' && nameOf(mutant) in equivalent)
  const share = shareOf(total)
  const isMet = share >= least && unlike.length === 0
  const lines = [
    row([name, 'mutants', 'killed', 'by time', 'survived', 'share']),
    ...[...sums].map(([subject, sum]) => sumRow(subject, sum)),
    sumRow('together', total),
    '',
    ...survivors.map((one) =>
      one in equivalent ? `equivalent  ${one}\n            ${equivalent[one]}` : `survived    ${one}`,
    ),
    ...unlike.map(({ mutant }) => `noticed, though it is listed as equivalent: ${nameOf(mutant)}`),
    '',
    `${name}: ${percent(share)} of ${total.mutants} mutants noticed, at least ${least} % are wanted; ${total.equivalent} more are equivalent. ${seconds} s.`,
  ]
  return { text: lines.join('\n'), isMet }
}

const emptySum = (): Sum => ({ mutants: 0, killed: 0, hung: 0, survived: 0, equivalent: 0 })

function count(sum: Sum, mutant: Mutant, fate: Fate): void {
  if (nameOf(mutant) in equivalent) sum.equivalent += 1
  else {
    sum.mutants += 1
    sum[fate.type] += 1
  }
}

/** Of mutants that are not equivalent; where there are none nothing is left to be noticed. */
function shareOf({ mutants, survived }: Sum): number {
  return mutants === 0 ? 100 : ((mutants - survived) / mutants) * 100
}

function sumRow(name: string, sum: Sum): string {
  return row([name, ...[sum.mutants, sum.killed, sum.hung, sum.survived].map(String), percent(shareOf(sum))])
}

/** Rounded down, so that 94.99 does not read as 95. */
const percent = (share: number): string => `${(Math.floor(share * 10) / 10).toFixed(1)} %`

function row([name = '', ...cells]: readonly string[]): string {
  return [name.padEnd(34), ...cells.map((cell) => cell.padStart(9))].join('')
}
