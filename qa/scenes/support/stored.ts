import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, inject } from 'vitest'
import type { Request } from 'playwright-core'
import sharp from 'sharp'
import { answer, ApiError, connect } from '../../../docs/examples/over-the-wire/client.ts'
import { OWN_EMAIL } from '../../models/registration-samples.ts'
import type { Account } from '../../support/api.ts'
import { readBusiness } from '../../support/wire.ts'
import { photo } from '../../support/samples.ts'
import { record } from '../../../tests/support/json.ts'

/** What is stored has these parts, with what a person put in. */
export function keeps(found: unknown, wanted: object): void {
  expect(found).toMatchObject(wanted)
}

/** A draft, or changes of one, with the own address in the place of that of the samples. */
export function ownedBy<Fields extends object>(fields: Fields, { email }: { readonly email: string }): Fields {
  const own = { ...fields }
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') Object.assign(own, { [name]: value.replace(OWN_EMAIL, email) })
  }
  return own
}

/** A job as its owner is told of it, past the app. */
export function ownJob({ client }: Account, jobid: string) {
  return answer(client.POST('/get-job-details/customer', { body: { jobid } }))
}

/** A job as a business is told of it, with the bid that it placed there. */
export function seenJob({ client }: Account, jobid: string) {
  return answer(client.POST('/get-job-details/business', { body: { jobid } }))
}

/** The bids on a job, as its owner is told of them. */
export async function bidsOn({ client }: Account, jobId: string) {
  return (await answer(client.POST('/show-bid/customer', { body: { jobId } }))).Data
}

/** What is known of a customer. */
export async function customerOf({ client }: Pick<Account, 'client'>) {
  return (await answer(client.POST('/get-customer-details/customer', { body: {} }))).data
}

/** What is known of a business. */
export const businessOf = async ({ client }: Pick<Account, 'client'>) => await readBusiness(client)

/** The messages about a job, as a customer reads them with a business. */
export function talkOf({ client }: Account, jobId: string, businessId: string) {
  return answer(client.POST('/messages', { body: { jobId, businessId, limit: 50 } }))
}

/** Somebody logs in with these words, on a device of their own. */
export async function logInAs(email: string, password: string) {
  const nobody = connect({ baseUrl: inject('baseUrl') })
  const { token } = await answer(nobody.POST('/login/customer', { body: { email, password } }))
  return { client: connect({ baseUrl: inject('baseUrl') }, token) }
}

/** Waits for the code with which the server refuses something. */
export async function refuses(call: Promise<unknown>, code: string): Promise<void> {
  const told = await call.then(
    () => 'nothing',
    (reason: unknown) => {
      if (reason instanceof ApiError) return reason.failure.code
      throw reason
    },
  )
  expect({ refusedWith: told }).toEqual({ refusedWith: code })
}

/** The sessions of an account, beside those that the walk itself opened. */
export async function sessionsOf({ client }: Account): Promise<number> {
  return (await answer(client.POST('/get-sessions'))).sessions.length
}

/** An operator reads why a message was reported; of a server that somebody else runs nobody here does. */
export async function isReported(jobId: string, reason: string): Promise<void> {
  const DATA_DIR = inject('dataDir')
  if (DATA_DIR === '') return
  const { stdout } = await run(process.execPath, ['server/operator/main.ts', 'reports', 'list', '--json'], {
    env: { ...process.env, DATA_DIR },
  })
  const cases: unknown = JSON.parse(stdout)
  expect(cases).toContainEqual(expect.objectContaining({ jobId, words: reason }))
}

const run = promisify(execFile)

/** A picture is the one that was picked, the one that was there before, or none. */
export async function isPictured(url: string | null, files: readonly { readonly id: string }[]): Promise<void> {
  const [file] = files
  if (url === null || file === undefined) expect({ url, files: files.length }).toEqual({ url: null, files: 0 })
  else await holds(url, (await photo('picture.jpg', file.id.startsWith('kept-') ? 'silver' : 'teal')).buffer)
}

/** A file that was uploaded is there with what was picked: the colour of a picture, the bytes of a document. */
export async function isUploaded(request: Request, picked: Buffer): Promise<void> {
  const { authorization } = await request.allHeaders()
  // What nobody owns yet is shown to nobody: the sign-up that it goes along with reads it back.
  if (authorization === undefined) return
  const answered: unknown = await (await request.response())?.json()
  const { url } = record(record(answered)['Data'])
  await holds(String(url), picked, authorization)
}

/** What lies at the address of a file is what was picked. */
export async function holds(url: string, picked: Buffer, authorization = ''): Promise<void> {
  const address = new URL(url, inject('baseUrl'))
  const found = await fetch(address, authorization === '' ? {} : { headers: { authorization } })
  expect({ address: `${address}`, status: found.status }).toEqual({ address: `${address}`, status: 200 })
  const bytes = Buffer.from(await found.arrayBuffer())
  if (isPicture(picked)) expect(await colourOf(bytes)).toEqual(await colourOf(picked))
  else expect(bytes.equals(picked)).toBe(true)
}

/** A JPEG begins so. */
const isPicture = (bytes: Buffer): boolean => bytes.subarray(0, 2).equals(Buffer.from([0xff, 0xd8]))

/** The colour of a picture of one colour, as coarse as what compression leaves alone. */
async function colourOf(bytes: Buffer): Promise<readonly number[]> {
  const { channels } = await sharp(bytes).stats()
  return channels.slice(0, 3).map(({ mean }) => Math.round(mean / 16))
}
