import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AwsV4Signer } from 'aws4fetch'
import { vi } from 'vitest'
import { ensureProgram } from '../../../scripts/debian.ts'
import { freePort } from '../../../server/platform/db/embedded.ts'
import { readBucketAddress, type BucketAddress } from '../../../server/platform/store/bucket-address.ts'
import type { ListedFile, Store } from '../../../server/platform/store/store.ts'
import { textOf } from './process.ts'

const program = join(import.meta.dirname, 's3-server.py')

/** An S3 in a process of its own, with one bucket. */
export type S3 = Readonly<{
  pid: number
  port: number
  /** Settings of a server that is to use the bucket, below a prefix of its own. */
  settings: (prefix?: string) => Readonly<Record<string, string>>
  address: (prefix?: string) => BucketAddress
  end: () => Promise<void>
}>

/** The one key that it knows. */
const KEY = { id: 'bidfair:tests', secret: 'bidfair/tests+secret' }

/** Starts it over a folder that is gone in the end. */
export async function startS3(): Promise<S3> {
  const { program: python, env } = ensureProgram('swift')
  const folder = mkdtempSync(join(tmpdir(), 'bidfair-s3-'))
  const port = await freePort()
  const child = spawn(python, [program, folder, String(port), KEY.id, KEY.secret], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = textOf(child)
  await vi.waitUntil(() => said().includes('ready') || child.exitCode !== null, { timeout: 120_000, interval: 20 })
  if (child.exitCode !== null) throw new Error('The S3 of the tests did not start')
  await makeBucket(`http://127.0.0.1:${port}/photos`)
  const url = (prefix: string) => `s3://photos/${prefix}?endpoint=http://127.0.0.1:${port}`
  return {
    pid: child.pid ?? 0,
    port,
    settings: (prefix = '') => ({
      FILES_URL: url(prefix),
      AWS_ACCESS_KEY_ID: KEY.id,
      AWS_SECRET_ACCESS_KEY: KEY.secret,
    }),
    address: (prefix = '') => {
      const address = readBucketAddress(url(prefix), KEY)
      if (typeof address === 'string') throw new Error(address)
      return address
    },
    end: async () => {
      const closed = once(child, 'close')
      child.kill('SIGKILL')
      await closed
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function makeBucket(url: string): Promise<void> {
  const key = { accessKeyId: KEY.id, secretAccessKey: KEY.secret, service: 's3', region: 'us-east-1' }
  const signed = await new AwsV4Signer({ method: 'PUT', url, ...key }).sign()
  const answer = await fetch(signed.url, { method: 'PUT', headers: signed.headers })
  if (!answer.ok) throw new Error(`no bucket was made: ${answer.status} ${await answer.text()}`)
}

/** Everything in a store, by name. */
export async function listOf(store: Store): Promise<ListedFile[]> {
  const files: ListedFile[] = []
  for await (const file of store.list()) files.push(file)
  return files.toSorted((a, b) => (a.name < b.name ? -1 : 1))
}
