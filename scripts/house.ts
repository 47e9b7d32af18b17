import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { authoredIn, measure, sum, type File } from './house/measures.ts'

/** `npm run house`: how large and how tangled the project is; with `-- --list` where. Exits 1 where something is over its limit. */
const root = join(import.meta.dirname, '..')
const row = ([name = '', ...cells]: string[]): string =>
  [name.padEnd(40), ...cells.map((cell) => cell.padStart(10))].join('')

const files = tracked()
const measures = measure(files).map((each) => ({ ...each, isOver: each.value > each.limit }))
console.log(row(['measure', 'value', 'limit', '']))
for (const { name, value, limit, isOver } of measures)
  console.log(row([name, String(value), String(limit), isOver ? 'TOO MUCH' : 'ok']))

console.log(`\n${row(['TypeScript, by folder', 'lines', 'files'])}`)
for (const [folder, within] of Map.groupBy(authoredIn(files), ({ path }) => /^[^/]+\//.exec(path)?.[0] ?? './/'))
  console.log(row([folder, String(sum(within)), String(within.length)]))

if (process.argv.includes('--list'))
  for (const { name, places, isOver } of measures) if (isOver) console.log(`\n${[name, ...places].join('\n')}`)
process.exitCode = measures.some(({ isOver }) => isOver) ? 1 : 0

/** What Git keeps. */
function tracked(): File[] {
  return execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter(Boolean)
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}
