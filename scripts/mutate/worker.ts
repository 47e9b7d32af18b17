import type { Answer, Order } from './orders.ts'
import { startRunner } from './runner.ts'

/** One process that runs tests against mutants as it is told, so that a mutant that hangs can be ended with it. */
const { promise: settings, resolve: start } = Promise.withResolvers<Extract<Order, { type: 'start' }>>()
const running = settings.then(startRunner)

process.on('message', (order: Order) => {
  if (order.type === 'start') start(order)
  void carryOut(order).then((answer) => process.send?.(answer))
})
process.on('disconnect', () => process.exit())

async function carryOut(order: Order): Promise<Answer> {
  try {
    const runner = await running
    switch (order.type) {
      case 'start':
        return { type: 'started', files: runner.files }
      case 'trace':
        return { type: 'traced', traced: await runner.trace(order.file) }
      case 'attempt':
        return { type: 'attempted', fate: await runner.attempt(order.mutant, order.files) }
    }
  } catch (error) {
    return { type: 'failed', why: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
