import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildDemoTown } from '../../../server/demo/index.ts'
import { allCustomers } from '../../../server/demo/neighbors.ts'
import { businesses } from '../../../server/demo/people.ts'
import { PICTURE_FOLDER } from '../../../server/demo/pictures.ts'
import { planTown } from '../../../server/demo/plan.ts'
import { talks } from '../../../server/demo/talks.ts'
import { DEMO_PASSWORD } from '../../../server/platform/runtime/settings-reader.ts'
import { testApp } from '../support/app.ts'
import { logIn } from '../support/town-wire.ts'

const server = await testApp()
afterAll(server.close)
await buildDemoTown({ ...server, password: DEMO_PASSWORD, say: () => {} })

const jobs = planTown()
const people = [...allCustomers, ...businesses]
const faces = [...people.map(({ avatar }) => avatar), ...businesses.map(({ logo }) => logo)]

test('every picture of the town is a file in two sizes, and every file is shown', () => {
  const scenes = jobs.flatMap(({ pictures, work }) => [...pictures, ...(work ?? [])])
  const sent = talks.flatMap(({ lines }) => lines.flatMap(([, , picture]) => picture ?? []))
  const shown = new Set([...faces, ...scenes, ...sent])
  const wanted = [...shown].flatMap((name) => [`${name}.webp`, `${name}.small.webp`])
  expect(readdirSync(PICTURE_FOLDER).toSorted()).toEqual(wanted.toSorted())
})

test('each job has one to four pictures, and finished work is not shown by one of them', () => {
  const odd = jobs.filter(({ pictures }) => pictures.length < 1 || pictures.length > 4)
  expect(odd.map(({ title }) => title)).toEqual([])
  const same = jobs.filter(({ pictures, work }) => work?.some((scene) => pictures.includes(scene)))
  expect(same.map(({ title }) => title)).toEqual([])
})

test('everybody has a face of their own, and every business a logo', () => {
  const hashOf = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(PICTURE_FOLDER, `${name}.webp`)))
      .digest('hex')
  expect(new Set(faces.map(hashOf)).size).toBe(people.length + businesses.length)
  expect(new Set(people.map(({ email }) => email)).size).toBe(people.length)
})

test('three businesses have a full page: finished work, thirty reviews and checked papers', async () => {
  const customer = await logIn(server.app, 'customer@demo.bidfair.test', DEMO_PASSWORD)
  const checkedOn = new Set<string | null>()
  for (const email of ['business@demo.bidfair.test', 'marcus@demo.bidfair.test', 'green@demo.bidfair.test']) {
    const { id } = await logIn(server.app, email, DEMO_PASSWORD)
    const { business } = await customer.must('showBusiness', { business: id })
    expect(business.pictures.length).toBeGreaterThanOrEqual(12)
    const { reviews } = await customer.must('listReviews', { business: id, limit: 50 })
    expect(reviews.length).toBeGreaterThanOrEqual(30)
    expect(business).toMatchObject({ ratingsCount: reviews.length, isLicense: 1, isInsurance: 1 })
    expect(business.jobsCompleted).toBeGreaterThanOrEqual(reviews.length)
    expect(new Set(reviews.map((review) => review.customer)).size).toBe(reviews.length)
    expect(new Set(reviews.map(({ comment }) => comment)).size).toBe(reviews.length)
    expect(new Set(reviews.map(({ month }) => month)).size).toBeGreaterThanOrEqual(12)
    expect(new Set(reviews.map(({ category }) => category)).size).toBe(business.categories.length)
    expect(business.stars.map((count) => count > 0)).toEqual([false, true, true, true, true])
    expect(reviews.filter(({ reply }) => reply !== null).length).toBeGreaterThanOrEqual(5)
    // Nobody was reviewed before signing up.
    expect(reviews.filter(({ month }) => month < business.since)).toEqual([])
    checkedOn.add(business.licenseCheckedOn)
  }
  expect(checkedOn.has(null)).toBe(false)
  expect(checkedOn.size).toBe(3)
})

test('what was done long ago is neither news nor in the way of what the first logins are shown', async () => {
  const customer = await logIn(server.app, 'customer@demo.bidfair.test', DEMO_PASSWORD)
  const { jobs: own } = await customer.must('listCustomerJobs', { limit: 50 })
  expect(own).toHaveLength(jobs.filter((job) => job.customer === 0).length)
  const business = await logIn(server.app, 'business@demo.bidfair.test', DEMO_PASSWORD)
  const { jobs: newest } = await business.must('listBusinessJobs', { limit: 10 })
  expect(newest.filter(({ status }) => status === 'completed')).toEqual([])
})
