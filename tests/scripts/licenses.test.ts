import { join } from 'node:path'
import { expect, test } from 'vitest'
import { licensesOf, sbom } from '../../scripts/licenses.ts'

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
  expect(list).not.toContain('pkg:npm/vitest@')
})
