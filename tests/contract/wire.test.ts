import { expect, test } from 'vitest'
import { createClient } from 'bidfair-client'
import { examples } from '../../generated/examples.ts'
import { operations, type Operation } from '../../generated/operations.ts'
import * as ofClient from '../../generated/client/wire-client.ts'
import { wire as ofServer } from '../../generated/client/wire-server.ts'

type Translation = { toWire?(value: unknown): unknown; fromWire?(value: unknown): unknown }
const client: { readonly [id: string]: Translation } = ofClient
const server: { readonly [id: string]: Translation } = ofServer

const calls = Object.values<Operation>(operations).map(({ id }) => ({
  id,
  ...examples[id],
  here: client[id] ?? {},
  there: server[id] ?? {},
}))

test.each(calls.filter(({ body }) => body !== undefined))('a server takes what a client sends to $id', (call) => {
  const clean = call.there.fromWire?.(call.body)
  expect(clean).toBeDefined()
  expect(call.there.fromWire?.(call.here.toWire?.(clean))).toEqual(clean)
})

test.each(calls.filter(({ answer }) => answer !== undefined))('a client reads what a server answers to $id', (call) => {
  expect(call.there.toWire?.(call.here.fromWire?.(call.answer))).toEqual(call.answer)
})

test('clean names reach into lists and whatever may be null', () => {
  const rating = { rating: 5, comment: null }
  const page = { Success: true, jobs: [{ id: '1', pics_url: ['a'], images: ['a'], rating }, { rating: null }] }
  expect(client['listCustomerJobs']?.fromWire?.(page)).toMatchObject({
    jobs: [{ id: '1', pictures: ['a'], rating: { stars: 5, comment: null } }, { rating: null }],
  })
})

test('what a newer server adds keeps its name, be it a field or a shape', () => {
  const answer = { type: 'agency', data: { pic_url: 3 } }
  expect(client['loginCustomer']?.fromWire?.(answer)).toEqual(answer)
  const added: unknown = JSON.parse(
    '{ "Message": "", "constructor": 1, "__proto__": { "a": 2 }, "boost": { "pics_url": 3 } }',
  )
  expect(JSON.stringify(client['updateJob']?.fromWire?.(added))).toBe(
    '{"constructor":1,"__proto__":{"a":2},"boost":{"pics_url":3},"message":""}',
  )
})

test('an answer that is not as the contract says is an error of the client', async () => {
  const fetch = async () => Response.json({ Success: true })
  const { error } = await createClient({ url: 'http://localhost', fetch, attempts: 1 }).jobs.list({})
  expect(error?.code).toBe('NOT_UNDERSTOOD')
})
