import { done } from '../../machines/outcome.ts'
import type { uploadMachine } from '../../machines/upload.ts'
import { jobPicturesSlot } from '../../src/actors/slots.ts'
import { uploadFailureText } from '../../src/i18n/failure-text.ts'
import { newCustomer } from '../e2e/support/api.ts'
import { photo } from '../e2e/support/samples.ts'
import { upload } from '../models/upload.ts'
import { becomes } from './support/form-facts.ts'
import type { Gate } from './support/gate.ts'
import { once } from './support/once.ts'
import type { Stage } from './support/stage.ts'
import type { Visit } from './support/visit.ts'
import { walkScene } from './support/walk.ts'

/** A customer who has just picked a file for a job. */
type World = { readonly visit: Visit; readonly gate: Gate; readonly name: string }

type Picked = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

/** Bytes a second of a network so slow that a picture is seen on its way, and bytes enough to be so. */
const SLOW = 100_000
const LARGE = 500_000

const customer = once(() => newCustomer())

/** The row of a file among the pictures of a job that is about to be posted. */
function stageOf(pick: () => Promise<Picked>): Stage<typeof uploadMachine, World> {
  return {
    open: async (openVisit) => {
      const visit = await openVisit(await customer())
      const gate = await visit.gateOn('uploadFile')
      const picked = await pick()
      await visit.page.goto('/post-job')
      await visit.page.getByLabel(visit.say('postJob.pictures'), { exact: true }).setInputFiles(picked)
      return { visit, gate, name: picked.name }
    },
    look: ({ visit }) => visit,
    does: {
      /** Bytes leave, slowly enough for it to be seen. */
      'upload.progressed': async ({ visit: { page, context }, gate }) => {
        const browser = await context.newCDPSession(page)
        const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: SLOW }
        await browser.send('Network.emulateNetworkConditions', conditions)
        await gate.answer(done(null))
      },
      'upload.retried': async (world) => row(world).retry.click(),
    },
    answers: { send: ({ gate }, outcome) => gate.answer(outcome) },
    sees: {
      checking: 'is passed',
      sending: async (world, { context: { progress } }) => {
        if (progress === 0) await world.gate.arrived()
        await isThere(world, { progress: progress === 0 ? 'begins' : 'goes on' })
      },
      settling: 'is passed',
      /** Only those who do not see the bar go away are told. */
      done: (world) => isThere(world, { told: world.visit.say('ui.sent') }),
      /** It takes no room and cannot be tried again. */
      refused: (world, { context }) =>
        isThere(world, {
          told: context.code === null ? null : world.visit.say.code(context.code),
          takesRoom: false,
        }),
      failed: (world, { context: { failure } }) =>
        isThere(world, { told: failure && uploadFailureText(world.visit.say, failure), canRetry: true }),
    },
  }
}

type Standing = {
  readonly progress: 'none' | 'begins' | 'goes on' | 'ends'
  /** What is said about the file by its name. */
  readonly told: string | null
  readonly canRetry: boolean
  readonly takesRoom: boolean
}

/** The row says how its file stands, and nothing else. */
async function isThere(world: World, standing: Partial<Standing>): Promise<void> {
  const { name, visit } = world
  const { page, say } = visit
  const { progress = 'none', told = null, canRetry = false, takesRoom = true } = standing
  const left = say('postJob.slotsLeft', { count: jobPicturesSlot.max - (takesRoom ? 1 : 0) })
  const { bar, retry, remove } = row(world)
  await remove.waitFor()
  await becomes(
    async () => {
      const words = await page.getByRole('status').allInnerTexts()
      return {
        // In one look: the bar goes away when the file has arrived.
        progress: progressIn(await bar.evaluateAll((bars) => bars.map((each) => each.getAttribute('aria-valuenow')))),
        told: words.filter((each) => each.startsWith(`${name}: `)),
        canRetry: await retry.isVisible(),
        left: words.filter((each) => each === left),
      }
    },
    { progress, told: told === null ? [] : [`${name}: ${told}`], canRetry, left: [left] },
  )
}

function progressIn([percent]: readonly (string | null)[]): Standing['progress'] {
  if (percent === undefined) return 'none'
  if (percent === '0') return 'begins'
  return percent === '100' ? 'ends' : 'goes on'
}

/** The file, and what can be done with it. */
function row({ name, visit: { page, say } }: World) {
  return {
    bar: page.getByRole('progressbar', { name: say('ui.sending', { name }), exact: true }),
    retry: page.getByRole('button', { name: say('ui.retryNamed', { name }), exact: true }),
    remove: page.getByRole('button', { name: say('ui.removeNamed', { name }), exact: true }),
  }
}

/** A photo that is large for what it shows: what comes after the picture in its file is nothing to those who draw it. */
async function largePhoto(): Promise<Picked> {
  const small = await photo('tap.jpg', 'teal')
  return { ...small, buffer: Buffer.concat([small.buffer, Buffer.alloc(LARGE)]) }
}

const notes = async (): Promise<Picked> => ({
  name: 'notes.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('The tap drips.'),
})

walkScene(upload, 'picture', stageOf(largePhoto))
walkScene(upload, 'text', stageOf(notes))
