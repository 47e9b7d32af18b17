export const uploadPath = '/upload-file'

/** The link in the answer of an upload; null where there is none. */
export function uploadFromWire(body: unknown): string | null {
  const data = valueOf(body, 'Data')
  const url = valueOf(data, 'url')
  return typeof url === 'string' && url !== '' ? url : null
}

function valueOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined
}
