import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { storyText, walksTable, traceOfStory, walkCharts } from 'statechart-kit/random/report'
import type { Plan } from 'statechart-kit/random/walks'
import { RequestError } from 'statechart-kit/listing/request'
import { textOf } from 'statechart-kit/core/trace'
import { models } from './models/all.ts'
import { brokenFolder } from './support/folders.ts'
import { endIfInterrupted, runGroup, runWalks } from './run-walks.ts'
import { againOf, HELP, readWalksRequest, type WalksRequest } from './walks-request.ts'

const root = join(import.meta.dirname, '..')

try {
  const request = readWalksRequest(process.argv.slice(2), models)
  if (request.help) console.log(HELP)
  else {
    const { isOn, plan } = request
    const all = [
      ...(isOn.charts ? [await onCharts(request)] : []),
      ...(isOn.server ? [await onServer(plan)] : []),
      ...(isOn.screens ? [await onScreens(request)] : []),
    ]
    console.log(`seed ${plan.seed}`)
    process.exitCode = all.every((isWhole) => isWhole) ? 0 : 1
  }
} catch (error) {
  if (!(error instanceof RequestError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

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

function onServer(plan: Plan): Promise<boolean> {
  return told(plan, (env) => {
    const args = ['run', '--project', 'server', 'tests/server/job-policy/random-walks.test.ts', '--testTimeout', '0']
    return runGroup(join(root, 'node_modules/.bin/vitest'), args, { cwd: root, env })
  })
}

async function onScreens({ models: some, scene, plan, headed, slow }: WalksRequest): Promise<boolean> {
  let isWhole = true
  for (const { name } of some) {
    const isWell = await told(plan, (env) =>
      runWalks({
        machine: name,
        only: scene === undefined ? undefined : `^${name}/${scene} `,
        withWindow: headed,
        env: {
          ...env,
          QA_LANGUAGE: 'en',
          QA_HEADED: headed ? 'on' : 'off',
          QA_SLOW: slow,
          WALKS_ON_SCREENS: 'on',
        },
      }),
    )
    isWhole &&= isWell
  }
  return isWhole
}

/** Has walks made by tests, which are told the plan and write down what they did. */
async function told(
  { seed, runs, steps, path }: Plan,
  run: (env: Readonly<Record<string, string>>) => Promise<number>,
): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'bidfair-walks-'))
  const file = join(folder, 'told.txt')
  const status = await run({
    WALKS_SEED: `${seed}`,
    WALKS_RUNS: `${runs}`,
    WALKS_STEPS: `${steps}`,
    WALKS_TOLD: file,
    ...(path === undefined ? {} : { WALKS_PATH: path }),
  }).finally(() => {
    if (existsSync(file)) console.log(`${readFileSync(file, 'utf8')}\n`)
    rmSync(folder, { recursive: true })
  })
  endIfInterrupted(status)
  return status === 0
}
