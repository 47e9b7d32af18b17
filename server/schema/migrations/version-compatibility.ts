import { StartupError } from '../../platform/startup-error.ts'

/**
 * Steps add and take nothing away, so that a server may run on a schema that is newer than itself. A step that does take
 * something away says so in its name, and from which step on servers do without it: `031-one-name.from-027`. The database keeps
 * the names of its steps, so that every server can read there whether it is still served.
 */
const CONTRACTION = /\.from-(\d{3})$/

/** The number that a step begins with. */
export const numberOf = (step: string): number => Number.parseInt(step, 10)

/** The oldest newest step that a server may have and still be served after this one; 0 where it does not matter. */
export const minServerStep = (step: string): number => Number(CONTRACTION.exec(step)?.[1] ?? 0)

/**
 * Whether a database with the steps `done` needs none of those that a server knows.
 *
 * @throws StartupError where it is of a newer version that no longer serves this server.
 */
export function isCurrent(done: readonly string[], known: readonly string[]): boolean {
  const newest = Math.max(0, ...known.map(numberOf))
  const foreign = done.filter((step) => !known.includes(step))
  const isWhole = known.every((step) => done.includes(step))
  const refusing = foreign.find((step) => minServerStep(step) > newest) ?? (isWhole ? undefined : foreign[0])
  if (refusing === undefined) return isWhole
  throw new StartupError(
    `The database is of a newer version that does not serve this one (it has step ${refusing}): update this program.`,
  )
}
