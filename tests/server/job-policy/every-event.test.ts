import { afterAll, expect, test } from 'vitest'
import { jobMachine } from '../../../machines/job/machine.ts'
import { parties, setAside, relations } from '../../../qa/models/job-samples.ts'
import { restingStates } from 'statechart-kit/core/transitions'
import { testApp } from '../support/app.ts'
import { castOf } from './cast-wire.ts'
import { places, type Place } from './starting-states.ts'
import { columnByLaw, columnByServer, isOfTheClock, LIFE_DAYS, longBefore, type Column } from './event-matrix.ts'
import { eventTypes } from './requests.ts'

const server = await testApp({ settings: { jobExpiryDays: LIFE_DAYS } })
afterAll(server.close)
const present = server.clock.now
server.clock.now = longBefore(present)
const cast = await castOf(server, [...relations.map((relation) => parties[relation]), ...Object.values(setAside)])
server.clock.now = present

test('the machine leads to each of its states', () => {
  expect([...new Set(places.map(({ state }) => state))].toSorted()).toEqual([...restingStates(jobMachine)].toSorted())
})

test.each(eventTypes)('%s, asked for by everybody in every state, is answered as the machine says', async (type) => {
  const table: Record<string, Column> = {}
  const fill = async (place: Place) => {
    table[place.name] = await columnByServer(cast, place, type)
  }
  for (const place of places.filter((one) => isOfTheClock(one, type))) await fill(place)
  await Promise.all(places.filter((one) => !isOfTheClock(one, type)).map(fill))
  expect(table).toEqual(Object.fromEntries(places.map((place) => [place.name, columnByLaw(place, type)])))
})
