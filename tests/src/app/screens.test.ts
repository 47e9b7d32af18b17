import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { screens } from '../../../src/app/screens.ts'
import { routes } from '../../../src/routes.ts'

const src = join(import.meta.dirname, '../../../src')

/** The folder of the feature that a route shows, as `screens.ts` imports it. */
const table = readFileSync(join(src, 'app/screens.ts'), 'utf8')
const folderOf = (route: string) =>
  new RegExp(`${route}: screen\\(\\(\\) => import\\('../features/([\\w-]+)/`).exec(table)?.[1] ?? ''

/** The areas of words that the texts of a folder name: `t('dashboard.title')`. */
function areasUsedIn(folder: string): string[] {
  const files = readdirSync(join(src, 'features', folder), { recursive: true, encoding: 'utf8' })
  const texts = files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(src, 'features', folder, file), 'utf8'))
  return [
    ...new Set(
      texts.flatMap(
        (text) =>
          text.match(/(?<=['"`])(account|profile|signup|postJob|dashboard|jobDetails|notifications)(?=\.\w)/g) ?? [],
      ),
    ),
  ].toSorted()
}

test.each(Object.keys(routes))('%s brings the words that it uses along', (route) => {
  const entry = Object.entries(screens).find(([name]) => name === route)?.[1]
  expect(entry?.words.toSorted()).toEqual(areasUsedIn(folderOf(route)))
})
