import { documentsSlot, jobPicturesSlot } from '../../src/actors/slots.ts'
import { links } from '../../src/shared/routes.ts'
import { remembered } from 'statechart-kit/script/notes'
import { newBusiness, newCustomer, type Account } from '../support/api.ts'
import { photo } from '../support/samples.ts'
import { upload } from '../models/upload.ts'
import { textsOf, becomes } from './support/form-facts.ts'
import { walkScene, type Stage } from './support/walk.ts'
import { done, type Failure } from '../../machines/outcome.ts'
import type { uploadMachine } from '../../machines/upload.ts'
import { failureText } from '../../src/i18n/failure-text.ts'
import type { Translate } from '../../src/i18n/translate.ts'
import type { Gate } from './support/network-gate.ts'
import { isUploaded } from './support/stored.ts'
import type { Visit } from './support/visit.ts'

export type UploadStage = Stage<typeof uploadMachine, World>

/** Somebody who has just picked a file. */
type World = {
  readonly visit: Visit
  readonly gate: Gate
  readonly name: string
  readonly picked: Buffer
  isOnItsWay: boolean
}

export type Picked = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

/** A field that takes files, and how it tells of one. */
export type FileField = {
  /** Whose it is; null for those who are not logged in. */
  readonly account: () => Promise<Account | null>
  readonly address: string
  readonly label: (say: Translate) => string
  /** What is said while one file takes room, or none does. */
  readonly left: (say: Translate, count: number) => string
  readonly max: number
  /** What is said about the file, without its name. */
  readonly told: (world: World) => Promise<readonly string[]>
  /** What is said while it is sent; null where only the bar tells. */
  readonly sending: (say: Translate) => string | null
}

/** Bytes a second of a network so slow that a file is seen on its way, and bytes enough to be so. */
const SLOW = 100_000
const LARGE = 500_000

/** The row of a file in its field. */
export function uploadStage(field: FileField, pick: () => Promise<Picked>): UploadStage {
  /** The row says how its file stands, and nothing else. */
  const isThere = (world: World, standing: Partial<Standing>): Promise<void> => seesRow(field, world, standing)
  return {
    open: async (openVisit) => {
      const visit = await openVisit(await field.account())
      const gate = await visit.gateOn('uploadFile')
      const picked = await pick()
      await visit.page.goto(field.address)
      await visit.page.getByLabel(field.label(visit.say), { exact: true }).setInputFiles(picked)
      return { visit, gate, name: picked.name, picked: picked.buffer, isOnItsWay: false }
    },
    does: {
      /** Bytes leave, slowly enough for it to be seen. */
      'upload.progressed': async (world) => {
        const { visit, gate } = world
        const { page, context } = visit
        const browser = await context.newCDPSession(page)
        const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: SLOW }
        await browser.send('Network.emulateNetworkConditions', conditions)
        await gate.answer(done(null))
        world.isOnItsWay = true
      },
      'upload.retried': async (world) => row(world).retry.click(),
    },
    answers: { send: async ({ gate, isOnItsWay }, outcome) => (isOnItsWay ? undefined : gate.answer(outcome)) },
    stored: { uploadFile: ({ picked }, { request }) => isUploaded(request, picked) },
    sees: {
      checking: 'is passed',
      sending: async (world, { context: { progress } }) => {
        if (progress === 0) await world.gate.arrived()
        const told = field.sending(world.visit.say)
        await isThere(world, { progress: progress === 0 ? 'begins' : 'goes on', told })
      },
      done: (world) => isThere(world, { told: world.visit.say('ui.sent') }),
      /** It takes no room and cannot be tried again. */
      refused: (world, { context: { failure } }) => isThere(world, { told: whyIn(world, failure), takesRoom: false }),
      failed: (world, { context: { failure } }) => isThere(world, { told: whyIn(world, failure), canRetry: true }),
    },
  }
}

const whyIn = ({ visit: { say } }: World, failure: Failure | null): string | null =>
  failure && failureText(say, failure, 'upload')

/** The same file, large for what it shows: what comes after its end is nothing to those who read it. */
export function large({ buffer, ...file }: Picked): Picked {
  return { ...file, buffer: Buffer.concat([buffer, Buffer.alloc(LARGE)]) }
}

type Standing = {
  readonly progress: 'none' | 'begins' | 'goes on' | 'ends'
  readonly told: string | null
  readonly canRetry: boolean
  readonly takesRoom: boolean
}

async function seesRow(field: FileField, world: World, standing: Partial<Standing>): Promise<void> {
  const { page, say } = world.visit
  const { progress = 'none', told = null, canRetry = false, takesRoom = true } = standing
  const left = field.left(say, field.max - (takesRoom ? 1 : 0))
  const { bar, retry, remove } = row(world)
  await remove.waitFor()
  await becomes(
    async () => ({
      // In one look: the bar goes away when the file has arrived.
      progress: progressIn(await bar.evaluateAll((bars) => bars.map((each) => each.getAttribute('aria-valuenow')))),
      told: await field.told(world),
      canRetry: await retry.isVisible(),
      left: (await textsOf(page.getByRole('status'))).filter((each) => each === left),
    }),
    { progress, told: told === null ? [] : [told], canRetry, left: [left] },
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

/** The papers of a business. */
const documents: FileField = {
  account: remembered(() => newBusiness()),
  address: links.profileBusinessDetails,
  label: (say) => say('fields.documents'),
  left: (say, count) => say('fields.documentsLeft', { count }),
  max: documentsSlot.max,
  told: ({ name, visit: { page } }) =>
    textsOf(page.getByRole('listitem').filter({ hasText: name }).getByRole('status')),
  sending: (say) => say('ui.uploading'),
}

/** The pictures of a job that a customer is about to post. */
const jobPictures: FileField = {
  account: remembered(() => newCustomer()),
  address: links.postJob,
  label: (say) => say('postJob.pictures'),
  left: (say, count) => say('postJob.slotsLeft', { count }),
  max: jobPicturesSlot.max,
  told: async ({ name, visit: { page } }) => {
    const words = await textsOf(page.getByRole('status'))
    return words.filter((each) => each.startsWith(`${name}: `)).map((each) => each.slice(`${name}: `.length))
  },
  sending: () => null,
}

const pdf = { name: 'licence.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') }
const empty = { name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) }
const picture = async () => large(await photo('tap.jpg', 'teal'))

walkScene(
  upload,
  'document',
  uploadStage(documents, async () => large(pdf)),
)
walkScene(
  upload,
  'empty',
  uploadStage(jobPictures, async () => empty),
)
walkScene(upload, 'picture', uploadStage(jobPictures, picture))
