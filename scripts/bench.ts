import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { build } from 'vite'
import { demoSessions } from './bench/demo-sessions.ts'
import { measureSizes } from './bench/sizes.ts'
import { CHROMIUM_FLAGS, ensureChromium } from './chromium.ts'
import { startServer } from './run-server.ts'

/** `npm run bench`: what screens weigh and what calls cost, measured on the built application and the real server. */
await build({ configFile: join(import.meta.dirname, '../vite.config.ts'), logLevel: 'warn' })

await printSizes()

async function printSizes(): Promise<void> {
  const server = await startServer({ DEMO: 'on', RATE_LIMIT_MULTIPLIER: '1000' })
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
  try {
    const sizes = await measureSizes(browser, server.baseUrl, await demoSessions(browser, server))
    console.log('JavaScript of each screen opened cold, gzipped, as a browser downloads it (kB)\n')
    console.log(row(['screen', 'total', 'beyond', 'limit', '']))
    for (const { screen, total, beyond, limit } of sizes) {
      console.log(row([screen, kb(total), kb(beyond), kb(limit), beyond > limit ? 'TOO MUCH' : 'ok']))
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}

function kb(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

function row([name = '', ...cells]: string[]): string {
  return [name.padEnd(28), ...cells.map((cell) => cell.padStart(9))].join('')
}
