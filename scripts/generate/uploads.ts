import { isObject, objectAt, type Json, type Operation } from './contract.ts'

/**
 * `generated/uploads.ts`: the types of file that are taken and how many bytes each may have, as the `encoding` of the uploaded part
 * has it; undefined where no call takes a file. Throws for a type without a limit.
 */
export function uploadsModule(operations: readonly Operation[]): string | undefined {
  const limits = operations.flatMap(({ id, raw }) => partsOf(raw).flatMap((part) => limitsOf(id, part)))
  if (limits.length === 0) return undefined
  return `/** How many bytes a file may have, by its type; other types are not taken. */
export const mostBytes = ${JSON.stringify(Object.fromEntries(limits))} as const
`
}

/** What the contract says of each part of a multipart body. */
function partsOf(raw: Json): Json[] {
  if (!isObject(raw['requestBody'])) return []
  const multipart = objectAt(raw, 'requestBody', 'content')['multipart/form-data']
  const encoding = isObject(multipart) ? multipart['encoding'] : undefined
  return isObject(encoding) ? Object.values(encoding).filter(isObject) : []
}

function limitsOf(id: string, part: Json): [type: string, bytes: number][] {
  const most = objectAt(part, 'x-max-bytes')
  const types = String(part['contentType']).split(/\s*,\s*/)
  return types.map((type) => {
    const bytes = most[type] ?? most[type.replace(/\/.*/, '/*')]
    if (typeof bytes !== 'number') throw new Error(`openapi.yaml: ${id} sets no limit of bytes for ${type}`)
    return [type, bytes]
  })
}
