import { afterAll, expect, test } from 'vitest'
import { shows } from '../../support/shows.ts'
import { operatorOf } from '../support/admin.ts'
import { testApp } from '../support/app.ts'
import { newBid, newBusiness, newCustomer, newJob, uploaded, type Person } from '../support/town-wire.ts'

const server = await testApp()
afterAll(server.close)
const { clock, database } = server
const admin = operatorOf({ DATABASE_URL: database.url, DATA_DIR: '/nowhere' }, () => clock.now)
const at = clock.now.toISOString()
const today = at.slice(0, 10)
const document = async () => await uploaded(server, { kind: 'document' })
const fileOf = (link: string) => link.split('/').at(-1) ?? ''
async function papered(count: number): Promise<Readonly<{ luis: Person; papers: string[] }>> {
  const papers = await Promise.all(Array.from({ length: count }, document))
  return { luis: await newBusiness(server, { documents_urls: papers, isLicense: 1, isInsurance: 1 }), papers }
}
const checked = async (business: Person) => {
  const { licenseCheckedOn, insuranceCheckedOn } = (await business.must('showBusiness', { business: business.id }))
    .business
  return [licenseCheckedOn, insuranceCheckedOn]
}
const checksOf = async (business: Person) => (await business.must('getBusiness', {})).data.checks
const done = (said: string) => ({ status: 0, said, complained: '' })

test('a checked document shows wherever the business does', shows('business.checked'), async () => {
  const { luis, papers } = await papered(1)
  const ana = await newCustomer(server)
  expect(await admin('licence', 'check', luis.email)).toEqual(
    done(`The license of Ortega Plumbing is shown as checked on ${today}.`),
  )
  expect(await checked(luis)).toEqual([at, null])
  expect(await checksOf(luis)).toEqual([{ of: 'license', url: papers[0], checkedOn: at }])
  const jobId = await newJob(server, ana)
  await newBid(luis, jobId)
  const mark = { isLicense: 1, licenseCheckedOn: at, isInsurance: 1, insuranceCheckedOn: null }
  expect((await ana.must('listBids', { jobId })).Data).toMatchObject([mark])
  await ana.must('acceptBid', { jobId, companyId: luis.id })
  expect((await ana.must('getCustomerJob', { jobid: jobId })).assignedBusiness).toMatchObject({
    ...mark,
    rating: null,
    ratingsCount: 0,
    jobsCompleted: 0,
  })
  await admin('licence', 'check', luis.id, '--insurance')
  expect(await checked(luis)).toEqual([at, at])

  expect(await admin('licence', 'revoke', luis.email, '--reason', 'It is of somebody else.')).toEqual(
    done('The license of Ortega Plumbing is no longer shown as checked.'),
  )
  expect(await checked(luis)).toEqual([null, at])
  await admin('licence', 'revoke', luis.email, '--insurance')
  expect(await checked(luis)).toEqual([null, null])

  const told = (await luis.must('listBusinessNotifications', { limit: 20 })).notifications
  expect(told.filter(({ jobId: about }) => about === null).map(({ message }) => message)).toEqual([
    'Bidfair no longer shows your insurance as checked. Look at your documents.',
    'Your license is no longer shown as verified. Review your documents.',
    'Bidfair checked your insurance. Customers see the date beside it.',
    'Bidfair verified your license. Customers can see the verification date.',
  ])
  const mails = await database.db
    .selectFrom('mail_outbox')
    .select(['kind', 'params'])
    .where('recipient', '=', luis.email)
    .where('kind', 'like', '%checked')
    .orderBy('id')
    .execute()
  const link = 'http://localhost:3000/profile-business-details'
  expect(mails.map(({ kind, params }) => [kind, params['link']])).toEqual(
    ['license_checked', 'insurance_checked', 'license_unchecked', 'insurance_unchecked'].map((kind) => [kind, link]),
  )
  const lines = await database.db
    .selectFrom('operator_actions')
    .select(['action', 'details'])
    .where('subject', '=', luis.id)
    .orderBy('id')
    .execute()
  const file = fileOf(papers[0] ?? '')
  expect(lines).toEqual([
    { action: 'licence check', details: { email: luis.email, of: 'licence', file } },
    { action: 'licence check', details: { email: luis.email, of: 'insurance', file } },
    {
      action: 'licence revoke',
      details: { email: luis.email, of: 'licence', file, reason: 'It is of somebody else.' },
    },
    { action: 'licence revoke', details: { email: luis.email, of: 'insurance', file } },
  ])
})

test('a check ends with its document, flag or name', shows('business.check-ends'), async () => {
  const { luis, papers } = await papered(2)
  const check = async () => {
    await admin('licence', 'check', luis.email, '--document', '1')
    await admin('licence', 'check', luis.email, '--insurance', '--document', '2')
    expect(await checked(luis)).toEqual([at, at])
  }
  await check()
  // Neither another order nor another document, nor the same words again.
  const more = await document()
  await luis.must('editBusiness', { documents_urls: [...papers.toReversed(), more] })
  await luis.must('editBusiness', {
    isLicense: 1,
    isInsurance: 1,
    buisness_name: 'Ortega Plumbing',
    zipcode: '78702',
  })
  expect(await checked(luis)).toEqual([at, at])
  expect((await checksOf(luis)).map(({ url }) => url)).toEqual(papers)

  await luis.must('editBusiness', { documents_urls: [papers[0] ?? '', more] })
  expect([await checked(luis), (await checksOf(luis)).length]).toEqual([[at, null], 1])
  await luis.must('editBusiness', { isLicense: 0 })
  await luis.must('editBusiness', { isLicense: 1 })
  expect(await checked(luis)).toEqual([null, null])

  await luis.must('editBusiness', { documents_urls: papers })
  await check()
  await luis.must('editBusiness', { buisness_name: 'Another Name' })
  expect(await checked(luis)).toEqual([null, null])
  await check()
  await luis.must('editBusiness', { documents_urls: [] })
  expect([await checked(luis), await checksOf(luis)]).toEqual([[null, null], []])
})
