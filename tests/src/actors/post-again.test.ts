import { expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { storeDraftToPostAgain } from '../../../src/actors/post-again.ts'
import { postJobForm } from '../../../src/actors/post-job.ts'
import { json } from '../services/fake-server.ts'
import { job } from '../services/samples.ts'
import { shows } from '../../support/shows.ts'
import { contents, customer, memory, stage } from './stage.ts'

const pictures = ['/v1/files/3q2-7wAAECAwQFBgcICQ', '/v1/files/3q2-7wAAECAwQFBgcICR']
const expired = { ...job, status: 'expired', budget: 150.5, pictures } as const

it('posts an expired job again with what it said, pictures included', async () => {
  const tabStorage = memory()
  const { environment, server } = await stage(
    { session: customer, tabStorage },
    json({ Success: true, message: 'Job posted successfully', jobId: 'job-2' }),
  )
  storeDraftToPostAgain(environment, expired)
  const { machine, input } = postJobForm(environment, expired.id)
  const form = createActor(machine, { input }).start()
  form.send({ type: 'draft.changed', changes: { title: 'Still leaking' } })
  form.send({ type: 'form.submitted' })
  await waitFor(form, (state) => state.matches('registered'))
  const { details, category, country, state, city } = expired
  expect(server.seen.map(({ path, body }) => [path, body])).toEqual([
    [
      '/v1/create-job/customer',
      {
        title: 'Still leaking',
        details,
        category,
        country,
        state,
        city,
        budget: 150.5,
        neededBy: null,
        pics_url: expired.pictures,
      },
    ],
  ])
  expect(contents(tabStorage)).toEqual({})
})

it('keeps the day that it was needed by while that is still to come', shows('rule.needed-by'), async () => {
  const { environment } = await stage({ session: customer })
  const days = ['2020-01-01', '2999-12-31', null].map((neededBy, index) => {
    const again = { ...expired, id: `job-${index}`, neededBy }
    storeDraftToPostAgain(environment, again)
    return postJobForm(environment, again.id).input.kept?.draft.neededBy
  })
  expect(days).toEqual(['', '2999-12-31', ''])
})

it('goes on with what was already changed, and leaves the draft of a new job alone', async () => {
  const { environment } = await stage({ session: customer })
  storeDraftToPostAgain(environment, expired)
  const first = postJobForm(environment, expired.id)
  createActor(first.machine, { input: first.input })
    .start()
    .send({ type: 'draft.changed', changes: { title: 'Still leaking' } })
  storeDraftToPostAgain(environment, expired)
  expect([postJobForm(environment, expired.id).input.kept?.draft.title, postJobForm(environment).input.kept]).toEqual([
    'Still leaking',
    null,
  ])
})
