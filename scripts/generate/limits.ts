import { isObject, objectAt, type Json, type Operation } from './contract.ts'

/** `generated/limits.ts`: where counting stops (`Counted`), and the types of file an upload takes. Throws for a type without a limit. */
export function limitsModule(contract: Json, operations: readonly Operation[]): string {
  const { Counted: counted } = objectAt(contract, 'components', 'schemas')
  const files = operations.flatMap(({ id, raw }) => partsOf(raw).flatMap((part) => bytesOf(id, part)))
  return `/** Counting stops at this number, which then means that many or more. The limit keeps the cost the same in every town. */
export const MOST_COUNTED = ${Number(isObject(counted) ? counted['maximum'] : 0)}

/** How many bytes a file may have, by its type; other types are not taken. */
export const mostBytes = ${JSON.stringify(Object.fromEntries(files))} as const
`
}

/** What the contract says of each part of a multipart body. */
function partsOf(raw: Json): Json[] {
  if (!isObject(raw['requestBody'])) return []
  const multipart = objectAt(raw, 'requestBody', 'content')['multipart/form-data']
  const encoding = isObject(multipart) ? multipart['encoding'] : undefined
  return isObject(encoding) ? Object.values(encoding).filter(isObject) : []
}

function bytesOf(id: string, part: Json): [type: string, bytes: number][] {
  const most = objectAt(part, 'x-max-bytes')
  const types = String(part['contentType']).split(/\s*,\s*/)
  return types.map((type) => {
    const bytes = most[type] ?? most[type.replace(/\/.*/, '/*')]
    if (typeof bytes !== 'number') throw new Error(`openapi.yaml: ${id} sets no limit of bytes for ${type}`)
    return [type, bytes]
  })
}
