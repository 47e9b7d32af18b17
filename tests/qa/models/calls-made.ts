import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operations } from '../../support/contract.ts'

const services = join(import.meta.dirname, '../../../src/services')

/** `client.POST('/login/customer'`, or with the name of a path, or one that is built; an upload and a stream put theirs behind the base. */
const BY_CLIENT = /\.(?:GET|POST)\(\s*(?:'([^']+)'|(\w+),)/g
const BUILT = /\{ path: '([^']+)'/g
const BY_HAND = /\$\{api\.baseUrl\}(?:\$\{(\w+)\}|([\w/-]+))/g

/** Every call of the contract that the services of the app make. */
export function callsMade(): readonly string[] {
  const files = readdirSync(services, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  const text = files.map((name) => readFileSync(join(services, name), 'utf8')).join('\n')
  const named = new Map([...text.matchAll(/const (\w+) = '(\/[^']+)'/g)].map(([, name, path]) => [name, path] as const))
  const paths = [
    ...[...text.matchAll(BY_CLIENT)].map(([, path, name]) => path ?? named.get(name) ?? name),
    ...[...text.matchAll(BUILT)].map(([, path]) => path),
    ...[...text.matchAll(BY_HAND)].map(([, name, path]) => path ?? named.get(name) ?? name),
  ]
  return [...new Set(paths)].map(callAt)
}

function callAt(path: string | undefined): string {
  const call = operations.find((operation) => operation.path === path)
  if (!call) throw new Error(`The contract has no path ${path}`)
  return call.id
}
