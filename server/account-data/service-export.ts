import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { downloadName } from '../files/file-name.ts'
import type { FileDeps } from '../files/service.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import { exportedLists, listOwnFiles, readExportedAccount } from './repository-export.ts'

type ExportDeps = Pick<Deps, 'db'> & FileDeps

/** The name that an archive is saved under. */
export const ARCHIVE_NAME = 'bidfair-data.zip'

/** The longest name that the file systems of Linux, macOS and Windows take. */
const MOST_NAME_BYTES = 255

/** Everything that is kept about an account, as one archive that is written while it is read. `onError` hears of an end too early. */
export async function exportAccount(
  { db, files }: ExportDeps,
  id: string,
  onError: (error: unknown) => void,
): Promise<Readable> {
  const account = await readExportedAccount(db, id)
  const own = await listOwnFiles(db, id)
  const zip = new ZipFile()
  const output = new PassThrough()
  // Whatever fails on the way ends the archive, and nothing else.
  const guarded = (source: Readable): Readable => source.on('error', (error) => output.destroy(error))
  zip.addBuffer(json(account), 'account.json')
  for (const [name, pages] of Object.entries(exportedLists)) {
    zip.addReadStreamLazy(`${name}.json`, (use) => use(null, guarded(Readable.from(jsonList(pages(db, id), output)))))
  }
  for (const file of own) {
    const prefix = `files/${file.id}-`
    const name = `${prefix}${downloadName(file, MOST_NAME_BYTES - prefix.length)}`
    zip.addReadStreamLazy(name, { compress: false, mtime: file.created_at }, (use) => {
      files.open(file, 'large').then(
        // A file whose bytes are lost is there, and empty.
        (opened) => use(null, guarded(opened?.stream ?? Readable.from([]))),
        (error: unknown) => use(error, Readable.from([])),
      )
    })
  }
  zip.on('error', (error) => output.destroy(error instanceof Error ? error : undefined))
  pipeline(zip.outputStream, output).catch(onError)
  zip.end()
  return output
}

const json = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)

/** Ends early where nobody reads on. */
async function* jsonList(pages: AsyncIterable<readonly object[]>, output: PassThrough): AsyncGenerator<string> {
  let before = '['
  if (output.destroyed) return
  for await (const page of pages) {
    if (output.destroyed) return
    for (const row of page) {
      yield `${before}\n${JSON.stringify(row)}`
      before = ','
    }
  }
  yield before === '[' ? '[]\n' : '\n]\n'
}
