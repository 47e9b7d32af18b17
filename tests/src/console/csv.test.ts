import { expect, test } from 'vitest'
import { csvOf } from '../../../src/console/csv.ts'
import { shows } from '../../support/shows.ts'

test('no cell of a CSV file is a formula, and numbers stay numbers', shows('console.csv'), () => {
  const rows = [
    ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1'],
    ['a,b', 'say "hi"', 'two\nlines', 'plain', -5, 3],
  ]
  expect(csvOf(rows)).toBe(
    '\uFEFF\'=1+1,\'+1,\'-1,\'@SUM(A1),\'\t=1,"\'\r=1",\'＝1\r\n"a,b","say ""hi""","two\nlines",plain,-5,3\r\n',
  )
})
