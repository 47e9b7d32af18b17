import { openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import type { BucketAddress } from './bucket-address.ts'
import { failureIn, readPage, type Answer, clockOf, chunksOf } from './s3-responses.ts'
import { StoreUnavailable, type Store, sumOf } from './store.ts'

type Options = Readonly<{
  fetch?: typeof globalThis.fetch
  /** How long the bucket may be silent before it counts as away, in milliseconds. */
  patience?: number
  /** How many names are asked for at a time. */
  pageSize?: number
}>

/** How soon somebody who only asks whether the bucket is there wants to know, in milliseconds. */
const SOON = 2000
/** Bytes that go up in a millisecond at the least. */
const SLOWEST = 500
/** S3 says itself that a failure of its own may be tried again: after so many milliseconds. */
const PAUSES = [100, 400]
const PASSING = new Set([429, 500, 502, 503, 504])

type Question = Readonly<{
  method: 'GET' | 'PUT' | 'DELETE'
  name?: string
  search?: Readonly<Record<string, string>>
  body?: Readonly<{ content: Blob; sum: string }>
  /** How long an answer may take to begin. */
  within: number
}>

/** Keeps files in a bucket of any S3, by one request each. */
export function bucketStore(address: BucketAddress, options: Options = {}): Store {
  const { fetch = globalThis.fetch, patience = 10_000, pageSize = 1000 } = options
  const { bucket, prefix, url, region, accessKeyId, secretAccessKey } = address
  const called = `bucket ${bucket} at ${new URL(url).origin}`
  /** Of keys that were derived from ours for the day. */
  const cache = new Map<string, ArrayBuffer>()

  const away = (reason: string, more: ConstructorParameters<typeof StoreUnavailable>[1] = {}): StoreUnavailable =>
    new StoreUnavailable(`The ${called} ${reason}`, more)

  const ask = async ({ method, name, search = {}, body, within }: Question): Promise<Answer> => {
    const target = new URL(name === undefined ? url : `${url}${prefix}${name}`)
    for (const [key, value] of Object.entries(search)) target.searchParams.set(key, value)
    const headers = { 'x-amz-content-sha256': body?.sum ?? 'UNSIGNED-PAYLOAD' }
    const key = { accessKeyId, secretAccessKey, region, service: 's3', cache }
    const signed = await new AwsV4Signer({ method, url: target.href, headers, ...key }).sign()
    // A file that is packed on its way would have another length. Proxies change this header, so it is not signed.
    signed.headers.set('accept-encoding', 'identity')
    const clock = clockOf(within, away)
    const init = { method, headers: signed.headers, body: body?.content ?? null, signal: clock.signal }
    return { clock, response: await clock.wait(fetch(signed.url, { ...init, redirect: 'manual' })) }
  }

  /** Sends a request and retries temporary failures. Returns `undefined` if nothing has the name. */
  const request = async (question: Question, [pause, ...others] = PAUSES): Promise<Answer | undefined> => {
    const answer = await ask(question).catch((error: unknown) => {
      // A line that broke is tried again. Nothing that was silent is, for somebody waits.
      if (pause === undefined || !(error instanceof StoreUnavailable) || error.cause === undefined) throw error
      return undefined
    })
    if (answer?.response.ok === true) return answer
    if (answer === undefined || (pause !== undefined && PASSING.has(answer.response.status))) {
      await answer?.response.body?.cancel()
      await delay(pause)
      return await request(question, others)
    }
    const { status } = answer.response
    const code = failureIn(await answer.clock.wait(answer.response.text()))
    if (status === 404 && code !== 'NoSuchBucket') return undefined
    throw away(`answers ${status} ${code}`.trim(), { isRefusal: !PASSING.has(status) })
  }

  const page = async (search: Readonly<Record<string, string>>, within: number) => {
    const answer = await request({ method: 'GET', search: { 'list-type': '2', prefix, ...search }, within })
    if (answer === undefined) throw away('is not there', { isRefusal: true })
    return readPage(await answer.clock.wait(answer.response.text()))
  }

  return {
    called,

    put: async (name, draft) => {
      const body = { sum: await sumOf(draft), content: await openAsBlob(draft) }
      const answer = await request({ method: 'PUT', name, body, within: patience + body.content.size / SLOWEST })
      if (answer === undefined) throw away('is not there', { isRefusal: true })
      await answer.clock.wait(answer.response.text())
      await rm(draft)
    },

    open: async (name) => {
      const answer = await request({ method: 'GET', name, within: patience })
      if (answer === undefined) return undefined
      const byteSize = Number(answer.response.headers.get('content-length') ?? Number.NaN)
      if (Number.isNaN(byteSize)) throw away('does not say how long a file is')
      return { byteSize, stream: Readable.from(chunksOf(answer), { objectMode: false }) }
    },

    remove: async (names) => {
      await Promise.all(
        names.map(async (name) => {
          const answer = await request({ method: 'DELETE', name, within: patience })
          await answer?.clock.wait(answer.response.text())
        }),
      )
    },

    list: async function* () {
      const first = { 'max-keys': String(pageSize) }
      let search: Readonly<Record<string, string>> = first
      for (;;) {
        const { files, next } = await page(search, patience)
        for (const file of files) yield { ...file, name: file.name.slice(prefix.length) }
        if (next === undefined) return
        search = { ...first, 'continuation-token': next }
      }
    },

    check: async () => {
      await page({ 'max-keys': '1' }, Math.min(SOON, patience))
    },
  }
}
