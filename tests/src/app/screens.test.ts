import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { screens } from '../../../src/app/screens.ts'
import { routes } from '../../../src/routes.ts'

const src = join(import.meta.dirname, '../../../src')

/** The page that a route shows, as `screens.ts` imports it. */
const table = readFileSync(join(src, 'app/screens.ts'), 'utf8')
const pageOf = (route: string) =>
  join(src, new RegExp(`${route}: screen\\(\\s*\\(\\) => import\\('../(features/[^']+)'`).exec(table)?.[1] ?? '')

/** A view and every view that it is made of, but those of a part that brings its own words along. */
function viewsOf(file: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(file) || !/\/src\/(features|ui)\/.*(?<!\.css)\.tsx?$/.test(file)) return known
  const text = readFileSync(file, 'utf8')
  if (text.includes('withOwnWords(')) return known
  known.add(file)
  for (const [, imported = ''] of text.matchAll(/(?:from |import\()'(\.[^']+)'/g)) {
    viewsOf(join(dirname(file), imported), known)
  }
  return known
}

/** The areas of words that the texts of views name: `t('dashboard.title')`. */
function areasUsedIn(files: ReadonlySet<string>): string[] {
  const areas = [...files].flatMap(
    (file) =>
      readFileSync(file, 'utf8').match(
        /(?<=['"`])(account|business|businessDetails|record|profile|safety|signup|fields|postJob|dashboard|jobDetails|jobActs|jobNotes|messages|notifications|pictures)(?=\.\w)/g,
      ) ?? [],
  )
  return [...new Set(areas)].toSorted()
}

test.each(Object.keys(routes))('%s brings the words that it uses along', (route) => {
  const entry = Object.entries(screens).find(([name]) => name === route)?.[1]
  expect(entry?.words.toSorted()).toEqual(areasUsedIn(viewsOf(pageOf(route))))
})
