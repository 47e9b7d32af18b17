import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { errorStatus, isErrorCode } from '../../generated/codes.ts'
import { examples, refusalExamples } from '../../generated/examples.ts'
import { parseContract } from '../../server/reference/contract.ts'
import { isObject, objectAt, operationsOf, readContract } from '../../scripts/generate/contract.ts'
import { outputsOf } from '../../scripts/generate/outputs.ts'
import { contractText, operations } from '../support/contract.ts'

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
  expect(operations.filter(({ id, body }) => body !== undefined && examples[id].body === undefined)).toEqual([])
})
