import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseYaml } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { errorStatus } from '../../../generated/codes.ts'
import { commonCodes, operations, type Operation } from '../../../generated/operations.ts'
import { countedLimits } from '../../../server/app/handlers.ts'
import { isJson, listOf, partOf, textOf } from '../../../server/pages/reference/contract.ts'
import { paragraphs, inLine } from '../../../server/pages/reference/markdown.ts'
import { referencePage } from '../../../server/pages/reference/page.ts'
import { shows } from '../../support/shows.ts'

const text = readFileSync(join(import.meta.dirname, '../../../openapi.yaml'), 'utf8')
const contract: unknown = parseYaml(text)
const limits = countedLimits(2)
const page = referencePage(text, { demo: [], limits, publicUrl: 'https://bidfair.example' })

/** What is said of each call, by its id. */
const sections = new Map(
  page.split('<section class="call" id="').map((section) => [section.slice(0, section.indexOf('"')), section]),
)

test('the reference says of each call what the contract says', shows('running.reference-whole'), () => {
  const calls = Object.values<Operation>(operations)
  expect(calls.map(({ id }) => id).filter((id) => !sections.has(id))).toEqual([])
  const missing = calls.flatMap(({ id, method, path, codes, scope }) => {
    const written = partOf(contract, 'paths', path, method.toLowerCase())
    const said = [
      `/v1${path}</code>`,
      textOf(written['summary']),
      paragraphs(textOf(written['description'])),
      inLine(textOf(partOf(written, 'responses', '200')['description'])),
      `client.${String(written['x-name'])}()`,
      ...codes.map((code) => (commonCodes.includes(code) ? code : `/docs/problems#${code}"`)),
      ...(scope === null ? [] : [`keys with <code>${scope}</code>`]),
    ]
    return said.filter((part) => !sections.get(id)?.includes(part)).map((part) => `${id}: ${part}`)
  })
  expect(missing).toEqual([])
})

test('it says how often a call may be made of this server', () => {
  expect(sections.get('createKey')).toContain('40 an hour for each account<')
  expect(sections.get('signupCustomer')).toContain('for each address, counted as <code>')
  expect([...sections.values()].filter((section) => section.includes('<dt>At most</dt>'))).toHaveLength(limits.size)
})

test('it names every field, with its choices, its codes and what is said of it', () => {
  const shown = new Set([...page.matchAll(/<dt><code>([^<]+)<\/code> <i>/g)].map(([, name]) => name))
  const schemas = [...below(partOf(contract, 'components', 'schemas')), ...below(partOf(contract, 'webhooks'))]
  const names = schemas.flatMap((schema) => Object.keys(partOf(schema['properties'])))
  expect(names.length).toBeGreaterThan(300)
  expect(names.filter((name) => !shown.has(name))).toEqual([])
  const said = schemas.map((schema) => inLine(textOf(schema['description'])))
  expect(said.filter((words) => !page.includes(words.replace(/\.$/, '')))).toEqual([])
  const choices = schemas
    .flatMap((schema) => listOf(schema['enum']))
    .filter((each) => typeof each === 'string' && each !== '')
  expect(choices.filter((each) => !page.includes(`<code>${String(each)}</code>`))).toEqual([])
  const codes = schemas.flatMap(({ 'x-error': rule }) =>
    typeof rule === 'string' ? [rule] : Object.values(partOf(rule)),
  )
  expect(codes.filter((code) => !page.includes(`/docs/problems#${String(code)}"`))).toEqual([])
})

test('each of its links leads somewhere, and no place has two names', () => {
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  const within = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(within.filter((id) => !ids.includes(id))).toEqual([])
  const codes = [...page.matchAll(/href="\/docs\/problems#([^"]+)"/g)].map(([, code = '']) => code)
  expect(codes.filter((code) => !Object.hasOwn(errorStatus, code))).toEqual([])
  expect(page).not.toMatch(/<script(?! type="module" src="\/docs)|style="|undefined|\[object/)
})

test('a password that only the operator knows is no part of it', () => {
  const email = 'customer@demo.bidfair.test'
  const closed = referencePage(text, {
    demo: [{ role: 'customer', email, password: null }],
    limits,
    publicUrl: 'https://bidfair.example',
  })
  expect([closed.includes(email), closed.includes('data-password')]).toEqual([true, false])
  expect(
    referencePage(text, {
      demo: [{ role: 'customer', email, password: 'demo1234' }],
      limits,
      publicUrl: 'https://bidfair.example',
    }),
  ).toContain('data-password="demo1234"')
})

/** Every object below one, itself first. */
function* below(node: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (Array.isArray(node)) for (const each of node) yield* below(each)
  if (!isJson(node)) return
  yield node
  for (const each of Object.values(node)) yield* below(each)
}
