import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { showingsIn, pageOf, pagePath, readCoverage } from '../../scripts/coverage/page.ts'

describe('the page of what the tests show', () => {
  const coverage = readCoverage()

  test('has a test for every line, and tests name no other lines', () => {
    expect(coverage.problems).toEqual([])
  })

  test('is what the tests say; npm run coverage writes it', () => {
    expect(readFileSync(pagePath, 'utf8')).toBe(pageOf(coverage))
  })
})

const read = (text: string) => showingsIn('a.test.ts', text)

describe('reading tests', () => {
  test('finds the lines beside a name, in groups and tables', () => {
    const text = `
      describe('login', () => { test('refuses', shows('rule.login.email', 'rule.login.password'), () => {}) })
      it.each([1])('takes %d', shows('constant.rating'), () => {})`
    expect(read(text)).toEqual({
      showings: [
        { path: 'a.test.ts', name: 'login › refuses', rows: ['rule.login.email', 'rule.login.password'] },
        { path: 'a.test.ts', name: 'takes %d', rows: ['constant.rating'] },
      ],
      problems: [],
    })
  })

  test.each([
    ["test('x', shows('rule.nothing'), run)", 'a.test.ts: there is no line rule.nothing'],
    ["test('x', shows(row), run)", 'a.test.ts: there is no line row'],
    ["test('x', shows(), run)", 'a.test.ts: shows() names no line'],
    ["test.skip('x', shows('constant.rating'), run)", 'a.test.ts: shows(…) has to stand beside the name of a test'],
    ["const all = shows('constant.rating')", 'a.test.ts: shows(…) has to stand beside the name of a test'],
  ])('%s is a problem', (text, problem) => {
    expect(read(text).problems).toEqual([problem])
  })
})
