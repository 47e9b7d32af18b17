import type { FastifyInstance } from 'fastify'
import { isObject } from '../../../scripts/generate/contract.ts'

/** The session of one customer and of one business of the same place and trade. */
export type Tokens = { readonly customer: string; readonly business: string }

const PASSWORD = 'secret1'

const person = {
  phone: '+1 512 555 0148',
  password: PASSWORD,
  country: 'United States',
  state: 'Texas',
  terms_accepted: true,
}

/** Signs up and logs in a customer and a business. */
export async function signUpBoth(app: FastifyInstance): Promise<Tokens> {
  const customer = { ...person, name: 'Ana Torres', email: 'ana@example.com', city: 'Austin' }
  const business = {
    ...person,
    name: 'Luis Ortega',
    email: 'luis@example.com',
    city: ['Austin'],
    business_name: 'Ortega & Sons',
    business_phone_number: '+1 512 555 0112',
    category: ['Plumbing'],
    address: '12 Oak Street',
    zipcode: '78701',
  }
  await call(app, '/v1/signup/customer', customer)
  await call(app, '/v1/signup/business', business)
  return { customer: await logIn(app, customer.email), business: await logIn(app, business.email) }
}

async function logIn(app: FastifyInstance, email: string): Promise<string> {
  const answer = await call(app, '/v1/login/customer', { email, password: PASSWORD })
  const token = isObject(answer) ? answer['token'] : undefined
  if (typeof token !== 'string') throw new Error('the login answered without a token')
  return token
}

async function call(app: FastifyInstance, url: string, payload: object): Promise<unknown> {
  const answer = await app.inject({ method: 'POST', url, payload })
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`)
  return answer.json()
}
