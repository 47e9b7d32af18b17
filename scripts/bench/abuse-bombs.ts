import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { startServer } from '../run-server.ts'

/** What 24 hostile pictures at once do to a server. Memory in MB of what is resident, times in milliseconds. */
export type BombResults = Readonly<{
  /** By how much the serving process grew. */
  grown: number
  /** The most that the processes that decode occupied together. */
  decoding: number
  /** How long small pictures from another address took meanwhile: the longest, and the median, of so many. */
  slowest: number
  median: number
  uploads: number
  /** How often each answer came to the bombs. */
  answers: Readonly<Record<string, number>>
}>

const BOMBS = 24
/** How often memory is looked at, in milliseconds. */
const LOOK_EVERY = 25

/** Another address of this machine than the one that the bombs come from. */
const ELSEWHERE = { 'x-forwarded-for': '203.0.113.7' }

/** Throws bombs at a fresh server from one address, all at once, while another one goes on uploading small pictures. */
export async function measureBombs(): Promise<BombResults> {
  const bombs = await makeBombs()
  const small = await picture(10).png().toBuffer()
  const server = await startServer({ DEMO: 'off', WEB_BUILD: 'off', RATE_LIMIT_MULTIPLIER: '1000' })
  try {
    // As a server that has been up for a while: its decoder runs.
    await upload(server.baseUrl, small, ELSEWHERE)
    const before = residentOf(server.pid)
    let [serving, decoding] = [before, 0]
    const looking = setInterval(() => {
      serving = Math.max(serving, residentOf(server.pid))
      decoding = Math.max(decoding, decodersOf(server.pid).map(residentOf).reduce(sum, 0))
    }, LOOK_EVERY)
    const over = new AbortController()
    const thrown = Promise.all(
      Array.from({ length: BOMBS }, (_, index) => upload(server.baseUrl, bombs[index % bombs.length] ?? small)),
    ).finally(() => over.abort())
    const times: number[] = []
    while (!over.signal.aborted) {
      const begun = performance.now()
      await upload(server.baseUrl, small, ELSEWHERE)
      times.push(performance.now() - begun)
    }
    const answers: Record<string, number> = {}
    for (const answer of await thrown) answers[answer] = (answers[answer] ?? 0) + 1
    clearInterval(looking)
    const sorted = times.toSorted((one, other) => one - other)
    const [grown, slowest, median] = [serving - before, sorted.at(-1) ?? 0, sorted[sorted.length >> 1] ?? 0]
    return { grown, decoding, slowest, median, uploads: times.length, answers }
  } finally {
    await server.stop()
  }
}

/** The costly kinds, each twice: far beyond its limit, and as large as may be. */
async function makeBombs(): Promise<Buffer[]> {
  const bombs: Buffer[] = []
  for (const side of [9999, 2898]) bombs.push(await picture(side).avif({ effort: 0 }).toBuffer())
  for (const side of [9999, 5000]) bombs.push(await picture(side).jpeg({ progressive: true }).toBuffer())
  for (const side of [9999, 5000]) bombs.push(await picture(side).gif({ effort: 1 }).toBuffer())
  for (const side of [9999, 3535]) bombs.push(await picture(side).png({ progressive: true }).toBuffer())
  return bombs
}

const picture = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#1b6b3a' } })

/** Uploads a picture and answers with what was said: `ok` or the code. */
async function upload(baseUrl: string, bytes: Buffer, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), 'picture')
  const response = await fetch(`${baseUrl}/v1/upload-file`, { method: 'POST', body: form, headers })
  return /"code":"(\w+)"/.exec(await response.text())?.[1] ?? 'ok'
}

const sum = (one: number, other: number) => one + other

const decodersOf = (server: number) =>
  readdirSync('/proc')
    .map(Number)
    .filter(
      (pid) =>
        pid > 0 && said(pid, 'status', /^PPid:\s+(\d+)/m) === server && /decoder-process/.test(read(pid, 'cmdline')),
    )

const residentOf = (pid: number) => said(pid, 'status', /^VmRSS:\s+(\d+)/m) / 1000

const said = (pid: number, name: string, pattern: RegExp) => Number(pattern.exec(read(pid, name))?.[1] ?? 0)

/** Empty where the process has ended meanwhile. */
function read(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return ''
  }
}
