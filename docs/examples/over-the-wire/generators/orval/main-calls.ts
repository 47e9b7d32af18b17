import { readFileSync } from 'node:fs'
import { createJob, getCustomerJob, listCustomerJobs, loginCustomer, placeBid, uploadFile } from './api.js'

const [url = '', customerEmail = '', businessEmail = '', password = '', photo = ''] = process.argv.slice(2)
process.env['API'] = `${url}/v1`
const as = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } })

// One address for both roles: `type` says which one it is, and the compiler knows what either has.
const login = await loginCustomer({ email: customerEmail, password })
if (login.status !== 200 || login.data.type !== 'customer') throw new Error('That is no customer')
const customer = as(login.data.token)
const other = await loginCustomer({ email: businessEmail, password })
if (other.status !== 200 || other.data.type !== 'business') throw new Error('That is no business')
const business = as(other.data.token)
const names = [login.data.data.name, other.data.data.buisness_name]

const file = new File([readFileSync(photo)], 'tap.jpg')
const upload = await uploadFile({ file }, customer)
if (upload.status !== 200) throw new Error(upload.data.code)

const job = {
  title: 'Leaking kitchen tap',
  details: 'It drips day and night.',
  category: 'Plumbing',
  state: 'Texas',
  city: 'Austin',
  budget: 150,
  pics_url: [upload.data.Data.url],
}
const once = { headers: { ...customer.headers, 'Idempotency-Key': crypto.randomUUID() } }
const posted = await createJob(job, once)
if (posted.status !== 200) throw new Error(posted.data.code)
const { jobId } = posted.data

const first = await listCustomerJobs({ limit: 1 }, customer)
if (first.status !== 200 || first.data.nextCursor === null) throw new Error('There are more')
const second = await listCustomerJobs({ limit: 1, cursor: first.data.nextCursor }, customer)
if (second.status !== 200) throw new Error(second.data.code)
const titles = [...first.data.jobs, ...second.data.jobs].map(({ title }) => title)

const bid = { jobId, proposalStatement: 'I can come on Tuesday morning.', amount: 129.5 }
await placeBid(bid, business)
const { status: refused, data: refusal } = await placeBid(bid, business)
if (refused !== 409 || refusal.code !== 'ALREADY_BID') throw new Error('One may bid once')

const details = await getCustomerJob({ jobid: jobId }, customer)
if (details.status !== 200) throw new Error(details.data.code)
const { status, pics_url: pictures } = details.data.job
const amount = details.data.assignedBusiness?.bidAmount ?? null
console.log(JSON.stringify({ names, titles, refused: refusal.code, status, pictures, amount }))
