import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { expect, test } from 'vitest'
import { businesses, customers } from '../../server/demo/people.ts'
import { DEMO_PASSWORD } from '../../server/platform/runtime/settings.ts'
import packageJson from '../../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '../..')
const readme = readFileSync(join(root, 'README.md'), 'utf8')
const all = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? '')),
]

test('the settings page lists every setting that the server reads, and no other', () => {
  const settings = readFileSync(join(root, 'docs/operators/settings.md'), 'utf8')
  const read = all(readFileSync(join(root, 'server/platform/runtime/settings.ts'), 'utf8'), /read\.\w+\('([A-Z_]+)'/g)
  const listed = all(settings, /^\| `([A-Z_]+)` /gm)
  expect(listed.toSorted()).toEqual(read.toSorted())
})

test('the README gives logins that the demo town has', () => {
  const given = all(readme, /`(\S+@demo\.\S+)`/g)
  const known = [...customers, ...businesses].map(({ email }) => email)
  expect(given.length).toBeGreaterThan(1)
  expect(given.filter((email) => !known.includes(email))).toEqual([])
  expect(readme).toContain(`\`${DEMO_PASSWORD}\``)
})

test('every npm command and every file that the README names is there', () => {
  const commands = all(readme, /npm run ([\w:]+)/g)
  expect(commands.filter((command) => !Object.hasOwn(packageJson.scripts, command))).toEqual([])
  const files = all(readme, /\]\(((?!https?:)[^)#]+)[^)]*\)/g)
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

test('its table of rooms names every folder, two deep', () => {
  const table = readme.slice(readme.indexOf('## The house'), readme.indexOf('## Adding a call'))
  const files = globSync(['{bench,packages,docs,machines,qa,scripts,server,src,tests}/*/**', 'generated/*'], {
    cwd: root,
  })
  const folders = new Set(files.flatMap((file) => dirname(file).split(sep).slice(0, 2)))
  expect([...folders].filter((name) => !table.includes(`${name}/`)).toSorted()).toEqual([])
})

test('it begins and is tested in one line each, and npm warns of no Node that nothing runs on', () => {
  expect(readme).toContain('\nnpm ci && npm start\n')
  expect(readme).toContain('\nnpm ci && npm test\n')
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toContain('\nloglevel=error\n')
})

test('what it says to run beside npm runs on the Node that comes along', () => {
  expect(readme.match(/(?<!npx )\bnode \S+\.ts/g)).toBeNull()
})
