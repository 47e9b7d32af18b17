import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shows } from '../support/shows.ts'
import { operations } from '../../generated/operations.ts'

const root = join(import.meta.dirname, '../..')
const config = readFileSync(join(root, 'deploy/haproxy.cfg'), 'utf8')

test('what the proxy takes for reads only reads', shows('running.proxy'), () => {
  const prefixes = /acl is_read path_beg (.+)/.exec(config)?.[1]?.split(' ') ?? []
  const posted = Object.values(operations).filter(({ method }) => method === 'POST')
  const taken = posted.filter(({ path }) => prefixes.some((prefix) => `/v1${path}`.startsWith(prefix)))
  const reading = posted.map(({ id }) => id).filter((id) => /^(get|list|show)[A-Z]/.test(id))
  expect(taken.map(({ id }) => id)).toEqual(reading)
  expect(taken.filter(({ takesIdempotencyKey }) => takesIdempotencyKey)).toEqual([])
})

test('every backend of the proxy has the servers that compose starts', shows('running.proxy'), () => {
  const compose = readFileSync(join(root, 'compose.yaml'), 'utf8')
  const started = [...compose.matchAll(/^ {2}(server-\d+): \*server$/gm)].map(([, name]) => `${name}:3000`)
  const named = config
    .split(/^backend /m)
    .slice(1)
    .map((backend) => [...backend.matchAll(/^ {2}server \w+ (\S+)/gm)].map(([, address]) => address))
  expect(named).toEqual([started, started, started])
})
