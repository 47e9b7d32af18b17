import type { Note, Part, ElementPath } from './notes.ts'
import { type Phrases, en } from './words-en.ts'
import { ar } from './words-ar.ts'
import { es } from './words-es.ts'
import { lastOf, newsOf } from './sights.ts'

/** A step as a person reads it: what to do, and what is to be seen then. */
export type ScriptStep = { readonly does: readonly string[]; readonly sees: readonly string[] }

/** A path as a person reads it; its first step is how one gets there. */
export type Script = { readonly given: readonly string[]; readonly steps: readonly ScriptStep[] }

/** Says in a sentence in the same words what is another in every run, such as the number of an account. */
export type Tidy = (sentence: string) => string

/** What was noted of a path: while its scene was set up, and by step. */
export type Noted = { readonly setUp: readonly Note[]; readonly steps: readonly (readonly Note[])[] }

/** Writes the notes of a path in a language. It mentions a sight only if it is new, not an unchanged field again. */
export function scriptOf({ setUp, steps }: Noted, phrases: Phrases, tidy: Tidy): Script {
  const all = [...setUp, ...steps.flat()]
  const people = new Set(all.flatMap((each) => ('at' in each ? [each.at.who] : [])))
  const names = new Map(all.flatMap((each) => (each.kind === 'named' ? [[each.id, each.name] as const] : [])))
  const known = new Map<string, string>()
  const clean = (sentences: readonly string[]): readonly string[] =>
    shortened(sentences.map(tidy), phrases).filter((sentence, index, others) => sentence !== others[index - 1])
  const by = (who: string, sentence: string): string => (people.size > 1 ? phrases.at(who, sentence) : sentence)
  const told = (notes: readonly Note[], parts: readonly Telling['part'][]): readonly Telling[] =>
    [...new Set(notes)].filter(
      (each): each is Telling =>
        each.kind === 'told' && parts.includes(each.part) && (each.about === null || names.has(each.about)),
    )
  const does = (notes: readonly Note[]): readonly string[] => {
    const meanwhile = told(notes, ['given', 'does']).filter((each) => each.part === 'does' || !setUp.includes(each))
    return withSumOfWaits(notes).flatMap((each) => {
      if (each.kind === 'does') return [by(each.at.who, doneWords(each, phrases, names))]
      return each.kind === 'told' && meanwhile.includes(each) ? [each.text] : []
    })
  }
  const sees = (notes: readonly Note[]): readonly string[] => [
    ...lastOf(notes).flatMap((seen) => {
      const thing = thingIn(seen.at, phrases)
      const words = thing === '' ? null : newsOf(known, seen, thing, phrases)
      return words === null ? [] : [by(seen.at.who, words)]
    }),
    ...told(notes, ['sees']).map(({ text }) => text),
  ]
  const [first = [], ...others] = steps
  return {
    given: clean(told(setUp, ['given']).map(({ text }) => text)),
    steps: [[...setUp, ...first], ...others].map((notes) => ({ does: clean(does(notes)), sees: clean(sees(notes)) })),
  }
}

type Done = Extract<Note, { kind: 'does' }>

type Telling = Extract<Note, { kind: 'told' }>

/** Of many sentences that differ in their numbers alone, one after the other, the first and the last are enough. */
function shortened(sentences: readonly string[], { andMore }: Phrases): readonly string[] {
  const rows = sentences.reduce<readonly (readonly string[])[]>((made, sentence) => {
    const last = made.at(-1)
    const isAlike = last?.[0] !== undefined && shapeOf(last[0]) === shapeOf(sentence)
    return isAlike ? [...made.slice(0, -1), [...last, sentence]] : [...made, [sentence]]
  }, [])
  return rows.flatMap((row) =>
    row.length <= FEW ? row : [...row.slice(0, 1), andMore(row.length - 2), ...row.slice(-1)],
  )
}

const FEW = 4

const shapeOf = (sentence: string): string => sentence.replaceAll(/\d+/g, '0')

function doneWords({ act, at, value }: Done, phrases: Phrases, names: ReadonlyMap<string, string>): string {
  const thing = thingIn(at, phrases)
  if (act === 'open') {
    const name = [...names].find(([id]) => value.includes(id))?.[1]
    return phrases.does.open(thing, name === undefined ? value : phrases.pageOf(value, name))
  }
  const pressed = phrases.presses[lastIn(at)?.role ?? '']
  return (act === 'press' || act === 'tick') && pressed ? pressed(thing) : phrases.does[act](thing, value)
}

/** The browser's time passes in small pieces. */
function withSumOfWaits(notes: readonly Note[]): readonly Note[] {
  return notes.reduce<readonly Note[]>((made, each) => {
    const last = made.at(-1)
    const isWait = each.kind === 'does' && each.act === 'wait'
    if (!isWait || last?.kind !== 'does' || last.act !== 'wait') return [...made, each]
    return [...made.slice(0, -1), { ...each, value: String(Number(last.value) + Number(each.value)) }]
  }, [])
}

/** Selectors that stand for something that a person knows. */
const KNOWN: { readonly [Selector in string]?: Pick<Part, 'by' | 'role' | 'name'> } = {
  dialog: { by: 'role', role: 'dialog', name: '' },
}

function partsIn({ parts }: ElementPath): readonly Part[] {
  return parts.flatMap((part) => (part.by === 'css' ? (KNOWN[part.name] ?? []) : [part]))
}

const lastIn = (at: ElementPath): Part | undefined => partsIn(at).at(-1)

/** An element in words, with the nearest thing around it that has a name. */
function thingIn(at: ElementPath, phrases: Phrases): string {
  const parts = partsIn(at)
  const last = parts.at(-1)
  if (last === undefined) return ''
  const around = parts.slice(0, -1).findLast(({ by, name }) => by === 'role' && name !== '')
  const noun = nounOf(last, phrases)
  return around === undefined ? noun : phrases.inside(noun, nounOf(around, phrases))
}

function nounOf({ by, role, name }: Part, { roles, field, element, quoted }: Phrases): string {
  if (by === 'text') return quoted(name)
  const kind = by === 'label' ? field : (roles[role] ?? element)
  return name === '' ? kind : `${kind} ${quoted(name)}`
}

const languages: { readonly [Code in string]?: Phrases } = { en, es, ar }

/** The phrases of a language by its code; English where there are none. */
export function phrasesOf(language: string): Phrases {
  return languages[language] ?? en
}
