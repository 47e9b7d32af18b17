import type { Client } from 'openapi-fetch'
import sharp from 'sharp'
import type { paths } from '../../../generated/api.ts'
import { answer, connect, upload } from '../../../docs/examples/over-the-wire/client.ts'
import { businessBody, customerBody, PASSWORD } from './town-wire.ts'

/** Somebody with a session. */
export type Member = Readonly<{ id: string; token: string }>

/** A customer, and the two businesses that bid: the one that is chosen and the other. */
export type Members = Readonly<{ customer: Member; winner: Member; loser: Member }>

const clientOf = (baseUrl: string, { token }: Member): Client<paths, 'application/json'> => connect({ baseUrl }, token)

/** Signs up a customer and two plumbers of a city. */
export async function signUp(baseUrl: string, city: string): Promise<Members> {
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
export async function postJob(baseUrl: string, { customer }: Members, city: string): Promise<string> {
  const client = clientOf(baseUrl, customer)
  const job = { title: 'Tap', details: 'It drips.', category: 'Plumbing', state: 'Texas', city, budget: 150 }
  const body = { ...job, pics_url: [await picture(client)] }
  return (await answer(client.POST('/create-job/customer', { body }))).jobId
}

/** Asks, bids, edits bid and job, accepts, completes with a picture of the work, and rates. */
export async function doJob(baseUrl: string, members: Members, jobId: string): Promise<void> {
  const [ana, luis, maya] = [members.customer, members.winner, members.loser].map((one) => clientOf(baseUrl, one))
  if (ana === undefined || luis === undefined || maya === undefined) throw new Error('three have to be there')
  const businessId = members.winner.id
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
export async function readJob(baseUrl: string, { customer, winner, loser }: Members, jobId: string) {
  const [ana, luis, maya] = [clientOf(baseUrl, customer), clientOf(baseUrl, winner), clientOf(baseUrl, loser)]
  const { job, assignedBusiness, workPictures } = await answer(
    ana.POST('/get-job-details/customer', { body: { jobid: jobId } }),
  )
  const { Data: bids } = await answer(ana.POST('/show-bid/customer', { body: { jobId } }))
  const { messages } = await answer(luis.POST('/messages', { body: { jobId, limit: 30 } }))
  const listed = await Promise.all([
    answer(ana.POST('/get-jobs/customer', { body: {} })),
    answer(luis.POST('/get-job/business', { body: {} })),
    answer(maya.POST('/get-job/business', { body: {} })),
  ])
  const told = await Promise.all([
    answer(ana.POST('/get-notification/customer', { body: { limit: 20 } })),
    answer(luis.POST('/get-notification/buisness', { body: { limit: 20 } })),
    answer(maya.POST('/get-notification/buisness', { body: { limit: 20 } })),
  ])
  const pictures = [...job.pics_url, ...workPictures]
  const shown = await Promise.all(pictures.map((link) => fetch(`${baseUrl}${new URL(link).pathname}`)))
  return {
    job: [job.title, job.status, job.rating?.rating, assignedBusiness?.name, assignedBusiness?.bidAmount],
    bids: bids.map(({ amount }) => amount).toSorted((a, b) => a - b),
    messages: messages.map(({ text }) => text),
    listed: listed.map(({ jobs }) => jobs.map(({ id, status }) => [id === jobId, status])),
    // Each server has the words of its version: this one was said in others before.
    told: told.map(({ notifications }) =>
      notifications.map(({ message }) => message.replace(' out of 5 stars', ' of 5 stars')).toReversed(),
    ),
    pictures: shown.map(({ status }) => status),
  }
}
