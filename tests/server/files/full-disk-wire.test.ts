import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { fileStore } from '../../../server/files/file-store.ts'
import { folderStore } from '../../../server/platform/store/folder.ts'
import { StoreUnavailable } from '../../../server/platform/store/store.ts'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { formOf, pdf } from '../support/uploads.ts'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'bidfair-full-'))
const full = () => Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
/** What PostgreSQL says where a table cannot grow. */
const fullDatabase = () => Object.assign(new Error('could not extend file'), { code: '53100' })
let put = async (): Promise<void> => {
  throw full()
}
const server = await testApp({
  deps: { files: fileStore(folder, { ...folderStore(folder), put: async () => await put() }) },
  handlers: {
    listCategories: async () => {
      throw fullDatabase()
    },
  },
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

async function upload() {
  const { statusCode, headers, body } = await server.app.inject({
    method: 'POST',
    url: '/v1/upload-file',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    payload: formOf(pdf(0)),
  })
  return { statusCode, after: headers['retry-after'], code: /"code":"(\w+)"/.exec(body)?.[1] }
}

test('an upload without room is answered with 503 and leaves nothing', shows('files.full-disk'), async () => {
  const answer = { statusCode: 503, after: '60', code: 'FILES_UNAVAILABLE' }
  expect(await upload()).toEqual(answer)
  put = async () => {
    throw new StoreUnavailable('The folder cannot be used', { cause: full() })
  }
  expect(await upload()).toEqual(answer)
  expect(existsSync(folder) ? readdirSync(folder, { recursive: true }) : []).toEqual(['new'])
  const rows = await server.database.db.selectFrom('files').select('id').execute()
  expect(rows).toEqual([])
})

test('a file that only begins to fit is not taken for whole', shows('files.full-disk'), async () => {
  const small = mkdtempSync(join(tmpdir(), 'bidfair-small-'))
  const script = join(import.meta.dirname, '../support/save-a-file.ts')
  // A limit on files does what a full disk does: of the first write too many a part is written, without an error.
  const save = async (limit: string) =>
    (
      await run('bash', ['-c', `ulimit -f ${limit}; exec "$0" "$1" "$2"`, process.execPath, script, small])
    ).stdout.trim()
  expect([await save('64'), readdirSync(small, { recursive: true })]).toEqual(['FILES_UNAVAILABLE', ['new']])
  expect(await save('unlimited')).toBe('stored')
  rmSync(small, { recursive: true })
})

test('any call is answered with 503 where the database has no room', shows('files.full-disk'), async () => {
  const { statusCode, headers, body } = await server.app.inject('/v1/catagory')
  expect([statusCode, headers['retry-after'], JSON.parse(body)]).toMatchObject([
    503,
    '60',
    { Success: false, code: 'SERVICE_UNAVAILABLE' },
  ])
})
