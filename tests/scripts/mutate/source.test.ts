import { expect, test } from 'vitest'
import { mutantsOf, traced } from '../../../scripts/mutate/source.ts'

const text = `const allowed = ['ana', 'luis']
export async function enter(name: string, age: number) {
  if (!allowed.includes(name)) throw new Error('no')
  if (age < 18 && name !== 'ana') return null
  await write(name)
  return [name].map((one) => (one === 'ana' ? 1 : 2))
}
`

/** The line of the text that each mutant changes, as it becomes. */
function changed(): string[] {
  return mutantsOf('rules/enter.ts', text).flatMap(({ what }) => {
    if (what.kind !== 'text') return []
    const mutated = `${text.slice(0, what.start)}${what.text}${text.slice(what.end)}`.split('\n')
    return mutated.filter((line, index) => line !== text.split('\n')[index]).map((line) => line.trim())
  })
}

test('changes conditions, operators, effects, early ends and lists of names', () => {
  expect(changed()).toEqual([
    "const allowed = ['luis']",
    "const allowed = ['ana']",
    "if (true) throw new Error('no')",
    "if (!!allowed.includes(name)) throw new Error('no')",
    'if (!allowed.includes(name)) ;',
    'if (true) return null',
    "if (!(age < 18 && name !== 'ana')) return null",
    "if ((age < 18 || name !== 'ana')) return null",
    "if ((age <= 18) && name !== 'ana') return null",
    "if (age < 18 && (name === 'ana')) return null",
    "if (age < 18 && name !== 'ana') ;",
    ';',
    'return [name].map((one) => (true ? 1 : 2))',
    'return [name].map((one) => (false ? 1 : 2))',
    "return [name].map((one) => ((one !== 'ana') ? 1 : 2))",
  ])
})

test('knows the function that a change is in, by the name that tells when it was passed through', () => {
  const places = mutantsOf('rules/enter.ts', text).map(({ place, trace }) => [
    place.slice(0, place.indexOf(':')),
    trace,
  ])
  expect(places.at(0)).toEqual(['allowed', 'rules/enter.ts'])
  expect(places.at(2)).toEqual(['enter', 'rules/enter.ts#0'])
  expect(places.at(-1)).toEqual(['enter', 'rules/enter.ts#1'])
  const code = traced('rules/enter.ts', text)
  expect(code).toContain('{mutationTrace("rules/enter.ts#0");')
  expect(code).toContain(`(one) => (mutationTrace("rules/enter.ts#1"), (one === 'ana' ? 1 : 2))`)
})
