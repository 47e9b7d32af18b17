import { chromium } from 'playwright-core'
import { measureBombs } from './bench/abuse-bombs.ts'
import { demoReaders } from './bench/demo-readers.ts'
import { measureFlood } from './bench/abuse-flood.ts'
import { measureCalls } from './bench/calls.ts'
import { measureFirst } from './bench/first.ts'
import { measureNotify } from './bench/notify.ts'
import { measurePrimary } from './bench/primary.ts'
import { printFailover } from './bench/failover/print.ts'
import { printMany } from './bench/many/print.ts'
import { printScale } from './bench/scale.ts'
import { measureSizes } from './bench/sizes.ts'
import { measureTelling } from './bench/telling.ts'
import { CHROMIUM_FLAGS, ensureChromium } from './chromium.ts'
import { startServer } from './run-server.ts'

/**
 * `npm run bench`: what screens weigh, what calls cost and what abuse does, measured on the built application and the
 * real server. `npm run bench sizes`, `first`, `calls`, `telling`, `notify`, `primary` or `abuse` for one of them. Some run only when they are named:
 * `many` and `failover` need programs that are not of npm, and `scale` builds a town of 9 GB and keeps it.
 */
const parts: Readonly<Record<string, () => Promise<void>>> = {
  sizes: printSizes,
  first: printFirst,
  calls: printCalls,
  telling: printTelling,
  notify: printNotify,
  primary: printPrimary,
  abuse: printAbuse,
}
const wanted = process.argv.slice(2)
for (const [name, print] of Object.entries(parts)) if (wanted.length === 0 || wanted.includes(name)) await print()
if (wanted.includes('many')) await printMany()
if (wanted.includes('failover')) await printFailover()
if (wanted.includes('scale')) await printScale()

async function printSizes(): Promise<void> {
  const server = await startServer({ DEMO: 'on', RATE_LIMIT_MULTIPLIER: '1000' })
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
  try {
    const sizes = await measureSizes(browser, server.baseUrl, await demoReaders(browser, server))
    console.log('JavaScript of each screen opened cold, gzipped, as a browser downloads it (kB)\n')
    console.log(row(['screen', 'total', 'beyond', 'limit', '']))
    for (const { path, screen, total, beyond, limit } of sizes) {
      console.log(row([`${path} (${screen})`, kb(total), kb(beyond), kb(limit), beyond > limit ? 'TOO MUCH' : 'ok']))
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function printFirst(): Promise<void> {
  const server = await startServer({ DEMO: 'on', RATE_LIMIT_MULTIPLIER: '1000' })
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
  try {
    const { customer } = await demoReaders(browser, server)
    const screens = await measureFirst(browser, server.baseUrl, await customer.context.storageState())
    console.log('\nScreens opened cold on a telephone: round trips of 150 ms, 1.6 Mbit/s, a processor 4 times slower')
    for (const { screen, paints, largest, trips, inARow } of screens) {
      const middle = paints[(paints.length - 1) / 2] ?? 0
      const seconds = (time: number): string => (time / 1000).toFixed(2)
      console.log(
        `\n${screen}: largest paint after ${seconds(middle)} s (of ${paints.map(seconds).join(', ')}): ${largest}`,
      )
      console.log(`${inARow} requests in a row\n`)
      console.log(row(['what (kB)', 'size', 'begun', 'ended']))
      for (const { path, by, bytes, begun, ended } of trips)
        console.log(row([`${path} by ${by || 'the reader'}`, kb(bytes), seconds(begun), seconds(ended)]))
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function printCalls(): Promise<void> {
  const { jobs, costs, latencies } = await measureCalls()
  console.log(
    `\nProcessor time of one request, ${jobs} jobs stored (µs; bare: node:http, pg and the same queries, nothing else)\n`,
  )
  console.log(row(['call', 'app', 'bare', 'ratio', 'aim', 'requests']))
  for (const { call, app, bare, requests } of costs) {
    console.log(row([call, app.toFixed(0), bare.toFixed(0), (app / bare).toFixed(2), '1.35', String(requests)]))
  }
  console.log('\nTime of one request to /v1/get-jobs/customer on an idle server (ms, median)\n')
  console.log(row(['page', 'time', 'requests']))
  for (const { what, median, requests } of latencies) console.log(row([what, median.toFixed(2), String(requests)]))
}

async function printTelling(): Promise<void> {
  const { acts, told } = await measureTelling()
  console.log('\nTime of an act that few are told of, and of one that many are (ms, median)\n')
  console.log(row(['act', 'few', 'many', 'ratio', 'limit', '']))
  for (const { act, few, many } of acts) {
    const ratio = many / few
    console.log(row([act, few.toFixed(2), many.toFixed(2), ratio.toFixed(2), '1.50', ratio > 1.5 ? 'TOO MUCH' : 'ok']))
  }
  const { accounts, seconds } = told
  console.log(`\n${accounts} were told within ${seconds.toFixed(1)} s (limit 60): ${seconds > 60 ? 'TOO MUCH' : 'ok'}`)
}

async function printNotify(): Promise<void> {
  const { writers, silent, loud, loss } = await measureNotify()
  console.log(`\nCommits a second of ${writers} writers, which keep what they write\n`)
  console.log(row(['silent', 'with NOTIFY', 'less']))
  console.log(row([silent.toFixed(0), loud.toFixed(0), `${(100 * loss).toFixed(0)} %`]))
}

async function printPrimary(): Promise<void> {
  console.log('\nWhat one call costs PostgreSQL\n')
  console.log(row(['call', 'processor (ms)', 'log (kB)', 'stored (kB)', 'calls']))
  for (const { act, processor, log, stored, times } of await measurePrimary())
    console.log(row([act, processor.toFixed(2), kb(log), kb(stored), String(times)]))
}

async function printAbuse(): Promise<void> {
  await printFlood()
  await printBombs()
}

async function printFlood(): Promise<void> {
  const server = await startServer({ DEMO: 'on', WEB_BUILD: 'off' })
  try {
    console.log('\nTime of somebody else’s request beside 8 hostile ones a second (ms, median)\n')
    console.log(row(['attack', 'alone', 'beside', 'limit', '']))
    for (const { attack, alone, beside, limit } of await measureFlood(server)) {
      console.log(
        row([attack, alone.toFixed(2), beside.toFixed(2), limit.toFixed(2), beside > limit ? 'TOO MUCH' : 'ok']),
      )
    }
  } finally {
    await server.stop()
  }
}

async function printBombs(): Promise<void> {
  const { grown, decoding, slowest, median, uploads, answers } = await measureBombs()
  console.log('\n24 hostile pictures at once from one address (MB; ms)\n')
  console.log(row(['what', 'measured', 'limit', '']))
  const lines = [
    ['the serving process grows', grown, 100],
    ['processes that decode', decoding, 400],
    [`another’s upload (${uploads})`, slowest, 1000],
  ] as const
  for (const [what, measured, limit] of lines)
    console.log(row([what, measured.toFixed(0), String(limit), measured > limit ? 'TOO MUCH' : 'ok']))
  console.log(`\nanother’s upload, median: ${median.toFixed(0)} ms; answers to the bombs: ${JSON.stringify(answers)}`)
}

function kb(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

function row([name = '', ...cells]: string[]): string {
  return [name.padEnd(48), ...cells.map((cell) => cell.padStart(9))].join('')
}
