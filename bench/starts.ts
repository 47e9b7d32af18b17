import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../scripts/run-server.ts'

const RUNS = 7

/** Milliseconds from the command to the line that says the server is ready, the quickest first, where web app and demo town are there. */
export async function measureStarts(): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bidfair-starts-'))
  const time = async (): Promise<number> => {
    const before = performance.now()
    const server = await startServer({ DATA_DIR: folder })
    const took = performance.now() - before
    await server.stop()
    return took
  }
  try {
    // The first one fills the folder, and the caches of Node.
    await time()
    const times: number[] = []
    for (let run = 0; run < RUNS; run += 1) times.push(await time())
    return times.toSorted((one, other) => one - other)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
