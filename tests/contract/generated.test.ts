import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { outputsOf } from '../../scripts/generate/outputs.ts'
import { contractText, operations as calls } from '../support/contract.ts'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { errorStatus, isErrorCode } from '../../generated/codes.ts'
import { examples, refusalExamples } from '../../generated/examples.ts'
import { parseContract } from '../../server/reference/handlers.ts'
import { isObject, objectAt, operationsOf, readContract } from '../../scripts/generate/contract.ts'
import { messages as arMessages } from '../../generated/messages/ar.ts'
import { messages as enMessages } from '../../generated/messages/en.ts'
import { messages as esMessages } from '../../generated/messages/es.ts'
import { mostBytes } from '../../generated/limits.ts'
import { limitsModule } from '../../scripts/generate/limits.ts'
import { ar } from '../../src/i18n/ar/index.ts'
import { postJob, fields } from '../../src/i18n/en/fields.ts'
import { es } from '../../src/i18n/es/index.ts'

const folder = join(import.meta.dirname, '../../generated')

test('generated/ is what the contract makes of it, to the letter', async () => {
  const committed = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [relative(folder, path), readFileSync(path, 'utf8')] as const)
  expect(Object.fromEntries(committed)).toEqual(Object.fromEntries(await outputsOf(contractText)))
})

const ajv = new Ajv2020({ strict: false, allErrors: true, multipleOfPrecision: 6 })
ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/)
ajv.addFormat('uri', (text) => URL.canParse(text))

const contract = await readContract(JSON.stringify(parseContract(contractText)))

/** Every content of a request or an answer, with its place; a file is none, for its bytes are no example to read. */
const contents = operationsOf(contract).flatMap(({ id, raw }) => {
  const parts = { ...objectAt(raw, 'responses'), ...(raw['requestBody'] !== undefined && { body: raw['requestBody'] }) }
  return Object.entries(parts).flatMap(([part, node]) =>
    Object.entries(isObject(node) && isObject(node['content']) ? node['content'] : {})
      .filter(([, media]) => !/"format":"binary"/.test(JSON.stringify(media)))
      .map(([type, media]) => ({ place: `${id} ${part} ${type}`, media })),
  )
})

test('every request and answer has an example that its schema allows', () => {
  expect(contents.length).toBeGreaterThan(1500)
  const wrong = contents.flatMap(({ place, media }) => {
    if (!isObject(media) || media['example'] === undefined) return [`${place}: none`]
    const schema = objectAt(media, 'schema')
    return ajv.validate(schema, media['example']) ? [] : [`${place}: ${ajv.errorsText()}`]
  })
  expect(wrong).toEqual([])
})

test('every refusal has an example of its own status', () => {
  const { Unchanged: _, ...refusals } = objectAt(contract, 'components', 'responses')
  expect(Object.keys(refusalExamples).toSorted()).toEqual(Object.keys(refusals).toSorted())
  const problems = Object.values(refusalExamples).map((byType) => byType['application/problem+json'])
  const wrong = problems.filter(
    (problem) =>
      !isObject(problem) || !isErrorCode(problem['code']) || errorStatus[problem['code']] !== problem['status'],
  )
  expect(wrong).toEqual([])
})

test('a field that nothing tells an example of is refused by the generator, by its name', async () => {
  const lacking = contractText.replace(
    'jobTitle: { type: string, examples: [Leaking kitchen tap] }',
    'jobTitle: { type: string }',
  )
  await expect(outputsOf(lacking)).rejects.toThrow('listThreads.threads.jobTitle needs an example')
})

test('a call is shown with what it needs and no more', () => {
  expect(examples.getCustomerJob.body).toEqual({ jobid: '0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10' })
  expect(calls.filter(({ id, body }) => body !== undefined && examples[id].body === undefined)).toEqual([])
})

const said = [
  { codes: enMessages, words: { fields, postJob } },
  { codes: esMessages, words: es },
  { codes: arMessages, words: ar },
]
const numbersIn = (text: string): number[] => [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits))
const megabytes = (type: keyof typeof mostBytes): number => mostBytes[type] / 1_000_000

test('what people are told of the size of files is what the contract says', async () => {
  const [picture, document] = [megabytes('image/jpeg'), megabytes('application/pdf')]
  for (const { codes, words } of said) {
    expect(numbersIn(codes.FILE_TOO_LARGE)).toEqual([picture, document])
    expect(numbersIn(words.fields.pictureHint)).toEqual([picture])
    expect(numbersIn(words.fields.documentsHint)).toEqual([picture, document])
    expect(numbersIn(words.postJob.picturesHint)).toEqual([picture])
  }
  const operations = operationsOf(await readContract(contractText))
  const { description } = operations.find(({ id }) => id === 'uploadFile')?.raw ?? {}
  expect(numbersIn(String(description)).slice(0, 2)).toEqual([picture, document])
})

test('and so is what they are told of its types', () => {
  const types = Object.keys(mostBytes).map((type) => type.replace(/.*\//, ''))
  const named = (text: string) => types.filter((type) => text.toLowerCase().includes(type))
  for (const { codes, words } of said) {
    expect(named(codes.FILE_TYPE_NOT_ALLOWED)).toEqual(types)
    expect(named(words.fields.pictureHint)).toEqual(types.filter((type) => type !== 'pdf'))
  }
})

test('a type of file without a limit is a mistake in the contract', () => {
  const callOf = (contentType: string) => {
    const encoding = { file: { contentType, 'x-max-bytes': { 'image/*': 10, 'application/pdf': 20 } } }
    const raw = { requestBody: { content: { 'multipart/form-data': { encoding } } } }
    return [{ id: 'send', path: '/send', method: 'post', tag: 'files', body: undefined, bodyName: 'Send', raw }]
  }
  const sample = { components: { schemas: {} } }
  expect(limitsModule(sample, callOf('image/png, application/pdf'))).toContain('{"image/png":10,"application/pdf":20}')
  expect(() => limitsModule(sample, callOf('image/png, text/plain'))).toThrow(
    'openapi.yaml: send sets no limit of bytes for text/plain',
  )
})
