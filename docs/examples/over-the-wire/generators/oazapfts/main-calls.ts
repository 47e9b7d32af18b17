import { readFileSync } from 'node:fs'
import { ok } from '@oazapfts/runtime'
import { createJob, defaults, getCustomerJob, listCustomerJobs, loginCustomer, placeBid, uploadFile } from './api.js'

const [url = '', customerEmail = '', businessEmail = '', password = '', photo = ''] = process.argv.slice(2)
defaults.baseUrl = `${url}/v1`
const as = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } })

// One address for both roles: `type` says which one it is, and the compiler knows what either has.
const login = await ok(loginCustomer({ email: customerEmail, password }))
if (login.type !== 'customer') throw new Error('That is a business')
const customer = as(login.token)
const other = await ok(loginCustomer({ email: businessEmail, password }))
if (other.type !== 'business') throw new Error('That is a customer')
const business = as(other.token)
const names = [login.data.name, other.data.buisness_name]

const file = new File([readFileSync(photo)], 'tap.jpg')
const upload = await ok(uploadFile({ file }, {}, customer))

const job = {
  title: 'Leaking kitchen tap',
  details: 'It drips day and night.',
  category: 'Plumbing',
  state: 'Texas',
  city: 'Austin',
  budget: 150,
  pics_url: [upload.Data.url],
}
const { jobId } = await ok(createJob(job, { idempotencyKey: crypto.randomUUID() }, customer))

const first = await ok(listCustomerJobs({ limit: 1 }, {}, customer))
if (first.nextCursor === null) throw new Error('There are more')
const second = await ok(listCustomerJobs({ limit: 1, cursor: first.nextCursor }, {}, customer))
const titles = [...first.jobs, ...second.jobs].map(({ title }) => title)

const bid = { jobId, proposalStatement: 'I can come on Tuesday morning.', amount: 129.5 }
await ok(placeBid(bid, {}, business))
const { status: refused, data: refusal } = await placeBid(bid, {}, business)
if (refused !== 409 || refusal.code !== 'ALREADY_BID') throw new Error('One may bid once')

const details = await ok(getCustomerJob({ jobid: jobId }, {}, customer))
const { status, pics_url: pictures } = details.job
const amount = details.assignedBusiness?.bidAmount ?? null
console.log(JSON.stringify({ names, titles, refused: refusal.code, status, pictures, amount }))
