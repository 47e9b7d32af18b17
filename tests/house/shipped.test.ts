import { join } from 'node:path'
import { expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { licensesOf } from '../../scripts/licenses.ts'
import { sbom } from '../../scripts/release/sbom.ts'
import { readFileSync } from 'node:fs'
import { shows } from '../support/shows.ts'
import { operations } from '../../generated/operations.ts'

const modules = join(import.meta.dirname, '../../node_modules')

test('the license of each package that is shipped is written once, whole', () => {
  const text = licensesOf([
    join(modules, 'react/index.js'),
    join(modules, 'react/jsx-runtime.js'),
    join(modules, 'xstate/dist/xstate.esm.js'),
    join(modules, '@xstate/react/dist/xstate-react.esm.js'),
    join(import.meta.dirname, '../../src/main.tsx'),
    '\0vite/preload-helper.js',
  ])
  expect(text.match(/^(@xstate\/react|react|xstate) \d+\.\S+ \(MIT\)$/gm)).toHaveLength(3)
  expect(text).toContain('Permission is hereby granted, free of charge')
})

test('what a server runs with is listed for scanners, without what only builds and tests it', () => {
  const list = sbom()
  expect(JSON.parse(list)).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { type: 'application' } } })
  expect(list).toContain('pkg:npm/fastify@')
  // It is needed to build, too, and npm alone would leave it out.
  expect(list).toContain('pkg:npm/sharp@')
  expect(list).not.toContain('pkg:npm/vitest@')
})

const root = join(import.meta.dirname, '../..')
const config = readFileSync(join(root, 'deploy/haproxy.cfg'), 'utf8')

test('what the proxy takes for reads only reads', shows('running.proxy'), () => {
  const prefixes = /acl is_read path_beg (.+)/.exec(config)?.[1]?.split(' ') ?? []
  const posted = Object.values(operations).filter(({ method }) => method === 'POST')
  const taken = posted.filter(({ path }) => prefixes.some((prefix) => `/v1${path}`.startsWith(prefix)))
  const reading = posted.map(({ id }) => id).filter((id) => /^(find|get|list|show)[A-Z]/.test(id))
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

test('image and service start Node as npm start does', () => {
  const [, ...words] = packageJson.scripts.start.split(' ')
  const command = JSON.stringify(words).replaceAll(',', ', ')
  expect(readFileSync(join(root, 'Dockerfile'), 'utf8')).toContain(`\nCMD ${command}\n`)
  const service = readFileSync(join(root, 'deploy/bidfair.service'), 'utf8').replaceAll(
    /\/opt\/bidfair\/(node_modules\/\.bin\/)?/g,
    '',
  )
  expect(service).toContain(`\nExecStart=${words.join(' ')}\n`)
})
