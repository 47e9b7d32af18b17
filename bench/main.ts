import { parseArgs } from 'node:util'
import { printAlerts } from './alerts.ts'
import { printBid } from './bid.ts'
import { printCalls } from './calls.ts'
import { printDirectory } from './directory.ts'
import { demoReaders, withDemo } from './demo.ts'
import { printFailover } from './failover.ts'
import { machine } from './figures.ts'
import { measureFirst } from './first.ts'
import { measureScrolling, measureTyping } from './hands-wire.ts'
import { printMany } from './many.ts'
import { printPublic } from './public.ts'
import { printScale } from './scale.ts'
import { printSearch } from './search.ts'
import { measureSizes } from './sizes.ts'
import { measureStarts } from './starts.ts'
import { check, kb, median, row, seconds } from './table.ts'

/**
 * `npm run bench`: `sizes`, `first`, `hands` and `calls`, or what is named: `bid`; `search`, how much of what searches should find they find (`-- --list` says what is missed); `alerts`, what saved searches of 100,000 businesses take for a day of jobs; `public`, pages that need no account; `directory`, what finding businesses takes among 100,000 (`--jobs N` for another number); `many` and `failover`, which need programs that npm does not
 * have; `scale`, a town of 9 GB. `-- --jobs N` sets the size of a town, `--only NAME` picks calls by how their names begin, and
 * `--against FOLDER` compares `calls` with the server of another checkout, which needs its own `npm ci`, and `--keep` writes
 * its figures to `bench/calls.json`, beside which the next ones are printed.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    jobs: { type: 'string' },
    only: { type: 'string' },
    against: { type: 'string' },
    keep: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
})
const jobs = values.jobs === undefined ? undefined : Number(values.jobs)
const parts: Readonly<Record<string, () => Promise<void>>> = {
  sizes: printSizes,
  first: printFirst,
  calls: () => printCalls({ jobs, only: values.only, against: values.against, keeps: values.keep }),
  scale: () => printScale(jobs, values.only),
  many: printMany,
  failover: printFailover,
  bid: () => printBid(values.list),
  search: () => printSearch(values.list),
  alerts: () => printAlerts(jobs),
  directory: () => printDirectory(jobs),
  hands: printHands,
  public: printPublic,
}
for (const name of positionals.length > 0 ? positionals : ['sizes', 'first', 'hands', 'calls']) {
  const print = parts[name]
  if (print === undefined) throw new Error(`npm run bench knows ${Object.keys(parts).join(', ')}, not ${name}`)
  console.log(`\n${name}, on ${machine()}`)
  await print()
}

async function printSizes(): Promise<void> {
  await withDemo(async (browser, server) => {
    const sizes = await measureSizes(browser, server.baseUrl, await demoReaders(browser, server))
    console.log('JavaScript of each screen opened cold, gzipped, as a browser downloads it (kB)\n')
    row(['screen', 'total', 'beyond', 'limit'])
    for (const { path, screen, total, beyond, limit } of sizes)
      check([`${path} (${screen})`, kb(total), kb(beyond), kb(limit)], beyond <= limit)
  })
}

async function printFirst(): Promise<void> {
  const starts = await measureStarts()
  console.log('\nA start with web app and demo town there, until the server is ready (s)\n')
  row(['', 'middle', 'shortest', 'longest', 'limit'])
  check(
    ['npm start', ...[median(starts), starts[0], starts.at(-1)].map((time = 0) => seconds(time)), '0.90'],
    median(starts) <= 900,
  )
  await withDemo(async (browser, server) => {
    const { customer } = await demoReaders(browser, server)
    console.log(
      '\nLargest paint of a screen opened cold on a telephone (s): round trips of 150 ms, 1.6 Mbit/s, a slow processor\n',
    )
    row(['screen', 'middle', 'shortest', 'longest'])
    const screens = await measureFirst(browser, server.baseUrl, await customer.context.storageState())
    for (const { screen, paints, largest } of screens) {
      const cells = [paints[(paints.length - 1) / 2], paints[0], paints.at(-1)].map((time = 0) => seconds(time))
      row([`${screen}: ${largest}`, ...cells])
    }
  })
}

async function printHands(): Promise<void> {
  await withDemo(async (browser, server) => {
    console.log('\nA hand on a screen, on a processor four times slower\n')
    row(['what', 'measured', 'limit'])
    const { longest, middle } = await measureTyping(browser, server.baseUrl)
    check(['script of a key in the form of a bid, longest (ms)', longest.toFixed(1), '16'], longest <= 16)
    row(['the same, middle', middle.toFixed(1)])
    const { longestTask, elements } = await measureScrolling(browser, server.baseUrl)
    check(['longest task while 1000 cards pass (ms)', longestTask.toFixed(0), '100'], longestTask <= 100)
    check(['most elements meanwhile', String(elements), '2500'], elements <= 2500)
  })
}
