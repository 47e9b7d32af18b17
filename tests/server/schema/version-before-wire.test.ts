import type { Client } from 'openapi-fetch'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { answer, connect, upload } from '../../../docs/examples/over-the-wire/client.ts'
import type { paths } from '../../../generated/api.ts'
import { migrations } from '../../../server/schema/migrations/index.ts'
import { stepsOf } from '../../../server/schema/migrations/migrate.ts'
import { shows } from '../../support/shows.ts'
import { stepsBefore, unpackVersionBefore } from '../../support/version-before.ts'
import { emptyDatabase } from '../support/database.ts'
import { openEvents } from '../support/events.ts'
import { newFolder } from '../support/folder.ts'
import { startProcess, type ServerProcess } from '../support/process.ts'
import { businessBody, customerBody, PASSWORD } from '../support/town-wire.ts'

const database = await emptyDatabase()
const [sources, dataDir] = [newFolder(afterAll), newFolder(afterAll)]
const running: ServerProcess[] = []
afterAll(async () => {
  await Promise.all(running.map((server) => server.end('SIGTERM')))
  await database.close()
})

/** Starts a server behind the same address as all others. */
async function start(program?: string): Promise<string> {
  const settings = { DATABASE_URL: database.url, DATA_DIR: dataDir, PUBLIC_URL: 'https://bidfair.example' }
  const line = program === undefined ? undefined : [process.execPath, program]
  const server = await startProcess({ ...settings, RATE_LIMIT_MULTIPLIER: '1000' }, line)
  running.push(server)
  return server.address
}

/** What the customer's stream hears first. */
const first = ['Luis Plumbing wrote to you about “Tap”.', 'Luis Plumbing bid $140 on “Tap”.'].map((message) => ({
  data: { message },
}))

/** What all of it comes to, for each reader. */
const outcome = (city: string) => ({
  job: ['Kitchen tap', 'completed', 5, 'Luis Ortega', 129.5],
  bids: [129.5, 165.5],
  messages: ['Is there a lift?', 'No'],
  listed: [[[true, 'completed']], [[true, 'completed']], [[true, 'completed']]],
  told: [
    [
      'Luis Plumbing wrote to you about “Tap”.',
      'Luis Plumbing bid $140 on “Tap”.',
      'Maya Plumbing bid $165.50 on “Tap”.',
      'Luis Plumbing changed their bid on “Tap” to $129.50.',
      'Luis Plumbing marked “Kitchen tap” as completed.',
    ],
    [
      `New job in ${city}: “Tap”.`,
      'The customer wrote to you about “Tap”.',
      'The customer changed the job “Kitchen tap”.',
      'Your bid on “Kitchen tap” was accepted. The job is yours.',
      'You received 5 of 5 stars for “Kitchen tap”.',
    ],
    [
      `New job in ${city}: “Tap”.`,
      'The customer changed the job “Kitchen tap”.',
      'The customer chose another business for “Kitchen tap”.',
    ],
  ],
  pictures: [200, 200],
})

/** Waits until all that was to be told is told, so that what is missing or double stays so. */
const told = async (): Promise<void> => {
  const waiting = () => database.db.selectFrom('tellings').select('job_id').execute()
  await expect.poll(waiting, { timeout: 60_000, interval: 20 }).toEqual([])
}

test('servers of the version before share the main job with this one', shows('upgrade.before'), async () => {
  const before = await start(unpackVersionBefore(sources))
  expect(await stepsOf(database.db)).toEqual(stepsBefore())
  const dallas = await signUp(before, 'Dallas')
  const early = await postJob(before, dallas, 'Dallas')
  const heard = await openEvents(before, dallas.customer.token)

  // The first server of this version moves the database on, and the other one has not been asked.
  const present = await start()
  expect(await stepsOf(database.db)).toEqual(Object.keys(migrations))
  await doJob(present, dallas, early)
  expect([await heard.next('notification'), await heard.next('notification')]).toMatchObject(first)
  heard.close()

  const austin = await signUp(present, 'Austin')
  const late = await postJob(present, austin, 'Austin')
  await told()
  const listening = await openEvents(present, austin.customer.token)
  await doJob(before, austin, late)
  expect([await listening.next('notification'), await listening.next('notification')]).toMatchObject(first)
  listening.close()

  await told()
  for (const reader of [before, present]) {
    expect(await readJob(reader, dallas, early)).toEqual(outcome('Dallas'))
    expect(await readJob(reader, austin, late)).toEqual(outcome('Austin'))
  }
})

/** Somebody with a session. */
type Member = Readonly<{ id: string; token: string }>

/** A customer, and the two businesses that bid: the one that is chosen and the other. */
type Members = Readonly<{ customer: Member; winner: Member; loser: Member }>

const clientOf = (baseUrl: string, { token }: Member): Client<paths, 'application/json'> => connect({ baseUrl }, token)

