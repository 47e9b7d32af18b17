import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { en } from '../../../src/i18n/en/index.ts'

const src = join(import.meta.dirname, '../../../src')

const texts = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/^i18n[\\/](en|es|ar)[\\/]/.test(file))
  .map((file) => readFileSync(join(src, file), 'utf8'))

/** Keys as they stand in the code: whole, or with parts that are put in: `dashboard.status.${status}`. */
const keys = new RegExp(`(['\`])((?:${Object.keys(en).join('|')})\\.[^'\`\\s]+)\\1`, 'g')
const named = texts.flatMap((text) => [...text.matchAll(keys)])
const patterns = named.map(
  ([, , key = '']) => new RegExp(`^${key.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[\\w.:]+')}$`),
)

const isPlural = (value: object) => Object.keys(value).every((form) => /^(zero|one|two|few|many|other)$/.test(form))

function keysOf(tree: object, path: readonly string[] = []): string[] {
  return Object.entries(tree).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !isPlural(value)
      ? keysOf(value, [...path, name])
      : [[...path, name].join('.')],
  )
}

test('every phrase is said somewhere', () => {
  expect(keysOf(en).filter((key) => !patterns.some((pattern) => pattern.test(key)))).toEqual([])
})
