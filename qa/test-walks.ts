import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { againOf, storyText, walksTable } from './kit/random/report.ts'
import { traceOfStory, walkCharts } from './kit/random/run-charts.ts'
import type { Plan } from './kit/random/walks.ts'
import { RequestError } from './kit/listing/request.ts'
import { textOf } from './kit/trace.ts'
import { models } from './models/all.ts'
import { brokenFolder } from './support/folders.ts'
import { HELP, readWalksRequest, type WalksRequest } from './walks-request.ts'

const root = join(import.meta.dirname, '..')

try {
  const request = readWalksRequest(process.argv.slice(2), models)
  if (request.help) console.log(HELP)
  else {
    const { isOn, plan } = request
    const all = [...(isOn.charts ? [await onCharts(request)] : []), ...(isOn.server ? [onServer(plan)] : [])]
    console.log(`seed ${plan.seed}`)
    process.exitCode = all.every((isWhole) => isWhole) ? 0 : 1
  }
} catch (error) {
  if (!(error instanceof RequestError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

/** Walks the charts, and tells; answers whether nothing was broken. */
async function onCharts({ models: some, scene, plan }: WalksRequest): Promise<boolean> {
  const { reported, broken } = await walkCharts(some, plan, scene)
  console.log(`${walksTable(reported)}\n`)
  for (const each of broken) {
    const name = `${each.model.name}/${each.scene.name}`
    const trace = await traceOfStory(each)
    const file = join(brokenFolder, `${each.model.name}.${each.scene.name}.${trace.id}.json`)
    mkdirSync(brokenFolder, { recursive: true })
    writeFileSync(file, textOf(trace))
    console.log(storyText(name, each.story, againOf(`--machine ${name}`, plan, each.story)))
    console.log(`trace: ${relative(process.cwd(), file)}\n`)
  }
  return broken.length === 0
}

/** Lets people walk about on a server of the tests, and tells; answers whether nothing was broken. */
function onServer({ seed, runs, steps, path }: Plan): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'bidfair-walks-'))
  const told = join(folder, 'told.txt')
  try {
    const { status } = spawnSync(
      join(root, 'node_modules/.bin/vitest'),
      ['run', '--project', 'server', 'tests/server/law/random-walks.test.ts', '--testTimeout', '0'],
      {
        cwd: root,
        stdio: 'inherit',
        env: {
          ...process.env,
          WALKS_SEED: `${seed}`,
          WALKS_RUNS: `${runs}`,
          WALKS_STEPS: `${steps}`,
          WALKS_TOLD: told,
          ...(path === undefined ? {} : { WALKS_PATH: path }),
        },
      },
    )
    if (existsSync(told)) console.log(`${readFileSync(told, 'utf8')}\n`)
    return status === 0
  } finally {
    rmSync(folder, { recursive: true })
  }
}
