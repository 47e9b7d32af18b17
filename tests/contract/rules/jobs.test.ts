import { expect, test } from 'vitest'
import { check, expectRules, links, MISSING } from './support.ts'
import { shows } from '../../support/shows.ts'

const ID = '0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10'

test(
  'a posted job needs title, description, budget, category, place and one to five pictures',
  shows(
    'rule.job.title',
    'rule.job.details',
    'rule.job.budget',
    'rule.job.category',
    'rule.job.state',
    'rule.job.city',
    'rule.job.picture-required',
    'rule.job.pictures-at-most',
    'constant.job-pictures',
  ),
  () => {
    const where = { category: 'Plumbing', city: 'Austin', state: 'Texas' }
    const job = { title: 'Tap', details: 'Drips', ...where, budget: 150, pics_url: links(1) }
    expectRules('createJob', job, {
      taken: [
        // Characters are counted, not code units.
        ['title', ['🔧'.repeat(120)]],
        ['pics_url', [links(5)]],
      ],
      broken: [
        ['title', [undefined, ' '], 'JOB_TITLE_REQUIRED'],
        ['title', ['x'.repeat(121)], 'TEXT_TOO_LONG'],
        ['details', MISSING, 'JOB_DESCRIPTION_REQUIRED'],
        ['category', MISSING, 'JOB_CATEGORY_REQUIRED'],
        ['state', MISSING, 'STATE_REQUIRED'],
        ['city', MISSING, 'CITY_REQUIRED'],
        ['budget', [undefined], 'JOB_BUDGET_REQUIRED'],
        ['budget', [0, 10.005, 1e7], 'AMOUNT_INVALID'],
        ['budget', ['150'], 'INVALID_TYPE'],
        ['pics_url', [undefined, []], 'JOB_PICTURES_REQUIRED'],
        ['pics_url', [links(6)], 'MAX_PICTURES'],
        ['pics_url', [['elsewhere']], 'FILE_UNKNOWN'],
        ['colour', ['green'], 'UNKNOWN_FIELD'],
      ],
    })
    for (const body of [null, [job]]) expect(check('createJob', body)).toEqual([{ field: '', code: 'INVALID_TYPE' }])
  },
)

test('an edited job needs title and description', shows('rule.job-edit.title', 'rule.job-edit.details'), () => {
  const good = { jobId: ID, title: 'Tap', details: 'Drips' }
  expectRules('updateJob', good, {
    broken: [
      ['title', ['', ' '], 'JOB_TITLE_REQUIRED'],
      ['details', MISSING, 'JOB_DESCRIPTION_REQUIRED'],
    ],
  })
})

test.each([
  ['placeBid', 'jobId'],
  ['updateBid', 'bidId'],
] as const)(
  '%s needs a proposal and a valid amount that is more than 0',
  shows('rule.bid.proposal', 'rule.bid.budget', 'rule.bid.amount-valid', 'rule.bid.amount-positive'),
  (call, id) => {
    const good = { [id]: ID, proposalStatement: 'Tuesday.', amount: 100.5 }
    expectRules(call, good, {
      broken: [
        ['proposalStatement', [undefined, '\n'], 'BID_PROPOSAL_REQUIRED'],
        ['amount', [undefined], 'BID_BUDGET_REQUIRED'],
        ['amount', [0, -5, 100.505, 10_000_000], 'AMOUNT_INVALID'],
        ['amount', ['100'], 'INVALID_TYPE'],
      ],
    })
  },
)

test(
  'a rating has one to five stars, and may do without a comment',
  shows('rule.rating.at-least-one', 'rule.rating.at-most-five', 'constant.rating', 'rule.rating.comment-optional'),
  () => {
    const good = { jobId: ID, rating: 3, comment: 'Clean work.' }
    expectRules('rateJob', good, {
      taken: [
        ['rating', [1, 2, 4, 5]],
        ['comment', MISSING],
      ],
      broken: [['rating', [undefined, 0, 6], 'RATING_REQUIRED']],
    })
  },
)

test.each(['listCustomerJobs', 'listBusinessJobs'] as const)(
  '%s is filtered by the known statuses, or by none',
  shows('constant.status-filter'),
  (call) => {
    const good = { page: 1, limit: 10 }
    expectRules(call, good, {
      taken: [['status', [undefined, [], [''], ['open'], ['inprogress'], ['completed'], ['expired']]]],
      broken: [['status', [['cancel']], 'INVALID_VALUE']],
    })
  },
)
