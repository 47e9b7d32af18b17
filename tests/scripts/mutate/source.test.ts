import { stripTypeScriptTypes } from 'node:module'
import { afterEach, expect, test } from 'vitest'
import { isTable } from 'statechart-kit/mutants/parts'
import { mutantsOf, switchable } from '../../../scripts/mutate/source.ts'

const text = `const allowed = ['ana', 'luis']
export function enter(name: string, age: number, write: (name: string) => unknown) {
  if (!allowed.includes(name)) throw new Error('no')
  if (age < 18 && name !== 'ana') return null
  write(name)
  return [name].map((one) => (one === 'ana' ? 1 : 2))
}
`

afterEach(() => Reflect.deleteProperty(globalThis, 'mutantIsOn'))

test('changes conditions, operators, effects, early ends and lists of names, and knows where', () => {
  expect(mutantsOf('rules/enter.ts', text).map(({ id, place, change }) => `${id} ${place}: ${change}`)).toEqual([
    "rules/enter.ts#0 allowed: ['ana', 'luis']: without 'ana'",
    "rules/enter.ts#1 allowed: ['ana', 'luis']: without 'luis'",
    'rules/enter.ts#2 enter: !allowed.includes(name): always',
    'rules/enter.ts#3 enter: !allowed.includes(name): without !',
    "rules/enter.ts#4 enter: throw new Error('no'): left out",
    "rules/enter.ts#5 enter: age < 18 && name !== 'ana': always",
    "rules/enter.ts#6 enter: age < 18 && name !== 'ana': negated",
    "rules/enter.ts#7 enter: age < 18 && name !== 'ana': && becomes ||",
    'rules/enter.ts#8 enter: age < 18: < becomes <=',
    "rules/enter.ts#9 enter: name !== 'ana': !== becomes ===",
    'rules/enter.ts#10 enter: return null: left out',
    'rules/enter.ts#11 enter: write(name): left out',
    "rules/enter.ts#12 enter: one === 'ana': always",
    "rules/enter.ts#13 enter: one === 'ana': never",
    "rules/enter.ts#14 enter: one === 'ana': === becomes !==",
  ])
})

test('holds all mutants at once, each of which does what it says once it is switched on', async () => {
  const code = stripTypeScriptTypes(switchable('rules/enter.ts', text))
  const tried = async (on: number | null): Promise<string> => {
    globalThis.mutantIsOn = (id) => id === `rules/enter.ts#${on}`
    const loaded: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}//${on}`)
    const enter = isTable(loaded) ? loaded['enter'] : undefined
    if (typeof enter !== 'function') throw new Error('what is switchable no longer exports enter')
    return ['ana 18', 'ana 9', 'luis 18', 'luis 9', 'eva 18']
      .map((one) => one.split(' '))
      .map(([name, age]) => {
        const written: string[] = []
        try {
          return `${String(Reflect.apply(enter, null, [name, Number(age), (each: string) => written.push(each)]))}${written.length}`
        } catch {
          return 'no'
        }
      })
      .join(' ')
  }
  const all: string[] = []
  for (const on of [null, 0, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14]) all.push(`${on}: ${await tried(on)}`)
  expect(all).toEqual([
    'null: 11 11 21 null0 no',
    '0: no no 21 null0 no',
    '4: 11 11 21 null0 21',
    '5: null0 null0 null0 null0 no',
    '6: null0 null0 null0 21 no',
    '7: 11 null0 null0 null0 no',
    '8: 11 11 null0 null0 no',
    '9: 11 null0 21 21 no',
    '10: 11 11 21 21 no',
    '11: 10 10 20 null0 no',
    '12: 11 11 11 null0 no',
    '14: 21 21 11 null0 no',
  ])
})
