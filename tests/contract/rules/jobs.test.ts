import { describe, expect, test } from 'vitest'
import {
  createJob as checkJob,
  listCustomerJobs as checkCustomerList,
  listBusinessJobs as checkBusinessList,
  rateJob as checkRating,
  updateJob as checkJobEdit,
} from '../../../generated/validate/jobs.js'
import { placeBid as checkBid, updateBid as checkBidEdit } from '../../../generated/validate/bids.js'
import { shows } from '../../support/shows.ts'
import { expectOptional, expectRequired, expectRules } from './support.ts'

const id = '0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10'
const link = 'http://localhost:3000/v1/files/3q2-7wAAECAwQFBgcICQ'

describe('a posted job', () => {
  const good = {
    title: 'Tap',
    details: 'Drips',
    category: 'Plumbing',
    city: 'Austin',
    state: 'Texas',
    budget: 150,
    pics_url: [link],
  }

  test(
    'needs title, description, budget, category, state and city',
    shows(
      'rule.job.title',
      'rule.job.details',
      'rule.job.budget',
      'rule.job.category',
      'rule.job.state',
      'rule.job.city',
    ),
    () => {
      expectRequired(checkJob, good, {
        details: 'JOB_DESCRIPTION_REQUIRED',
        category: 'JOB_CATEGORY_REQUIRED',
        state: 'STATE_REQUIRED',
        city: 'CITY_REQUIRED',
      })
      expectRules(checkJob, good, [
        ['title', undefined, 'JOB_TITLE_REQUIRED'],
        ['title', ' ', 'JOB_TITLE_REQUIRED'],
        ['budget', undefined, 'JOB_BUDGET_REQUIRED'],
      ])
    },
  )

  test(
    'needs one to five pictures',
    shows('rule.job.picture-required', 'rule.job.pictures-at-most', 'constant.job-pictures'),
    () => {
      expect(checkJob({ ...good, pics_url: Array(5).fill(link) })).toEqual([])
      expectRules(checkJob, good, [
        ['pics_url', undefined, 'JOB_PICTURES_REQUIRED'],
        ['pics_url', [], 'JOB_PICTURES_REQUIRED'],
        ['pics_url', Array(6).fill(link), 'MAX_PICTURES'],
      ])
    },
  )
})

test('an edited job needs title and description', shows('rule.job-edit.title', 'rule.job-edit.details'), () => {
  expectRules(checkJobEdit, { jobId: id, title: 'Tap', details: 'Drips' }, [
    ['title', '', 'JOB_TITLE_REQUIRED'],
    ['title', ' ', 'JOB_TITLE_REQUIRED'],
    ['details', undefined, 'JOB_DESCRIPTION_REQUIRED'],
    ['details', '', 'JOB_DESCRIPTION_REQUIRED'],
  ])
})

describe.each([
  ['a new bid', checkBid, { jobId: id, proposalStatement: 'Tuesday.', amount: 100.5 }],
  ['an edited bid', checkBidEdit, { bidId: id, proposalStatement: 'Tuesday.', amount: 100 }],
])('%s', (_, check, good) => {
  test('needs a proposal and a quote', shows('rule.bid.proposal', 'rule.bid.budget'), () => {
    expectRules(check, good, [
      ['proposalStatement', undefined, 'BID_PROPOSAL_REQUIRED'],
      ['proposalStatement', '\n', 'BID_PROPOSAL_REQUIRED'],
      ['amount', undefined, 'BID_BUDGET_REQUIRED'],
    ])
  })

  test('quotes a valid amount that is more than 0', shows('rule.bid.amount-valid', 'rule.bid.amount-positive'), () => {
    expectRules(check, good, [
      ['amount', 0, 'AMOUNT_INVALID'],
      ['amount', -5, 'AMOUNT_INVALID'],
      ['amount', 100.505, 'AMOUNT_INVALID'],
      ['amount', 10_000_000, 'AMOUNT_INVALID'],
      ['amount', '100', 'INVALID_TYPE'],
    ])
  })
})

describe('a rating', () => {
  const good = { jobId: id, rating: 3, comment: 'Clean work.' }

  test(
    'has one to five stars',
    shows('rule.rating.at-least-one', 'rule.rating.at-most-five', 'constant.rating'),
    () => {
      expect([1, 2, 3, 4, 5].flatMap((rating) => checkRating({ ...good, rating }))).toEqual([])
      expectRules(checkRating, good, [
        ['rating', undefined, 'RATING_REQUIRED'],
        ['rating', 0, 'RATING_REQUIRED'],
        ['rating', 6, 'RATING_REQUIRED'],
      ])
    },
  )

  test('may do without a comment', shows('rule.rating.comment-optional'), () => {
    expectOptional(checkRating, good, 'comment', [''])
  })
})

test.each([
  ['customer', checkCustomerList],
  ['business', checkBusinessList],
])('the list of a %s is filtered by the known statuses, or by none', shows('constant.status-filter'), (_, check) => {
  expectOptional(check, { page: 1, limit: 10 }, 'status', [
    [],
    [''],
    ['open'],
    ['inprogress'],
    ['completed'],
    ['expired'],
  ])
  expectRules(check, { status: ['open'] }, [['status', ['cancel'], 'INVALID_VALUE']])
})
