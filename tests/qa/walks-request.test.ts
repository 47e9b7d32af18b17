import { expect, it, test } from 'vitest'
import { models } from '../../qa/models/all.ts'
import { HELP, readWalksRequest } from '../../qa/walks-request.ts'

const read = (words: string) => readWalksRequest(words.split(' ').filter(Boolean), models)

it('walks charts and the server where nothing is said', () => {
  const { isOn, models: some, plan } = read('--seed 7')
  expect({ isOn, all: some.length, plan }).toEqual({
    isOn: { charts: true, server: true, screens: false },
    all: models.length,
    plan: { seed: 7, runs: 200, steps: 60, path: undefined },
  })
})

it('walks fewer and shorter ways through screens, of the job alone where no machine is named', () => {
  const { isOn, models: some, plan } = read('--on screens')
  expect({ isOn, names: some.map(({ name }) => name), runs: plan.runs, steps: plan.steps }).toEqual({
    isOn: { charts: false, server: false, screens: true },
    names: ['job'],
    runs: 5,
    steps: 12,
  })
})

it('tells one walk of one scene again', () => {
  const { isOn, scene, plan } = read('--machine form/rating --seed 1 --path 3:1')
  expect({ charts: isOn.charts, server: isOn.server, scene, path: plan.path }).toEqual({
    charts: true,
    server: false,
    scene: 'rating',
    path: '3:1',
  })
})

test.each([
  ['--on paper', '--on is charts or server or screens, not "paper"'],
  ['--machine kettle', 'There is no machine "kettle"; there are job'],
  ['--machine form/kettle', 'form has no scene "kettle"; it has password'],
  ['--runs many', '--runs needs a whole number, not "many"'],
  ['--runs 0', '--runs needs a whole number'],
  ['--path 1', '--path names one walk of one thing'],
  ['--machine form --path 1', '--path names one walk of one thing'],
  ['--walk', "Unknown option '--walk'"],
])('says in one line what is wrong with %s', (words, told) => {
  expect(() => read(words)).toThrow(told)
})

it('explains each of its options', () => {
  for (const option of ['on', 'machine', 'runs', 'steps', 'seed', 'path', 'headed', 'slow'])
    expect(HELP).toContain(`--${option}`)
})
