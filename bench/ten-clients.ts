import { Agent, request } from 'node:http'
import type { Scene } from './town/scene.ts'

const CLIENTS = 10

/**
 * Has ten clients ask for lists at once, each again as soon as it was answered, half of them the customer and half the business.
 *
 * @param lists how many they ask for together
 * @returns how many they got in a second
 */
export async function listsPerSecond({ baseUrl, customer, business }: Scene, lists: number): Promise<number> {
  // What asks is on the same processors as what answers: this costs a third of `fetch`.
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  const list = async (path: string, token: string): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'accept-encoding': 'gzip' }
    request(`${baseUrl}/v1${path}`, { method: 'POST', agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path} answered ${answer.statusCode}`))
      answer.on('end', resolve).on('error', reject).resume()
    })
      .on('error', reject)
      .end('{"limit":10}')
    await promise
  }
  let left = lists
  const client = async (number: number): Promise<void> => {
    const [path, { token }] =
      number % 2 === 0 ? (['/get-jobs/customer', customer] as const) : (['/get-job/business', business] as const)
    while (left > 0) {
      left -= 1
      await list(path, token)
    }
  }
  const begun = performance.now()
  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)))
  agent.destroy()
  return (1000 * lists) / (performance.now() - begun)
}
