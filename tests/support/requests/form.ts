import fc from 'fast-check'
import sharp from 'sharp'
import { propertiesOf } from '../body-arbitrary.ts'
import type { Operation } from '../contract.ts'
import type { Broken } from './broken.ts'
import type { Plan } from './plan.ts'
import type { Verdict } from './verdict.ts'

const BOUNDARY = 'the-end-of-a-part'
const FORM = `multipart/form-data; boundary=${BOUNDARY}`

type Part = { readonly field: string; readonly fileName: string; readonly type: string; readonly content: Buffer }

/** One small file of every kind that is taken: pictures in each format, and a document. */
export async function sampleFiles(): Promise<{ readonly pictures: readonly Buffer[]; readonly document: Buffer }> {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
  const formats = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const
  const pictures = await Promise.all(formats.map((format) => picture.clone().toFormat(format).toBuffer()))
  const document = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
  return { pictures, document }
}

/** Forms that a call takes, and every way to get them wrong; undefined for a call that takes none. */
export async function formRequests(
  operation: Operation,
  sound: fc.Arbitrary<Plan>,
): Promise<{ readonly valid: fc.Arbitrary<Plan>; readonly broken: readonly Broken[] } | undefined> {
  if (operation.form === undefined) return undefined
  const fields = propertiesOf(operation.form).map(([name]) => name)
  const { pictures, document } = await sampleFiles()
  const parts = fc.record({
    field: fc.constantFrom(...fields),
    fileName: fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        '',
        'tap.jpg',
        '../../etc/passwd',
        'x'.repeat(300),
        'قط.png',
        'tap\u202Egpj.exe',
        'li\u00ADcence.pdf',
      ),
    ),
    type: fc.constantFrom('image/jpeg', 'application/pdf', 'text/plain', 'application/octet-stream'),
    content: fc.constantFrom(...pictures, document),
  })
  const valid = fc.tuple(sound, parts).map(([plan, part]): Plan => ({ ...plan, ...sent(written(part)) }))
  const one = (rule: string, change: (part: Part) => Pick<Plan, 'body' | 'contentType'>, verdict: Verdict): Broken => ({
    rule,
    requests: fc.tuple(sound, parts).map(([plan, part]) => ({ plan: { ...plan, ...change(part) }, verdict })),
  })
  const told = (status: number, code: string): Verdict => ({
    statuses: [status],
    codes: [code],
    field: fields[0] ?? '',
  })
  const unsupported: Verdict = { statuses: [415], codes: ['UNSUPPORTED_MEDIA_TYPE'] }
  const malformed: Verdict = { statuses: [400], codes: ['MALFORMED_REQUEST'] }
  const content = (bytes: Buffer) => (part: Part) => sent(written({ ...part, content: bytes }))
  const [jpeg = document] = pictures
  return {
    valid,
    broken: [
      one('file missing', () => sent(Buffer.from(`--${BOUNDARY}--\r\n`)), told(422, 'FILE_MISSING')),
      one('another field', (part) => sent(written({ ...part, field: 'picture' })), told(422, 'FILE_MISSING')),
      one('empty file', content(Buffer.alloc(0)), told(415, 'FILE_TYPE_NOT_ALLOWED')),
      one(
        'another kind of file',
        content(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
        told(415, 'FILE_TYPE_NOT_ALLOWED'),
      ),
      one('damaged picture', content(jpeg.subarray(0, 30)), told(422, 'FILE_UNREADABLE')),
      one('large picture', content(Buffer.concat([jpeg, Buffer.alloc(10_000_001)])), told(413, 'FILE_TOO_LARGE')),
      one('cut off', (part) => sent(written(part).subarray(0, -20)), malformed),
      one('no boundary', (part) => ({ ...sent(written(part)), contentType: 'multipart/form-data' }), malformed),
      one(
        'wrong content type',
        (part) => ({ ...sent(written(part)), contentType: 'application/octet-stream' }),
        unsupported,
      ),
      one('JSON', () => ({ body: { json: { file: 'x' } }, contentType: 'application/json' }), unsupported),
      one('nothing', () => ({ body: undefined, contentType: undefined }), unsupported),
    ],
  }
}

const sent = (raw: Buffer): Pick<Plan, 'body' | 'contentType'> => ({ body: { raw }, contentType: FORM })

function written({ field, fileName, type, content }: Part): Buffer {
  const name = fileName.replaceAll(/[\r\n"]/g, '_')
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`
  return Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)])
}
