import { writeFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { againOf, storyText, walksTable } from 'statechart-kit/random/report'
import { testApp } from '../support/app.ts'
import { castOf } from './cast-wire.ts'
import { LIFE_DAYS } from './event-matrix.ts'
import { everybody } from './walk/people.ts'
import { planFrom } from './walk/plan.ts'
import { serverWorld } from './walk/server-world.ts'
import { walk } from './walk/walks.ts'

const server = await testApp({ settings: { jobExpiryDays: LIFE_DAYS, biddingRequiresSubscription: false } })
afterAll(server.close)
// Long ago, for each walk takes its days from here; what the database makes up by its own clock comes later.
server.clock.now = new Date('2015-01-01T12:00:00Z')
const world = serverWorld(await castOf(server, everybody))

test('whatever people do in whatever order, the server does as the machine says', async () => {
  const plan = planFrom(process.env)
  const walks = await walk(world, plan)
  const told = process.env['WALKS_TOLD']
  if (told !== undefined) writeFileSync(told, walksTable([{ name: 'server', walks }]))
  expect(walks.story && storyText('server', walks.story, againOf('--on server', plan, walks.story))).toBeNull()
})
