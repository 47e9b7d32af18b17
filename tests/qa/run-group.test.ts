import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'bidfair-group-'))
afterAll(() => rmSync(folder, { recursive: true }))

const group = join(import.meta.dirname, '../../qa/run-walks.ts')

/** A command that runs a program in a group; the program starts another, says who that is, and both do as they are told. */
function command(program: string, started: string): ReturnType<typeof spawn> {
  const [first, second] = [join(folder, 'first.mjs'), join(folder, 'second.mjs')]
  writeFileSync(
    second,
    `${started}; setInterval(() => {}, 1000); console.log('pid ' + process.pid + ' in ' + process.env.TMPDIR)`,
  )
  writeFileSync(
    first,
    `import { spawn } from 'node:child_process'; spawn(process.execPath, [${JSON.stringify(second)}], { stdio: 'inherit' }); ${program}`,
  )
  const run = `import { runGroup } from ${JSON.stringify(group)}
    process.exitCode = await runGroup(process.execPath, [${JSON.stringify(first)}], { patience: 500 })`
  return spawn(process.execPath, ['--input-type=module', '--eval', run], { stdio: ['ignore', 'pipe', 'inherit'] })
}

/** Waits until the program that was started by the program says who it is. */
async function startedBy({
  stdout,
}: ReturnType<typeof spawn>): Promise<{ readonly pid: number; readonly folder: string }> {
  for await (const chunk of stdout ?? []) {
    const [, pid, temporary = ''] = /pid (\d+) in (.*)/.exec(String(chunk)) ?? []
    if (pid !== undefined) return { pid: Number(pid), folder: temporary }
  }
  throw new Error('It ended before it had started anything')
}

/** Whether a process is at work, or its folder is there; one that has ended and that nobody asked about is not. */
async function isThere({ pid, folder: temporary }: Awaited<ReturnType<typeof startedBy>>): Promise<boolean> {
  const ps = spawn('ps', ['-o', 'stat=', '-p', `${pid}`], { stdio: ['ignore', 'pipe', 'inherit'] })
  const said = await ps.stdout.toArray()
  return /^[^Z\s]/.test(said.join('')) || existsSync(temporary)
}

const STAYS = `setInterval(() => {}, 1000)`

test.for([
  ['ends on the signal', ''],
  ['does not listen', `process.on('SIGINT', () => {})`],
] as const)('an interrupted command leaves nothing behind that %s', async ([, listens]) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const run = command(STAYS, listens)
    const started = await startedBy(run)
    run.kill(signal)
    expect(await once(run, 'exit')).toEqual([130, null])
    expect(await isThere(started)).toBe(false)
  }
})

test('a program that ends too early leaves nothing behind either, and its status is told', async () => {
  const run = command('setTimeout(() => process.exit(3), 500)', '')
  const started = await startedBy(run)
  expect(await once(run, 'exit')).toEqual([3, null])
  expect(await isThere(started)).toBe(false)
})
