import { expect, test } from 'vitest'
import { cleanText } from '../../../generated/clean.ts'
import { phoneLink } from '../../../src/features/job-details/parts/call-button.tsx'
import { shows } from '../../support/shows.ts'
import { daysLeft } from '../../../src/ui/text/now.ts'
import { ar } from '../../../server/places/categories-ar.ts'
import { es } from '../../../server/places/categories-es.ts'
import { readCategories } from '../../../server/places/categories.ts'
import { unitedStates } from '../../../generated/places.ts'
import { finderOf } from '../../../src/ui/forms/picker-search.tsx'

test.each([
  ['+1 512 555 0148', 'tel:+15125550148'],
  ['(512) 555-0148', 'tel:5125550148'],
  ['(+1) 512 555 0148', 'tel:+15125550148'],
  ['512.555.0148 x12', 'tel:5125550148;ext=12'],
  ['\u202A+1\u00A0(512)\u00A0555\u20110148\u202C', 'tel:+15125550148'],
  ['٥١٢ ٥٥٥ ٠١٤٨ تحويلة ١٢', 'tel:5125550148;ext=12'],
  ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['1-800-FLOWERS', 'tel:18003569377'],
])('the number %j is dialed by %s', shows('text.phone-links'), (typed, link) => {
  expect(phoneLink(cleanText(typed, 'phone'))).toBe(link)
})

const now = new Date('2026-03-01T12:00:00.000Z')

test.each([
  ['2026-03-31T12:00:00.000Z', 30],
  ['2026-03-03T11:59:59.000Z', 1],
  ['2026-03-02T11:59:59.000Z', 0],
  ['2026-03-01T12:00:00.000Z', null],
  ['2026-02-01T12:00:00.000Z', null],
])('what lasts until %s has %s whole days left', (expiresAt, days) => {
  expect(daysLeft(expiresAt, now)).toBe(days)
})

const tree = unitedStates()
const places = [...new Set([...Object.keys(tree), ...Object.values(tree).flat()])]

/** What people type for signs that an English keyboard lacks. */
const TYPED: Readonly<Record<string, string>> = { '’': "'", '‘': "'", ʻ: "'", '–': '-', '—': '-' }

/** A name as an English keyboard types it; what it lacks and nobody named yet stays. */
const onKeyboard = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’‘ʻ–—]/g, (sign) => TYPED[sign] ?? sign)

/** The ways in which people type a name. */
const waysToType = (name: string): string[] => {
  const plain = onKeyboard(name)
  const ways = [
    plain,
    plain.toLowerCase(),
    plain.replaceAll("'", '’'),
    plain.replaceAll("'", ''),
    plain.replaceAll('-', ' '),
    plain.replaceAll('.', ''),
    plain.replaceAll(/\bSaint\b/g, 'St.'),
    plain.replaceAll(/\bSaint\b/gi, 'st'),
    plain.replaceAll(/\bSt\b\.?/g, 'Saint'),
    plain.replaceAll(/\bFort\b/g, 'Ft.'),
    plain.replaceAll(/\bFt\b\.?/g, 'Fort'),
    plain.replaceAll(/\bMount\b/g, 'Mt'),
    plain.replaceAll(/\bMt\b\.?/g, 'Mount'),
    ` ${name.normalize('NFD')} `,
  ]
  return [...new Set(ways)]
}

test('each place of the tree is found by what an English keyboard can type', shows('text.search'), () => {
  expect(places.length).toBeGreaterThan(10_000)
  expect(places.filter((name) => /[^\x20-\x7E]/.test(onKeyboard(name)))).toEqual([])
  expect(places.flatMap((name) => waysToType(name).filter((typed) => !finderOf(typed)(name)))).toEqual([])
})

test('the names of places and trades are clean, so that a request can name them', shows('text.composed'), () => {
  const names = [...places, ...readCategories('none').map(({ name }) => name)]
  expect(names.filter((name) => cleanText(name, 'line') !== name)).toEqual([])
})

test('each trade is found by its name in each language, without its accents and hamzas', shows('text.search'), () => {
  const trades = [...readCategories('none').map(({ name }) => name), ...Object.values(es), ...Object.values(ar)]
  const typed = (name: string) => [onKeyboard(name), name.replaceAll(/[أإآ]/g, 'ا').replaceAll('ة', 'ه'), name]
  expect(trades.flatMap((name) => typed(name).filter((search) => !finderOf(search)(name)))).toEqual([])
})

test.each([
  ['saint', ['Saint Louis', 'Sainte Genevieve', 'St. Paul']],
  ['sain', ['Saint Louis', 'Sainte Genevieve', 'St. Paul']],
  ['st. l', ['Saint Louis']],
  ['ste', ['Sainte Genevieve']],
  ['mt', ['Mount Airy', 'Hamtramck']],
  ['canon', ['Cañon City']],
  ['o’f', ["O'Fallon"]],
  ['coeur d alene', ["Coeur d'Alene"]],
  ['zzz', []],
])('%j finds %j and nothing else', shows('text.search'), (search, found) => {
  const names = [
    'Austin',
    'Cañon City',
    "Coeur d'Alene",
    'Hamtramck',
    'Mount Airy',
    "O'Fallon",
    'Saint Louis',
    'St. Paul',
    'Sainte Genevieve',
  ]
  expect(names.filter(finderOf(search)).toSorted()).toEqual(found.toSorted())
})
