import { isObject, objectAt, type Json } from './contract.ts'

/** `generated/counted.ts`: where the contract's `Counted` stops; undefined where it has none. */
export function countedModule(contract: Json): string | undefined {
  const { Counted: rule } = objectAt(contract, 'components', 'schemas')
  if (!isObject(rule)) return undefined
  if (typeof rule['maximum'] !== 'number') throw new Error('openapi.yaml: Counted has no maximum')
  return `/** Counting stops here, so that it costs the same in every town: nobody reads on. It stands for that many or more. */
export const MOST_COUNTED = ${rule['maximum']}
`
}
