import { sql } from 'kysely'
import type { OperationId } from '../../../generated/operations.ts'
import { CITIES, STATE, TRADES } from './town-names.ts'
import type { Ways } from './ways.ts'
import type { Scene } from './scene.ts'

const REASON = 'The tap under the sink still drips.'

const posted = async ({ customer, newPicture }: Scene, city = '', category = '') => ({
  token: customer.token,
  body: {
    title: 'Leaking tap',
    details: 'It drips.',
    category,
    city,
    state: STATE,
    budget: 150,
    pics_url: [await newPicture()],
  },
})

export const jobCalls = {
  getCustomerJob: [
    {
      ask: async ({ customer: { token }, newJob }) => ({ token, body: { jobid: (await newJob('bid')).jobId } }),
    },
  ],
  getBusinessJob: [
    {
      ask: async ({ business: { token }, newJob }) => ({ token, body: { jobid: (await newJob('bid')).jobId } }),
    },
  ],
  createJob: [
    { what: 'where nobody works', ask: (scene) => posted(scene, CITIES.at(-1), TRADES.at(-1)) },
    {
      what: 'where most work',
      ask: (scene) => posted(scene, CITIES[0], TRADES[0]),
      // What telling them costs is measured by itself.
      after: ({ db }) => sql`delete from tellings where audience = 'matching'`.execute(db),
    },
  ],
  updateJob: [
    {
      ask: async ({ customer: { token }, newJob }) => {
        const { jobId } = await newJob('bid')
        return { token, body: { jobId, title: 'Leaking kitchen tap', details: 'It drips faster now.' } }
      },
    },
  ],
  deleteJob: [
    { ask: async ({ customer: { token }, newJob }) => ({ token, body: { jobid: (await newJob('bid')).jobId } }) },
  ],
  rateJob: [
    {
      ask: async ({ customer: { token }, newJob }) => {
        const { jobId } = await newJob('completed')
        return { token, body: { jobId, rating: 5, comment: 'On time.' } }
      },
    },
  ],
  completeJob: [
    {
      ask: async ({ business: { token }, newJob }) => ({ token, body: { jobid: (await newJob('inprogress')).jobId } }),
    },
  ],
  endAssignment: [
    {
      ask: async ({ business: { token }, newJob }) => {
        const { jobId } = await newJob('inprogress')
        return { token, body: { jobId, reason: REASON } }
      },
    },
  ],
  doubtCompletion: [
    {
      ask: async ({ customer: { token }, newJob }) => {
        const { jobId } = await newJob('completed')
        return { token, body: { jobId, reason: REASON } }
      },
    },
  ],
  editRating: [
    {
      ask: async ({ customer: { token }, newJob }) => {
        const { jobId } = await newJob('rated')
        return { token, body: { jobId, rating: 2 } }
      },
    },
  ],
  answerRating: [
    {
      ask: async ({ business: { token }, newJob }) => {
        const { jobId } = await newJob('rated')
        return { token, body: { jobId, reply: 'Thank you.' } }
      },
    },
  ],
  showBusiness: [
    {
      what: 'with the most reviews',
      ask: ({ customer: { token }, business: { id } }) => ({ token, body: { business: id } }),
    },
  ],
  listWorkPictures: [{ ask: ({ business: { token } }) => ({ token, body: { limit: 20 } }) }],
  chooseWorkPictures: [
    {
      what: 'five of its own',
      ask: async ({ business: { token }, newPicture }) => {
        const links = await Promise.all([1, 2, 3, 4, 5].map(() => newPicture()))
        return { token, body: { pics_url: links } }
      },
    },
  ],
} as const satisfies Partial<Ways<OperationId>>
