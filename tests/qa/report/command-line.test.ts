import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { commandFor, readQaRequest } from '../../../qa/report/command-line.ts'

const machines = ['kettle', 'toaster']

it('walks everything in all languages unless it is told what', () => {
  expect(readQaRequest([], machines)).toEqual({
    machine: undefined,
    languages: ['en', 'es', 'ar'],
    isPictured: true,
    saves: false,
    isLast: false,
    help: false,
  })
  expect(readQaRequest(['--machine', 'kettle', '--language', 'ar', '--save'], machines)).toMatchObject({
    machine: 'kettle',
    languages: ['ar'],
    saves: true,
  })
})

it('is quick in English alone and without pictures', () => {
  expect(readQaRequest(['--quick'], machines)).toMatchObject({ languages: ['en'], isPictured: false })
})

it('names what there is when it is asked for something else', () => {
  expect(() => readQaRequest(['--machine', 'cattle'], machines)).toThrow(
    'There is no machine cattle; there are kettle, toaster.',
  )
  expect(() => readQaRequest(['--language', 'fr'], machines)).toThrow('There is no language fr; there are en, es, ar.')
  expect(() => readQaRequest(['--quick', '--save'], machines)).toThrow('no pictures that could be saved')
})

it('tells the command for one path in a way that a shell hands on as it stands', () => {
  const path = { machine: 'form', scene: 'rating', title: `draft.changed ('', "$5") → save: done`, language: 'es' }
  const command = commandFor(path)
  expect(command).toMatch(/^npm run test:paths -- --machine form --language es --path /)
  const words = execFileSync('sh', ['-c', command.replace(/^npm run test:paths --/, `printf '%s\\n'`)], {
    encoding: 'utf8',
  })
  expect(words.split('\n')).toContain(`form/rating ${path.title}`)
})
