import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { newDecoder } from '../../../server/files/image-decoder.ts'
import { shows } from '../../support/shows.ts'
import { decodersOf, userOf } from '../support/decoders.ts'
import { isThere } from '../support/process.ts'

const UNREADABLE = { error: 'FILE_UNREADABLE' }

const flat = async (side: number) =>
  await sharp({ create: { width: side, height: side, channels: 3, background: '#1b6b3a' } })
    .png({ compressionLevel: 1 })
    .toBuffer()
const [small, large] = [await flat(40), await flat(5000)]

test('pictures are decoded in another process, which is never root', shows('limit.decoder-process'), async () => {
  const decoder = newDecoder()
  expect(await decoder.decode(small)).not.toEqual(UNREADABLE)
  const own = process.getuid?.()
  expect(decodersOf(process.pid).map(userOf)).toEqual([own === 0 ? 65_533 : own])
  decoder.stop()
  await vi.waitUntil(() => decodersOf(process.pid).length === 0, { timeout: 30_000 })
})

test.each([
  ['memory', { memory: 1, time: 60_000 }],
  ['time', { memory: 1e9, time: 1 }],
])(
  'a process whose picture takes too much %s is killed, and the next picture has a new one',
  shows('limit.decoder-process'),
  async (_what, most) => {
    const decoder = newDecoder(most)
    expect(await decoder.decode(large)).toEqual(UNREADABLE)
    expect(decodersOf(process.pid)).toEqual([])
    // Nothing is little enough for these limits, so that the new one is seen while it is at work.
    const next = decoder.decode(Buffer.from('no picture'))
    await vi.waitUntil(() => decodersOf(process.pid).length === 1, { timeout: 30_000 })
    expect(await next).toEqual(UNREADABLE)
    decoder.stop()
    await vi.waitUntil(() => decodersOf(process.pid).length === 0, { timeout: 30_000 })
  },
)

test('it ends with a server that is killed, in the middle of a picture', shows('limit.decoder-process'), async () => {
  const program = join(import.meta.dirname, '../support/decoding.ts')
  const server = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const { pid = 0 } = server
  await once(server.stdout, 'data')
  const [decoder = 0] = decodersOf(pid)
  expect(isThere(decoder)).toBe(true)
  const ended = once(server, 'close')
  server.kill('SIGKILL')
  await ended
  await vi.waitUntil(() => !isThere(decoder), { timeout: 30_000 })
})
