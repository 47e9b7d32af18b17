import { Readable } from 'node:stream'
import { fileStore } from '../../../server/files/file-store.ts'
import { toDomainError } from '../../../server/platform/http/error-responses.ts'

/** Stores 200 kB below a folder, as a process of its own, and prints what they are answered with. */
const files = fileStore(process.argv[2] ?? '')
const content = Readable.from([Buffer.from('%PDF-1.7'), Buffer.alloc(200_000)])
const code = await files.save(content).then(
  () => 'stored',
  (error: unknown) => toDomainError(error).code,
)
console.log(code)
files.close()
