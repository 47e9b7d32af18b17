import { expect, it } from 'vitest'
import { handBusinessOver, takeBusinessOver } from '../../../src/actors/profile.ts'
import { profile } from '../services/draft-samples.ts'
import { business, customer, stage } from './stage.ts'

it('a business that was loaded is handed over once', async () => {
  const { backstage } = await stage({ session: business })
  expect(takeBusinessOver(backstage)).toBe(null)
  handBusinessOver(backstage, profile)
  expect(takeBusinessOver(backstage)).toBe(profile)
  expect(takeBusinessOver(backstage)).toBe(null)
})

it.each([
  ['another business', { ...business, user: { ...business.user, id: 'other' } } as typeof business],
  ['a customer', customer],
  ['nobody', null],
])('to %s nothing is handed over', async (_, session) => {
  const { backstage } = await stage({ session })
  handBusinessOver(backstage, profile)
  expect(takeBusinessOver(backstage)).toBe(null)
})
