import { describe, expect, it, test } from 'vitest'
import { linkMails } from '../../../server/accounts/account-mail-texts.ts'
import { mailSubjects } from '../../../server/notifications/notification-mail-texts.ts'
import { composeMail, type MailContent } from '../../../server/notifications/compose-mail.ts'

const link = 'https://jobs.example.com/verify-email?token=abc&x=1'

function written(content: Omit<MailContent, 'isProven'>, isProven = true) {
  const mail = composeMail({ ...content, isProven })
  if (mail === undefined) throw new Error(`no words for ${content.kind}`)
  return mail
}

test('a mail greets by name and gives its link, as text and as HTML', () => {
  const mail = written({ kind: 'email_verification', language: 'en', params: { name: 'Ann', link } })
  expect(mail.subject).toBe('Verify your email address')
  expect(mail.text.split('\n\n')[0]).toBe('Hello Ann,')
  expect(mail.text).toContain(link)
  expect(mail.html).toContain('<html lang="en" dir="ltr">')
  expect(mail.html).toContain('href="https://jobs.example.com/verify-email?token=abc&amp;x=1"')
})

test('a mail is in the language of its recipient, in its direction', () => {
  const subjects = (['en', 'es', 'ar'] as const).map(
    (language) => written({ kind: 'password_reset', language, params: { name: 'Ann', link } }).subject,
  )
  expect(subjects).toEqual(['Choose a new password', 'Elige una contraseña nueva', 'اختيار كلمة مرور جديدة'])
  const arabic = written({ kind: 'password_reset', language: 'ar', params: { name: 'Ann', link } })
  expect(arabic.html).toContain('<html lang="ar" dir="rtl">')
})

test('a mail about another address names it, also where it is written from right to left', () => {
  const params = { name: 'Ann', link, newEmail: 'ann@example.com' }
  expect(written({ kind: 'email_undo', language: 'en', params }).text).toContain('to \u2068ann@example.com\u2069.')
  expect(written({ kind: 'email_undo', language: 'ar', params }).html).toContain('إلى \u2068ann@example.com\u2069.')
})

describe('to an address that nobody has verified', () => {
  const everyKind = [...Object.keys(linkMails.en), ...Object.keys(mailSubjects.en)]
  const languages = ['en', 'es', 'ar'] as const
  /** All that a user can have chosen. */
  const chosen = 'PRIZE https://evil.example'
  const fields = ['title', 'business', 'party', 'sender', 'name', 'newEmail', 'key', 'address', 'category', 'city']
  const params = {
    ...Object.fromEntries([...fields, 'reason', 'text', 'answer'].map((field) => [field, chosen])),
    link,
  }

  it.each(languages.flatMap((language) => everyKind.map((kind) => [kind, language] as const)))(
    'the mail %s in %s says nothing that a user chose, and has its link',
    (kind, language) => {
      const { subject, text, html } = written({ kind, language, params }, false)
      for (const part of [subject, text, html]) {
        expect(part).not.toMatch(/PRIZE|evil|[{}]|\u2068/)
        expect(part).not.toBe('')
      }
      expect(text).toContain(link)
    },
  )

  it('news that name nothing say what they are about', () => {
    const { subject, text } = written({ kind: 'license_checked', language: 'en', params }, false)
    expect([subject, text.split('\n\n')[0]]).toEqual([mailSubjects.en.license_checked, 'Hello,'])
  })
})

test('a name is only ever text', () => {
  const name = '<b>$& "Eve"\r\nBcc: all@example.com</b>'
  const { text, html } = written({ kind: 'password_reset', language: 'en', params: { name, link } })
  expect(text.split('\n')[0]).toBe('Hello <b>$& "Eve" Bcc: all@example.com</b>,')
  expect(html).toContain('Hello &lt;b&gt;$&amp; &quot;Eve&quot; Bcc: all@example.com&lt;/b&gt;,')
})

test.each(['email_verification', 'password_reset', 'password_changed', 'email_change', 'email_undo'])(
  'every sentence of the English mail %s begins with a capital',
  (kind) => {
    const [greeting, ...sentences] = written({ kind, language: 'en', params: { name: 'Ann', link } }).text.split('\n\n')
    expect(greeting).toBe('Hello Ann,')
    expect(sentences.filter((text) => !text.startsWith('https:')).map((text) => /^[A-Z]/.test(text))).not.toContain(
      false,
    )
  },
)

test.each([
  ['of a kind without words', { kind: 'job_praised', params: { name: 'Ann', link } }],
  ['without a name', { kind: 'password_reset', params: { link } }],
  ['without a link', { kind: 'password_reset', params: { name: 'Ann' } }],
])('there is no mail %s', (_, content) => {
  expect(composeMail({ language: 'en', isProven: true, ...content })).toBeUndefined()
})
