import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { buildWebApp } from '../../../server/start/web-build.ts'
import { shows } from '../../support/shows.ts'
import { newFolder } from '../support/folder.ts'

const BUILT = ['app-1a.js', 'app-1a.js.br', 'app-1a.js.gz', 'photo-2b.webp']
const script = 'x'.repeat(5000)
let project: string
let dist: string
let said: string[]
beforeEach(() => {
  project = newFolder()
  dist = join(project, 'dist')
  said = []
  mkdirSync(join(project, 'src/features'), { recursive: true })
  writeFileSync(join(project, 'src/index.html'), '<!doctype html>')
  writeFileSync(join(project, 'src/features/page.tsx'), '')
})

async function build(_project: string, target: string): Promise<void> {
  mkdirSync(join(target, 'assets'), { recursive: true })
  writeFileSync(join(target, 'index.html'), '<!doctype html>')
  writeFileSync(join(target, 'assets/app-1a.js'), script)
  writeFileSync(join(target, 'assets/photo-2b.webp'), script)
}

const start = (make = build) =>
  buildWebApp({ say: (line) => said.push(line), project, dist, build: make, isAnew: false })

/** Moves a file's time by so many seconds from that of the build. */
function touch(path: string, seconds: number): void {
  const time = new Date(statSync(join(dist, 'index.html')).mtimeMs + seconds * 1000)
  utimesSync(join(project, path), time, time)
}

test('what is missing is built, its texts get compressed copies, and nothing is left beside it', async () => {
  await start()
  expect(said).toEqual(['Building the web app …'])
  expect(readdirSync(join(dist, 'assets')).toSorted()).toEqual(BUILT)
  expect(brotliDecompressSync(readFileSync(join(dist, 'assets/app-1a.js.br'))).toString()).toBe(script)
  expect(gunzipSync(readFileSync(join(dist, 'assets/app-1a.js.gz'))).toString()).toBe(script)
  expect(readdirSync(project).toSorted()).toEqual(['dist', 'src'])
})

test('a build that fails is told and leaves the last one in place', async () => {
  await start()
  touch('src/features/page.tsx', 60)
  await expect(
    start(async (_project, target) => {
      mkdirSync(target)
      throw new Error('no such import')
    }),
  ).rejects.toThrow('no such import')
  expect(existsSync(join(dist, 'index.html'))).toBe(true)
  expect(readdirSync(project).toSorted()).toEqual(['dist', 'src'])
})

test('servers that build one checkout at once all get the whole', shows('running.build'), async () => {
  for (const isThereAlready of [false, true]) {
    if (isThereAlready) touch('src/features/page.tsx', 60)
    // None goes on before all three have come.
    const { promise: met, resolve: meet } = Promise.withResolvers<void>()
    let missing = 3
    const together = async (from: string, target: string) => {
      await build(from, target)
      missing -= 1
      if (missing === 0) meet()
      await met
    }
    await Promise.all([start(together), start(together), start(together)])
    expect(readdirSync(project).toSorted()).toEqual(['dist', 'src'])
    expect(readdirSync(join(dist, 'assets')).toSorted()).toEqual(BUILT)
  }
})

test('what a killed build left behind is removed by the next one', async () => {
  for (const name of ['dist.new-1', 'dist.old-1', 'dist.new-2']) mkdirSync(join(project, name))
  const yesterday = new Date(Date.now() - 24 * 3_600_000)
  for (const name of ['dist.new-1', 'dist.old-1']) utimesSync(join(project, name), yesterday, yesterday)
  await start()
  // One that is just being made stays.
  expect(readdirSync(project).toSorted()).toEqual(['dist', 'dist.new-2', 'src'])
})
