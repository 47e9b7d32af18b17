import { describe, expect, test } from 'vitest'
import { createJob as checkJob } from '../../generated/validate/jobs.js'
import { signupCustomer as checkCustomer } from '../../generated/validate/signupCustomer.js'

const link = 'http://localhost:3000/v1/files/3q2-7wAAECAwQFBgcICQ'
const job = {
  title: 'Tap',
  details: 'Drips',
  category: 'Plumbing',
  city: 'Austin',
  state: 'Texas',
  budget: 150,
  pics_url: [link],
}

test('a body that keeps every rule has no errors', () => {
  expect(checkJob(job)).toEqual([])
})

describe('one error a field, with the code that stands beside the broken rule', () => {
  test.each([
    [{ ...job, title: 'x'.repeat(121) }, 'title', 'TEXT_TOO_LONG'],
    [{ ...job, budget: 0 }, 'budget', 'AMOUNT_INVALID'],
    [{ ...job, budget: 10.005 }, 'budget', 'AMOUNT_INVALID'],
    [{ ...job, budget: 1e7 }, 'budget', 'AMOUNT_INVALID'],
    [{ ...job, budget: '150' }, 'budget', 'INVALID_TYPE'],
    [{ ...job, pics_url: ['elsewhere'] }, 'pics_url', 'FILE_UNKNOWN'],
    [{ ...job, colour: 'green' }, 'colour', 'UNKNOWN_FIELD'],
    [null, '', 'INVALID_TYPE'],
    [[job], '', 'INVALID_TYPE'],
  ] as const)('%j', (body, field, code) => {
    expect(checkJob(body)).toEqual([{ field, code }])
  })

  test('a part of an object is told as its field, by the rule that broke', () => {
    const customer = {
      name: 'Ana',
      email: 'ana@example.com',
      phone: '+1 512 555 0148',
      password: 'secret1',
      country: 'United States',
      state: 'Texas',
      city: 'Austin',
    }
    expect(checkCustomer({ ...customer, pic_url: null })).toEqual([])
    expect(checkCustomer({ ...customer, pic_url: { url: 'elsewhere' } })).toEqual([
      { field: 'pic_url', code: 'FILE_UNKNOWN' },
    ])
  })
})

test('characters are counted, not code units', () => {
  expect(checkJob({ ...job, title: '🔧'.repeat(120) })).toEqual([])
})
