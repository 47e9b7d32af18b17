import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { expect, test } from 'vitest'
import { businesses, customers } from '../../server/demo/people.ts'
import { DEMO_PASSWORD } from '../../server/platform/runtime/settings-reader.ts'
import packageJson from '../../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const readme = read('README.md')
const pages = globSync(['*.md', 'docs/**/*.md', 'packages/*/README.md'], { cwd: root }).map((path) => ({
  path,
  text: read(path),
}))
const all = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? '')),
]

test('the settings page lists exactly the settings that the server reads', () => {
  const known = all(read('server/platform/runtime/settings.ts'), /read\.\w+\('([A-Z_]+)'/g)
  const listed = all(read('docs/operators/settings.md'), /^\| `([A-Z_]+)` /gm)
  expect(listed.toSorted()).toEqual(known.toSorted())
})

test('the README gives logins that the demo town has', () => {
  const given = all(readme, /`(\S+@demo\.\S+)`/g)
  const known = [...customers, ...businesses].map(({ email }) => email)
  expect(given.length).toBeGreaterThan(1)
  expect(given.filter((email) => !known.includes(email))).toEqual([])
  expect(readme).toContain(`\`${DEMO_PASSWORD}\``)
})

test('every file and folder that the docs name in code is there', () => {
  // Decisions tell what was there when they were made.
  const current = pages.filter(({ path }) => !path.includes('decisions/'))
  const rooms = /`((?:bench|docs|generated|machines|packages|qa|scripts|server|src|tests)\/[\w./-]+)`/g
  const named = current.flatMap(({ path, text }) => all(text, rooms).map((file) => ({ path, file })))
  expect(named.length).toBeGreaterThan(100)
  // Capitals are a name of the reader's own.
  const isSample = (file: string): boolean => /\b(?:X|N{3}|NAME)\b/.test(file)
  expect(named.filter(({ file }) => !isSample(file) && !existsSync(join(root, file)))).toEqual([])
})

test('every npm command in the docs exists', () => {
  const commands = pages
    .filter(({ path }) => !path.startsWith('packages/'))
    .flatMap(({ text }) => all(text, /npm run (\w+(?::\w+)*)/g))
  expect(commands.length).toBeGreaterThan(10)
  expect(commands.filter((command) => !Object.hasOwn(packageJson.scripts, command))).toEqual([])
})

test('every relative link in the docs leads to a file and to a heading in it', () => {
  const links = pages.flatMap(({ path, text }) =>
    all(withoutCode(text), /\]\((?!\w+:)([^)\s]+)\)/g).map((link) => ({ path, link })),
  )
  expect(links.length).toBeGreaterThan(100)
  expect(links.filter(({ path, link }) => !leadsSomewhere(path, link))).toEqual([])
})

function leadsSomewhere(path: string, link: string): boolean {
  const [file = '', heading] = link.split('#')
  const target = file === '' ? path : relative(root, join(root, dirname(path), file))
  if (!existsSync(join(root, target))) return false
  return heading === undefined || headingsIn(read(target)).includes(heading)
}

const withoutCode = (text: string): string => text.replaceAll(/^```.*?^```$/gms, '').replaceAll(/`[^`\n]*`/g, 'code')

/** The anchors that GitHub gives to headings. */
const headingsIn = (text: string): string[] =>
  all(text, /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )

test('the map for developers names every room', () => {
  const map = read('docs/developers/README.md')
  const files = globSync(['{bench,packages,docs,machines,qa,scripts,server,src,tests}/*/**', 'generated/*'], {
    cwd: root,
  })
  const folders = new Set(files.map((file) => file.split(sep)[0] ?? ''))
  expect(folders.size).toBeGreaterThan(8)
  expect([...folders].filter((name) => !map.includes(`\`${name}/`))).toEqual([])
})

test('the README starts and tests in one line each, and npm does not warn of another Node', () => {
  expect(readme).toContain('\nnpm ci && npm start\n')
  expect(readme).toContain('\nnpm ci && npm test\n')
  expect(read('.npmrc')).toContain('\nloglevel=error\n')
})

test('the README fits on a few screens', () => {
  expect(readme.split('\n').length).toBeLessThanOrEqual(150)
  expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(10_000)
})

test('every TypeScript file that the docs run beside npm runs on the Node that comes along', () => {
  expect(
    pages.flatMap(({ path, text }) => all(text, /((?<!npx )\bnode \S+\.ts)/g).map((line) => `${path}: ${line}`)),
  ).toEqual([])
})

test('every decision follows the template and is listed in the index', () => {
  const decisions = pages.filter(({ path }) => /decisions\/\d{3}-/.test(path))
  const form =
    /^# \d{3} .+\n\n- Status: .+\n- Date: \d{4}-\d\d-\d\d\n\n## Context\n[^]+\n## Decision\n[^]+\n## Consequences\n/
  expect(decisions.filter(({ text }) => !form.test(text))).toEqual([])
  const linked = all(read('docs/decisions/README.md'), /\]\((\d{3}-[^)]+)\)/g)
  expect(linked.toSorted()).toEqual(decisions.map(({ path }) => basename(path)).toSorted())
})
