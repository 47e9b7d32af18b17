import { Socket } from 'node:net'
import { record, type Json } from '../../../tests/support/json.ts'
import { startDisplay } from './display.ts'
import { createBrowserShim } from './browser-shim.ts'

/**
 * Speaks with Playwright as its own WebKit does: JSON with a zero after each message, which comes by one pipe and goes by another.
 */
const { QA_WEBKIT: program = '' } = process.env
const [heard, said] = [new Socket({ fd: 3 }), new Socket({ fd: 4 })]
const display = process.argv.includes('--headless') ? await startDisplay() : (process.env['DISPLAY'] ?? '')
const { hear, end } = createBrowserShim({
  program,
  display,
  say: (message: Json) => said.write(`${JSON.stringify(message)}\0`),
})

process.on('exit', end)
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(0))
heard.on('close', () => process.exit(0))

let rest = ''
heard.setEncoding('utf8').on('data', (chunk: string) => {
  const messages = (rest + chunk).split('\0')
  rest = messages.pop() ?? ''
  for (const message of messages) {
    if (record(JSON.parse(message))['method'] === 'Playwright.close') process.exit(0)
    hear(record(JSON.parse(message)))
  }
})
