import { expect, test } from 'vitest'
import { composeMail } from '../../../server/notifications/compose-mail.ts'
import { groupNotificationText, notificationText } from '../../../server/notifications/render-text.ts'
import { createFormat } from '../../../src/i18n/format.ts'
import { shows } from '../../support/shows.ts'

const params = {
  title: 'Tap',
  reason: 'It drips.',
  business: 'Ortega',
  amount: '1234.50',
  rating: 4,
  city: 'Austin',
  party: 'Ana Torres',
}
const kinds = [
  'bid_placed',
  'bid_edited',
  'bid_withdrawn',
  'bid_declined',
  'bid_reconsidered',
  'bid_accepted',
  'bid_not_chosen',
  'job_edited',
  'job_deleted',
  'job_rated',
  'rating_changed',
  'rating_answered',
  'reply_changed',
  'rating_removed',
  'message_received',
  'job_completed_by_owner',
  'assignment_ended',
  'stepped_down',
  'job_open_again',
  'completion_doubted',
  'job_completed',
  'job_expiring',
  'job_expired',
  'job_matching',
  'job_reopened',
  'job_resumed',
  'job_ended',
  'job_removed',
  'job_settled',
  'partner_blocked',
  'partner_unblocked',
  'own_blocked',
  'own_unblocked',
]

test.each(kinds)('%s says the same things in every language', (kind) => {
  const said = (['en', 'es', 'ar'] as const).map((language) => notificationText(kind, params, language))
  expect(new Set(said).size).toBe(3)
  for (const text of said) {
    expect(text).toContain('Tap')
    expect(text).not.toMatch(/[{}]/)
  }
  for (const name of ['Ortega', 'Austin', 'Ana Torres']) {
    expect(new Set(said.map((text) => text.includes(name))).size).toBe(1)
  }
})

test('trades are named as on the screens, and those of the operator as they are', () => {
  const many = (category: string, language: 'en' | 'es' | 'ar') =>
    groupNotificationText('job_matching', { count: 12, category, city: 'Austin' }, language)
  expect([many('Plumbing', 'en'), many('Plumbing', 'es'), many('toString', 'es')]).toEqual([
    '12 new jobs in Plumbing, Austin.',
    '12 trabajos nuevos de Plomería en Austin.',
    '12 trabajos nuevos de toString en Austin.',
  ])
  expect(many('Plumbing', 'ar')).toContain('السباكة')
})

/** The server and the screens put different marks of direction around an amount, each for the text that it stands in. */
const marks = /[\u2066-\u2069]/g

test.each(['en', 'es', 'ar'] as const)(
  'in %s a decline says why, for each of four reasons, where one was given',
  (language) => {
    const said = ['price', 'time', 'proposal', 'foundOther', null].map((reason) =>
      notificationText('bid_declined', { title: 'Tap', declineReason: reason }, language),
    )
    expect(new Set(said).size).toBe(5)
    const without = said.at(-1) ?? ''
    expect(said.every((words) => words.startsWith(without))).toBe(true)
  },
)

test.each(['en', 'es', 'ar'] as const)('amounts in %s are written as on the screens', (language) => {
  const { money } = createFormat(language)
  for (const amount of [200, 99.5, 1234.05, 9_999_999.99]) {
    const said = notificationText('bid_placed', { ...params, amount: amount.toFixed(2) }, language).replaceAll(
      marks,
      '',
    )
    const [written] = /(?:\$\s?)?\d[\d.,]*(?:\s?\$)?/.exec(said) ?? []
    expect(written).toBe(money(amount).replaceAll(marks, ''))
  }
})

test('a name that runs the other way is marked off, in notices and in mails', shows('screen.own-direction'), () => {
  const arabic = { ...params, business: 'ورشة النور', title: 'صنبور' }
  expect(notificationText('bid_placed', arabic, 'en')).toBe(
    '\u2068ورشة النور\u2069 bid $1,234.50 on “\u2068صنبور\u2069”.',
  )
  const link = 'https://jobs.example.com/'
  const mail = composeMail({
    isProven: true,
    kind: 'bid_placed',
    language: 'en',
    params: { ...arabic, name: 'نور', link },
  })
  expect(mail?.subject).toBe('New bid on “\u2068صنبور\u2069”')
  expect(mail?.text).toContain('Hello \u2068نور\u2069,')
})

test('what turns the direction in a text ends with it, in notices and in mails', shows('text.direction'), () => {
  const turned = {
    ...params,
    business: 'Ortega',
    title: '\u202EpaT\u2069',
    name: 'Ana\u2067',
    link: 'https://jobs.example.com/',
  }
  expect(notificationText('bid_placed', turned, 'en')).toBe('Ortega bid $1,234.50 on “paT”.')
  const mail = composeMail({ kind: 'bid_placed', language: 'ar', params: turned, isProven: true })
  expect(mail?.subject).toContain('\u2068paT\u2069')
  expect(mail?.text).toContain('\u2068Ana\u2067\u2069\u2069')
})

test('news of a kind from a later version are told by their title', () => {
  expect(notificationText('job_praised', params, 'en')).toBe('Tap')
})

test('what is missing is left out, and a business that was deleted is a former one', () => {
  expect(notificationText('bid_placed', { title: 'Tap', amount: null }, 'en')).toBe('Former business bid  on “Tap”.')
})
