import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageFor, sendRefusal, words } from '../platform/http/failures.ts'
import { record } from '../platform/http/json.ts'
import { Refusal } from '../platform/refusal.ts'
import { findFile, insertUpload } from './rows.ts'
import type { Tools } from '../tools.ts'
import { fileLink } from './wire.ts'
import { MOST_BYTES, type FileError, type FileStore } from './store.ts'

/** The two calls whose bodies are bytes rather than JSON. */
export function fileCalls(tools: Tools, files: FileStore) {
  return {
    /** Takes one file, from anyone: sign-up uploads before there is an account. */
    uploadFile: async (request: FastifyRequest, reply: FastifyReply) => {
      if (!request.isMultipart()) throw new Refusal('UNSUPPORTED_MEDIA_TYPE')
      if (Number(request.headers['content-length'] ?? 0) > MOST_READ) {
        // So much is not even read to its end.
        void reply.header('connection', 'close')
        throw refused('FILE_TOO_LARGE')
      }
      // One byte over what may be, so that our own check finds it and says so.
      const limits = { fileSize: MOST_BYTES + 1, files: 1, parts: 10 }
      const part = await request.file({ limits }).catch(refuseBrokenForm)
      if (part?.fieldname !== 'file') {
        part?.file.resume()
        throw refused('FILE_MISSING')
      }
      const { file } = part
      // A form that ends in the middle of its file is broken like any other; a disk that fails is our own fault.
      const stored = await files
        .save(file)
        .catch((reason: unknown) => (file.errored === reason ? refuseBrokenForm(reason) : Promise.reject(reason)))
      if ('error' in stored) throw refused(stored.error)
      await insertUpload(tools.db, {
        ...stored,
        originalName: part.filename.slice(-200) || null,
        ownerId: request.caller?.id ?? null,
        uploaderAddress: request.ip,
        now: tools.now(),
      })
      const Message = words[languageFor(request)].FILE_UPLOADED
      return { Success: true, Message, Data: { url: fileLink(tools.settings.publicUrl, stored.id) } }
    },

    /** Pictures to whoever has the link, documents to their owner. */
    getFile: async (request: FastifyRequest, reply: FastifyReply) => {
      const { fileId } = record(request.params)
      const { size } = record(request.query)
      const row = await findFile(tools.db, String(fileId))
      const isHidden = row?.kind === 'document' && (request.caller === null || row.owner_id !== request.caller.id)
      const file =
        row === undefined || isHidden ? undefined : await files.open(row, size === 'small' ? 'small' : 'large')
      if (row === undefined || file === undefined) return sendRefusal(request, reply, new Refusal('FILE_NOT_FOUND'))
      const isImage = row.kind === 'image'
      void reply.header('content-type', row.media_type).header('content-length', file.byteSize)
      void reply.header('cache-control', isImage ? 'public, max-age=31536000, immutable' : 'private, no-store')
      if (!isImage) void reply.header('content-disposition', disposition(row.original_name))
      return reply.send(file.stream)
    },
  }
}

/** How long a request may claim to be, in bytes, and still be read to its end so that its sender sees the answer. */
const MOST_READ = 2 * MOST_BYTES

function refused(code: FileError | 'FILE_MISSING'): Refusal {
  return new Refusal(code, { errors: [{ field: 'file', code }] })
}

/** What the parser of forms says of itself has a status; an error without one tells of a body that is no form. */
function refuseBrokenForm(reason: unknown): never {
  throw reason instanceof Error && 'statusCode' in reason ? reason : new Refusal('MALFORMED_REQUEST')
}

/** A download under the name that it came with (RFC 6266). */
function disposition(name: string | null): string {
  const plain = (name ?? '').replaceAll(/[^\w. -]/g, '_') || 'document.pdf'
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name ?? 'document.pdf')}`
}
