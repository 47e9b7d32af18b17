import { expect, it } from 'vitest'
import { stashProfile, takeStashedProfile } from '../../../src/actors/profile.ts'
import { profile } from '../services/draft-samples.ts'
import { business, customer, stage } from './stage.ts'

it('a business that was loaded is handed over once', async () => {
  const { environment } = await stage({ session: business })
  expect(takeStashedProfile(environment)).toBe(null)
  stashProfile(environment, profile)
  expect(takeStashedProfile(environment)).toBe(profile)
  expect(takeStashedProfile(environment)).toBe(null)
})

it.each([
  ['another business', { ...business, user: { ...business.user, id: 'other' } } as typeof business],
  ['a customer', customer],
  ['nobody', null],
])('to %s nothing is handed over', async (_, session) => {
  const { environment } = await stage({ session })
  stashProfile(environment, profile)
  expect(takeStashedProfile(environment)).toBe(null)
})

it('each app hands over its own', async () => {
  const [one, other] = [await stage({ session: business }), await stage({ session: business })]
  stashProfile(one.environment, profile)
  expect(takeStashedProfile(other.environment)).toBe(null)
  expect(takeStashedProfile(one.environment)).toBe(profile)
})
