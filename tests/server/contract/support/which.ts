import { inProcess } from './in-process.ts'
import { overHttp } from './over-http.ts'
import type { ContractServer } from './server.ts'

/** The server that the tests of the contract are for: ours in this process, or the one that `npm run test:contract -- --url` names. */
export async function contractServer(): Promise<ContractServer> {
  const { env } = process
  const url = env['CONTRACT_URL']
  if (url === undefined) return await inProcess()
  const account = (name: string) => ({
    email: env[`CONTRACT_${name}`] ?? '',
    password: env[`CONTRACT_${name}_PASSWORD`] ?? '',
  })
  return await overHttp(url, {
    customer: { role: 'customer', ...account('CUSTOMER') },
    business: { role: 'business', ...account('BUSINESS') },
  })
}
