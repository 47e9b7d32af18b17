import sharp from 'sharp'
import type { Person } from './town-wire.ts'

/** The header that says who asks; none for nobody. */
export const bearer = (person?: Person): Record<string, string> =>
  person === undefined ? {} : { authorization: `Bearer ${person.token}` }

/** A picture of one color. */
export const picture = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: '#1b6b3a' } })

/** A document with so many bytes more than its beginning. */
export const pdf = (bytes: number): Buffer => Buffer.concat([Buffer.from('%PDF-1.7 licence'), Buffer.alloc(bytes)])

/** A form with one file, whose boundary is `b`; `disposition` is what its part says of itself. */
export const formOf = (content: Buffer, disposition = 'filename="a.pdf"'): Buffer =>
  Buffer.concat([
    Buffer.from(`--b\r\nContent-Disposition: form-data; name="file"; ${disposition}\r\n\r\n`),
    content,
    Buffer.from('\r\n--b--\r\n'),
  ])

/** Sends a form to a server. Answers status, body, the seconds to wait, and the link of the file, empty where it is refused. */
export async function sendForm(
  address: string | undefined,
  form: Buffer,
  headers: Readonly<Record<string, string>> = {},
): Promise<Readonly<{ status: number; body: unknown; retryAfter: string | null; link: string }>> {
  const response = await fetch(`${address}/v1/upload-file`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b', ...headers },
    body: new Uint8Array(form),
  })
  const body: unknown = await response.json()
  const link = /"url":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? ''
  return { status: response.status, body, retryAfter: response.headers.get('retry-after'), link }
}
