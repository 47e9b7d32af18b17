import { expect, test } from 'vitest'
import { messages as arMessages } from '../../generated/messages/ar.ts'
import { messages as enMessages } from '../../generated/messages/en.ts'
import { messages as esMessages } from '../../generated/messages/es.ts'
import { mostBytes } from '../../generated/uploads.ts'
import { uploadsModule } from '../../scripts/generate/uploads.ts'
import { ar } from '../../src/i18n/ar/index.ts'
import { postJob } from '../../src/i18n/en/post-job.ts'
import { fields } from '../../src/i18n/en/fields.ts'
import { es } from '../../src/i18n/es/index.ts'
import { operationsOf, readContract } from '../../scripts/generate/contract.ts'
import { contractText } from '../support/contract.ts'

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
    for (const hint of [words.fields.pictureHint, words.postJob.picturesHint]) {
      expect(named(hint)).toEqual(types.filter((type) => type !== 'pdf'))
    }
  }
})

test('a type of file without a limit is a mistake in the contract', () => {
  const callOf = (contentType: string) => {
    const encoding = { file: { contentType, 'x-max-bytes': { 'image/*': 10, 'application/pdf': 20 } } }
    const raw = { requestBody: { content: { 'multipart/form-data': { encoding } } } }
    return [{ id: 'send', path: '/send', method: 'post', body: undefined, bodyName: 'Send', raw }]
  }
  expect(uploadsModule(callOf('image/png, application/pdf'))).toContain('{"image/png":10,"application/pdf":20}')
  expect(() => uploadsModule(callOf('image/png, text/plain'))).toThrow(
    'openapi.yaml: send sets no limit of bytes for text/plain',
  )
  expect(uploadsModule([])).toBeUndefined()
})