/** Signs up a customer and two plumbers of a city. */
async function signUp(baseUrl: string, city: string): Promise<Members> {
  const anyone = connect({ baseUrl })
  const logIn = async (email: string): Promise<Member> => {
    const { token, data } = await answer(anyone.POST('/login/customer', { body: { email, password: PASSWORD } }))
    return { id: data.id, token }
  }
  const business = async (name: string): Promise<Member> => {
    const body = businessBody({ email: `${name}@${city}.example`, city: [city], buisness_name: `${name} Plumbing` })
    await answer(anyone.POST('/signup/business', { body }))
    return await logIn(body.email)
  }
  const ana = customerBody({ email: `Ana@${city}.example`, city })
  await answer(anyone.POST('/signup/customer', { body: ana }))
  return { customer: await logIn(ana.email), winner: await business('Luis'), loser: await business('Maya') }
}

async function picture(client: Client<paths, 'application/json'>): Promise<string> {
  const drawn = sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
  return await upload(client, new Blob([new Uint8Array(await drawn.png().toBuffer())]), 'picture.png')
}

/** Posts a job with a picture. */
async function postJob(baseUrl: string, { customer }: Members, city: string): Promise<string> {
  const client = clientOf(baseUrl, customer)
  const job = { title: 'Tap', details: 'It drips.', category: 'Plumbing', state: 'Texas', city, budget: 150 }
  const body = { ...job, pics_url: [await picture(client)] }
  return (await answer(client.POST('/create-job/customer', { body }))).jobId
}

/** Asks, bids, edits bid and job, accepts, completes with a picture of the work, and rates. */
async function doJob(baseUrl: string, members: Members, jobId: string): Promise<void> {
  const { customer, winner, loser } = members
  const [ana, luis, maya] = [clientOf(baseUrl, customer), clientOf(baseUrl, winner), clientOf(baseUrl, loser)]
  const businessId = winner.id
  await answer(luis.POST('/send-message', { body: { jobId, text: 'Is there a lift?' } }))
  await answer(ana.POST('/send-message', { body: { jobId, businessId, text: 'No' } }))
  const bid = { jobId, proposalStatement: 'I can come.' }
  const { bidId } = await answer(luis.POST('/place-bid/business', { body: { ...bid, amount: 140 } }))
  await answer(maya.POST('/place-bid/business', { body: { ...bid, amount: 165.5 } }))
  const better = { bidId, proposalStatement: 'I can come today.', amount: 129.5 }
  await answer(luis.POST('/update-bid/business', { body: better }))
  await answer(ana.POST('/update-job/customer', { body: { jobId, title: 'Kitchen tap', details: 'It drips.' } }))
  await answer(ana.POST('/assign-job/customer', { body: { jobId, companyId: businessId, amount: 129.5 } }))
  const done = { jobid: jobId, pics_url: [await picture(luis)] }
  await answer(luis.POST('/mark-completed/business', { body: done }))
  const rating = { jobId, companyId: businessId, rating: 5, comment: 'On time.' }
  await answer(ana.POST('/rate-job/customer', { body: rating }))
}

/** What the three are shown and were told of all this, the oldest notice first. */
async function readJob(baseUrl: string, { customer, winner, loser }: Members, jobId: string) {
  const [ana, luis, maya] = [clientOf(baseUrl, customer), clientOf(baseUrl, winner), clientOf(baseUrl, loser)]
  const { job, assignedBusiness, workPictures } = await answer(
    ana.POST('/get-job-details/customer', { body: { jobid: jobId } }),
  )
  const { Data: bids } = await answer(ana.POST('/show-bid/customer', { body: { jobId } }))
  const { messages } = await answer(luis.POST('/messages', { body: { jobId, limit: 30 } }))
  const body = { limit: 20 }
  const listed = await Promise.all([
    answer(ana.POST('/get-jobs/customer', { body })),
    ...[luis, maya].map((one) => answer(one.POST('/get-job/business', { body }))),
  ])
  const told = await Promise.all([
    answer(ana.POST('/get-notification/customer', { body })),
    ...[luis, maya].map((one) => answer(one.POST('/get-notification/buisness', { body }))),
  ])
  const pictures = [...job.pics_url, ...workPictures]
  const shown = await Promise.all(pictures.map((link) => fetch(`${baseUrl}${new URL(link).pathname}`)))
  return {
    job: [job.title, job.status, job.rating?.rating, assignedBusiness?.name, assignedBusiness?.bidAmount],
    bids: bids.map(({ amount }) => amount).toSorted((a, b) => a - b),
    messages: messages.map(({ text }) => text),
    listed: listed.map(({ jobs }) => jobs.map(({ id, status }) => [id === jobId, status])),
    // Each server has the words of its version: these were said in others before.
    told: told.map(({ notifications }) =>
      notifications
        .map(({ message }) => message.replace(' out of 5 stars', ' of 5 stars').replace(' Rate their work.', ''))
        .toReversed(),
    ),
    pictures: shown.map(({ status }) => status),
  }
}
