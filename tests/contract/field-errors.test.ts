import { describe, expect, test } from 'vitest'
import { check as checkBid } from '../../generated/validate/placeBid.js'
import { check as checkPassword } from '../../generated/validate/forgotPassword.js'
import { check as checkJob } from '../../generated/validate/createJob.js'
import { check as checkCustomer } from '../../generated/validate/signupCustomer.js'

const id = '0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10'
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
  test('every missing field by its own code', () => {
    expect(checkJob({})).toEqual([
      { field: 'title', code: 'JOB_TITLE_REQUIRED' },
      { field: 'details', code: 'JOB_DESCRIPTION_REQUIRED' },
      { field: 'category', code: 'JOB_CATEGORY_REQUIRED' },
      { field: 'city', code: 'CITY_REQUIRED' },
      { field: 'state', code: 'STATE_REQUIRED' },
      { field: 'budget', code: 'JOB_BUDGET_REQUIRED' },
      { field: 'pics_url', code: 'JOB_PICTURES_REQUIRED' },
    ])
  })

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

  test('a rule of a shared schema takes the code that the field gives it', () => {
    expect(checkBid({ jobId: id, proposalStatement: 'I can come.' })).toEqual([
      { field: 'amount', code: 'BID_BUDGET_REQUIRED' },
    ])
    expect(checkPassword({ email: '' })).toEqual([{ field: 'email', code: 'EMAIL_REQUIRED' }])
    expect(checkPassword({ email: 'a@b' })).toEqual([{ field: 'email', code: 'EMAIL_INVALID' }])
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
