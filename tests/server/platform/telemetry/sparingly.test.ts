import { expect, test } from 'vitest'
import { cachedProbe } from '../../../../server/platform/telemetry/cached-probe.ts'

/** What is asked, and answers when it is told to. */
function slow() {
  const questions: PromiseWithResolvers<number>[] = []
  return {
    questions,
    ask: async () => {
      const question = Promise.withResolvers<number>()
      questions.push(question)
      return await question.promise
    },
  }
}

const PATIENT = 60_000

test('many who come at once share one answer, and whoever comes soon after has it, too', async () => {
  const { questions, ask } = slow()
  let time = 0
  const read = cachedProbe(ask, { keep: 5000, patience: PATIENT, clock: () => time })
  const first = Promise.all([read(), read(), read()])
  questions[0]?.resolve(7)
  expect(await first).toEqual([7, 7, 7])
  time = 4999
  expect(await read()).toBe(7)
  time = 5000
  const next = read()
  questions[1]?.resolve(8)
  expect(await next).toBe(8)
  expect(questions).toHaveLength(2)
})

test('what is silent keeps nobody waiting, and is not asked again until it has spoken', async () => {
  const { questions, ask } = slow()
  let time = 0
  const read = cachedProbe(ask, { keep: 5000, patience: 1, clock: () => time })
  expect(await Promise.all([read(), read()])).toEqual([undefined, undefined])
  time = 60_000
  expect(await read()).toBeUndefined()
  expect(questions).toHaveLength(1)
  questions[0]?.resolve(7)
  await questions[0]?.promise
  expect(await read()).toBe(7)
})

test('what fails has no answer, and is asked again after a while', async () => {
  const { questions, ask } = slow()
  let time = 0
  const read = cachedProbe(ask, { keep: 5000, patience: PATIENT, clock: () => time })
  const first = read()
  questions[0]?.reject(new Error('away'))
  expect(await first).toBeUndefined()
  time = 5000
  const next = read()
  questions[1]?.resolve(7)
  expect(await next).toBe(7)
})
