import { isJson, listOf, partOf, textOf, type Contract, type Json } from './contract.ts'

/** What texts are like that have no example, by how their format, description or pattern begins. */
const TEXTS: readonly (readonly [sign: string, sample: string])[] = [
  ['date-time', '2026-03-01T09:30:00.000Z'],
  ['An absolute link', 'http://localhost:3000/v1/files/3q2-7wAAECAwQFBgcICQ'],
  ['^[^\\s@]', 'ana@example.com'],
  ['^[+]?', '+1 512 555 0148'],
  ['^[0-9a-fA-F]{8}', '0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10'],
]

/** Makes JSON that a contract allows. */
export class Samples {
  readonly #contract: Contract
  /** What fields of the same name have in the examples of the contract. */
  readonly #known: ReadonlyMap<string, unknown>

  constructor(contract: Contract) {
    this.#contract = contract
    const examples = Object.values(partOf(contract.root, 'components', 'schemas')).flatMap((schema) =>
      listOf(partOf(schema)['examples'])
        .filter(isJson)
        .flatMap((example) => Object.entries(example)),
    )
    this.#known = new Map(examples)
  }

  /** The example of a schema, else one that is made of those of its parts: of all, or of those that are required. */
  of(node: unknown, parts: 'all' | 'required', name = ''): unknown {
    const { json } = this.#contract.find(node)
    const given = givenIn(json)
    if (given !== undefined) return given
    const [choice] = listOf(json['oneOf'])
    if (choice !== undefined) return this.of(choice, parts, name)
    if (json['type'] === 'array') return [this.of(json['items'], parts, name)]
    if (json['type'] === 'object') {
      const required = listOf(json['required'])
      const wanted = Object.entries(partOf(json['properties'])).filter(
        ([key]) => parts === 'all' || required.includes(key),
      )
      return Object.fromEntries(wanted.map(([key, value]) => [key, this.of(value, parts, key)]))
    }
    if (json['type'] === 'boolean') return true
    const known = this.#known.get(name)
    if (json['type'] !== 'string') return typeof known === 'number' ? known : (json['minimum'] ?? 1)
    const signs = [json['format'], json['description'], json['pattern']].map(textOf)
    const byText = TEXTS.find(([sign]) => signs.some((text) => text.startsWith(sign)))?.[1]
    return byText ?? (typeof known === 'string' ? known : '…')
  }
}

/** What a schema itself names: an empty choice means nothing to a reader. */
function givenIn(json: Json): unknown {
  const [example] = listOf(json['examples'])
  const [choice] = listOf(json['enum']).filter((each) => each !== '')
  return [json['example'], example, json['const'], json['default'], choice].find((each) => each !== undefined)
}
