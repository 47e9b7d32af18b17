import { expect, test } from 'vitest'
import { composeMail } from '../../../server/news/mail.ts'

const link = 'https://jobs.example.com/verify-email?token=abc&x=1'

test('a mail greets by name and gives its link, as text and as HTML', () => {
  const mail = composeMail({ kind: 'email_verification', language: 'en', params: { name: 'Ann', link } })
  expect(mail.subject).toBe('Verify your email address')
  expect(mail.text.split('\n\n')[0]).toBe('Hello Ann,')
  expect(mail.text).toContain(link)
  expect(mail.html).toContain('<html lang="en" dir="ltr">')
  expect(mail.html).toContain('href="https://jobs.example.com/verify-email?token=abc&amp;x=1"')
})

test('a mail is in the language of its recipient, in its direction', () => {
  const subjects = (['en', 'es', 'ar'] as const).map(
    (language) => composeMail({ kind: 'password_reset', language, params: { name: 'Ann', link } }).subject,
  )
  expect(subjects).toEqual(['Choose a new password', 'Elige una contraseña nueva', 'اختيار كلمة مرور جديدة'])
  const arabic = composeMail({ kind: 'password_reset', language: 'ar', params: { name: 'Ann', link } })
  expect(arabic.html).toContain('<html lang="ar" dir="rtl">')
})

test('a name is only ever text', () => {
  const name = '<b>$& "Eve"\r\nBcc: all@example.com</b>'
  const { text, html } = composeMail({ kind: 'password_reset', language: 'en', params: { name, link } })
  expect(text.split('\n')[0]).toBe('Hello <b>$& "Eve" Bcc: all@example.com</b>,')
  expect(html).toContain('Hello &lt;b&gt;$&amp; &quot;Eve&quot; Bcc: all@example.com&lt;/b&gt;,')
})
