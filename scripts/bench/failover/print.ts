import { measureFailover } from './failover.ts'

/** The longest time without writes, in seconds. */
const LIMIT = 30

/** Prints how a loss of the primary is survived. The process ends with 1 where a figure does not hold. */
export async function printFailover(): Promise<void> {
  const { losses, acknowledged, read, told, ended, failures, errors } = await measureFailover(console.log)
  let isWell = true
  const print = (name: string, value: string, limit: number, measured: number): void => {
    const holds = measured <= limit
    isWell &&= holds
    console.log([name.padEnd(60), value.padStart(9), String(limit).padStart(7), holds ? '  ok' : '  TOO MUCH'].join(''))
  }
  console.log(`\n${acknowledged} acknowledged writes, while the primary was lost ${losses.length} times\n`)
  for (const { how, writes, streams } of losses) {
    print(`primary ${how}: seconds until a write is acknowledged again`, writes.toFixed(1), LIMIT, writes)
    print(`primary ${how}: seconds until every stream is open again`, streams.toFixed(1), LIMIT + 10, streams)
  }
  print(`acknowledged writes that are lost, of ${read.writes}`, String(read.lost), 0, read.lost)
  print('jobs and bids that are there twice', String(read.twice), 0, read.twice)
  print('bids and ends of jobs that nobody was told of', String(told.untold), 0, told.untold)
  print(`notifications that no stream brought, of ${told.told}`, String(told.missed), 0, told.missed)
  print('servers that ended or were started again', String(ended), 0, ended)
  const broken = failures.get('INTERNAL_ERROR') ?? 0
  print('answers 500', String(broken), 0, broken)
  print('lines of the log about another error', String(errors.others.length), 0, errors.others.length)
  console.log(`\nlines of the log that say that the database is away: ${errors.away}`)
  console.log(`tries of clients that came to nothing: ${[...failures].map(([name, n]) => `${n} ${name}`).join(', ')}`)
  for (const line of errors.others.slice(0, 10)) console.log(line)
  if (!isWell) process.exitCode = 1
}
