import { readFileSync } from 'node:fs'
import { createClient } from './api/client/index.js'
import { createJob, getCustomerJob, listCustomerJobs, loginCustomer, placeBid, uploadFile } from './api/index.js'

const [url = '', customerEmail = '', businessEmail = '', password = '', photo = ''] = process.argv.slice(2)
const client = createClient({ baseUrl: `${url}/v1`, throwOnError: true })
const as = (token: string) => ({ client, auth: token, throwOnError: true }) as const

// One address for both roles: `type` says which one it is, and the compiler knows what either has.
const login = await loginCustomer({ client, body: { email: customerEmail, password }, throwOnError: true })
if (login.data.type !== 'customer') throw new Error('That is a business')
const customer = as(login.data.token)
const other = await loginCustomer({ client, body: { email: businessEmail, password }, throwOnError: true })
if (other.data.type !== 'business') throw new Error('That is a customer')
const business = as(other.data.token)
const names = [login.data.data.name, other.data.data.buisness_name]

const file = new File([readFileSync(photo)], 'tap.jpg')
const upload = await uploadFile({ ...customer, body: { file } })

const job = {
  title: 'Leaking kitchen tap',
  details: 'It drips day and night.',
  category: 'Plumbing',
  state: 'Texas',
  city: 'Austin',
  budget: 150,
  pics_url: [upload.data.Data.url],
}
const headers = { 'Idempotency-Key': crypto.randomUUID() }
const { jobId } = (await createJob({ ...customer, headers, body: job })).data

const { data: first } = await listCustomerJobs({ ...customer, body: { limit: 1 } })
if (first.nextCursor === null) throw new Error('There are more')
const { data: second } = await listCustomerJobs({ ...customer, body: { limit: 1, cursor: first.nextCursor } })
const titles = [...first.jobs, ...second.jobs].map(({ title }) => title)

const bid = { jobId, proposalStatement: 'I can come on Tuesday morning.', amount: 129.5 }
await placeBid({ ...business, body: bid })
const { error: refusal } = await placeBid({ ...business, body: bid, throwOnError: false })
if (refusal?.code !== 'ALREADY_BID') throw new Error('One may bid once')

const { data: details } = await getCustomerJob({ ...customer, body: { jobid: jobId } })
const { status, pics_url: pictures } = details.job
const amount = details.assignedBusiness?.bidAmount ?? null
console.log(JSON.stringify({ names, titles, refused: refusal.code, status, pictures, amount }))
