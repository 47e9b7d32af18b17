import { afterAll, expect, test } from 'vitest'
import { exportedLists } from '../../../server/account-data/repository-export.ts'
import { fileIdOf } from '../../../server/files/serializer.ts'
import { testApp, DAY } from '../support/app.ts'
import { runTask } from '../support/background.ts'
import { assignedJob, newBusiness, newCustomer, newJob, PASSWORD, uploaded } from '../support/town-wire.ts'
import { shows } from '../../support/shows.ts'

const server = await testApp()
afterAll(server.close)
const { db } = server.database
const { admin } = server
const reason = 'They want my card number.'

test('a message of the other side is reported once, and the operator closes it', shows('talk.reports'), async () => {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  const jobId = await newJob(server, ana)
  const thread = { jobId, businessId: luis.id }
  await luis.must('sendMessage', {
    jobId,
    text: 'Pay me first.\nreport      is nothing',
    pics_url: [await uploaded(server)],
  })
  await ana.must('sendMessage', { ...thread, text: 'No.' })
  for (const why of [reason, 'Once more, to be sure.']) {
    expect(await ana.must('reportMessage', { ...thread, number: 1, reason: why })).toMatchObject({ Success: true })
  }
  const reported = async (reader: typeof ana) => {
    const { messages } = await reader.must('listMessages', { ...thread, limit: 30 })
    return messages.map((message) => message.reported)
  }
  expect([await reported(ana), await reported(luis)]).toEqual([
    [true, false],
    [false, false],
  ])
  expect(await ana.refused('reportMessage', { ...thread, number: 2, reason })).toMatchObject({ code: 'OWN_MESSAGE' })
  expect(await ana.refused('reportMessage', { ...thread, number: 3, reason })).toMatchObject({
    code: 'MESSAGE_NOT_FOUND',
  })
  expect(await ana.refused('reportMessage', { ...thread, number: 1, reason: 'Bad' })).toMatchObject({
    errors: [{ field: 'reason', code: 'REASON_TOO_SHORT' }],
  })

  const { said } = await admin('reports', 'list')
  for (const part of [
    reason,
    'Pay me first.',
    ana.id,
    luis.id,
    ana.email,
    luis.email,
    jobId,
    'message 1 of the business',
  ])
    expect(said).toContain(part)
  expect(said.match(/^report /gm)).toHaveLength(1)
  const [report] = JSON.parse((await admin('reports', 'list', '--json')).said) as { id: string }[]
  const id = report?.id ?? ''
  expect(await admin('reports', 'close', id)).toMatchObject({ status: 2 })
  expect(await admin('reports', 'close', id, '--note', 'Called them')).toMatchObject({ status: 0 })
  expect(await admin('reports', 'close', id, '--note', 'Again')).toMatchObject({ status: 1 })
  expect((await admin('reports', 'list')).said).toBe('Nothing.')
  expect((await admin('reports', 'list', '--all')).said).toContain('Called them')
  expect((await admin('audit')).said).toMatch(/olga +reports close +\S+ +.*Called them/)
})

test('pictures of messages are kept as long as the messages', shows('talk.privacy'), async () => {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  const jobId = await newJob(server, ana)
  const link = await uploaded(server)
  await luis.must('sendMessage', { jobId, text: 'Like this', pics_url: [link] })
  const present = server.clock.now
  const isKept = async () =>
    (
      await db
        .selectFrom('files')
        .select('id')
        .where('id', '=', fileIdOf(link) ?? '')
        .execute()
    ).length === 1
  server.clock.now = new Date(present.getTime() + 2 * DAY)
  await runTask(server, 'purge files out of use')
  expect(await isKept()).toBe(true)
  await ana.must('deleteJob', { jobid: jobId })
  server.clock.now = new Date(present.getTime() + 33 * DAY)
  await runTask(server, 'purge deleted jobs')
  await runTask(server, 'purge files out of use')
  expect(await isKept()).toBe(false)
  server.clock.now = present
})

test('messages are exported, and erasure leaves the other side its own', shows('talk.privacy'), async () => {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server, { buisness_name: 'Vanishing Works' })]
  const [asked, won] = [await newJob(server, ana), await assignedJob(server, ana, luis)]
  for (const jobId of [asked, won]) {
    await luis.must('sendMessage', { jobId, text: `About ${jobId}`, pics_url: [await uploaded(server)] })
    await ana.must('sendMessage', { jobId, businessId: luis.id, text: 'Thank you' })
  }
  const exported = []
  for await (const page of exportedLists['messages']?.(db, luis.id) ?? []) exported.push(...page)
  expect(exported).toMatchObject(
    [asked, won].flatMap((jobId) => [
      { job_id: jobId, text: `About ${jobId}`, own: true, pictures: [expect.any(String)] },
      { job_id: jobId, text: 'Thank you', own: false, pictures: [] },
    ]),
  )
  await luis.must('completeJob', { jobid: won })
  await luis.must('deleteAccount', { password: PASSWORD })
  const present = server.clock.now
  server.clock.now = new Date(present.getTime() + 15 * DAY)
  await runTask(server, 'delete accounts')
  const thread = { businessId: luis.id, limit: 30 }
  expect(await ana.refused('listMessages', { ...thread, jobId: asked })).toMatchObject({ code: 'THREAD_NOT_FOUND' })
  const left = await ana.must('listMessages', { ...thread, jobId: won })
  expect(left.thread).toMatchObject({ other: { name: 'Former business' }, closed: 'PARTNER_GONE' })
  expect(left.messages.map(({ text, pics_url }) => [text, pics_url])).toEqual([
    [`About ${won}`, []],
    ['Thank you', []],
  ])
  const { notifications } = await ana.must('listGroupedNotifications', { limit: 50 })
  expect(JSON.stringify(notifications)).not.toContain('Vanishing Works')
  expect(await db.selectFrom('threads').select('id').where('job_id', '=', asked).execute()).toEqual([])
  server.clock.now = present
})
