import { readFileSync } from 'node:fs'
import { isErrorFromAlias } from '@zodios/core'
import { createApiClient } from './api.js'

const [url = '', customerEmail = '', businessEmail = '', password = '', photo = ''] = process.argv.slice(2)
const as = (token: string) => {
  const headers = { Authorization: `Bearer ${token}` }
  return createApiClient(`${url}/v1`, { axiosConfig: { headers } })
}
const anyone = createApiClient(`${url}/v1`)

// One address for both roles: `type` says which one it is, and the compiler knows what either has.
const login = await anyone.loginCustomer({ email: customerEmail, password })
if (login.type !== 'customer') throw new Error('That is a business')
const customer = as(login.token)
const other = await anyone.loginCustomer({ email: businessEmail, password })
if (other.type !== 'business') throw new Error('That is a customer')
const business = as(other.token)
const names = [login.data.name, other.data.buisness_name]

const file = new File([readFileSync(photo)], 'tap.jpg')
const upload = await customer.uploadFile({ file })

const job = {
  title: 'Leaking kitchen tap',
  details: 'It drips day and night.',
  category: 'Plumbing',
  state: 'Texas',
  city: 'Austin',
  budget: 150,
  pics_url: [upload.Data.url],
}
const { jobId } = await customer.createJob(job, { headers: { 'Idempotency-Key': crypto.randomUUID() } })

const first = await customer.listCustomerJobs({ limit: 1 })
if (first.nextCursor === null) throw new Error('There are more')
const second = await customer.listCustomerJobs({ limit: 1, cursor: first.nextCursor })
const titles = [...first.jobs, ...second.jobs].map(({ title }) => title)

const bid = { jobId, proposalStatement: 'I can come on Tuesday morning.', amount: 129.5 }
await business.placeBid(bid)
const error: unknown = await business.placeBid(bid).catch((thrown: unknown) => thrown)
if (!isErrorFromAlias(business.api, 'placeBid', error)) throw error
const refusal = error.response.data
if (refusal.code !== 'ALREADY_BID') throw error

const details = await customer.getCustomerJob({ jobid: jobId })
const { status, pics_url: pictures } = details.job
const amount = details.assignedBusiness?.bidAmount ?? null
console.log(JSON.stringify({ names, titles, refused: refusal.code, status, pictures, amount }))
