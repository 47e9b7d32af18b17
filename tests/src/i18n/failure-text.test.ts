import { describe, expect, test } from 'vitest'
import type { ErrorCode } from '../../../generated/codes.ts'
import type { Failure } from '../../../machines/outcome.ts'
import { messages } from '../../../generated/messages/en.ts'
import { failureText } from '../../../src/i18n/failure-text.ts'
import { ar } from '../../../src/i18n/ar/index.ts'
import { en, type Translations as EnglishWords } from '../../../src/i18n/en/index.ts'
import { es } from '../../../src/i18n/es/index.ts'
import type { Language } from '../../../src/i18n/languages.ts'
import type { Translated } from '../../../src/i18n/en/types.ts'
import { createTranslate } from '../../../src/i18n/translate.ts'
import { shows } from '../../support/shows.ts'

const t = createTranslate('en', en, messages)
type Words = Translated<EnglishWords> & { readonly language: Language }
const english: Words = { ...en, language: 'en' }
const spanish: Words = { ...es, language: 'es' }
const arabic: Words = { ...ar, language: 'ar' }
const TRIED = ['form', 'upload', 'load'] as const
const KINDS = ['offline', 'timedOut', 'malformed'] as const
const each = (say: (failure: Failure) => string) => KINDS.map((type) => say({ type }))

test(
  'a form that could not be sent says why, and that nothing was lost',
  shows('message.customer-signup-exception', 'message.general-fallback', 'catalogue.network-error'),
  () => {
    expect(each((failure) => failureText(t, failure, 'form'))).toEqual([
      'The server could not be reached. Nothing you typed was lost; try again.',
      'The server did not answer in time. Nothing you typed was lost; try again.',
      'An error occurred. Please try again. Nothing you typed was lost.',
    ])
  },
)

test('what the server could not load has a number to quote, where the server gave one', () => {
  const failure = { type: 'serverFailed', requestId: '7f3a22c1-9d0e-4c5f' } as const
  expect(failureText(t, failure, 'load')).toBe(
    'Something went wrong on our side.\nIf it goes on, tell us this number: \u20667f3a22c1\u2069',
  )
  expect(failureText(t, { type: 'serverFailed' }, 'load')).not.toContain('\n')
  expect(failureText(t, failure, 'form')).not.toContain('7f3a')
})

describe('a form says what it was that failed, where the reason does not tell', () => {
  const said = (words: Words, failure: Failure, first: string) =>
    failureText(createTranslate(words.language, words, messages), failure, 'form', first)
  /** That it says first what failed, in each language, and then why. */
  const expectSaid = (first: (words: Words) => string, type: 'offline' | 'timedOut' | 'server', expected: string[]) => {
    const failure = { type: type === 'server' ? 'serverFailed' : type } as const
    const reasons = [english, spanish, arabic].map((words) => words.ui.formFailed[type])
    const wanted = expected.map((words, index) => `${words} ${reasons[index]}`)
    expect([english, spanish, arabic].map((words) => said(words, failure, first(words)))).toEqual(wanted)
  }

  test('a registration', shows('catalogue.registration-failed'), () => {
    const expected = ['Registration failed.', 'No se pudo completar el registro.', 'تعذّر إتمام التسجيل.']
    expectSaid(({ signup }) => signup.failed, 'server', expected)
  })

  test('a login', shows('catalogue.login-failed'), () => {
    const expected = ['Login failed.', 'No se pudo iniciar sesión.', 'تعذّر تسجيل الدخول.']
    expectSaid(({ auth }) => auth.login.failed, 'offline', expected)
  })

  test('a new password', shows('catalogue.update-password-failed'), () => {
    const expected = ['Failed to update password.', 'No se pudo cambiar la contraseña.', 'تعذّر تغيير كلمة المرور.']
    expectSaid(({ account }) => account.password.failed, 'server', expected)
  })

  test('a reset mail', shows('catalogue.reset-email-failed', 'message.forgot-password-failure'), () => {
    expectSaid(({ account }) => account.forgot.failed, 'timedOut', [
      'Failed to send password reset email.',
      'No se pudo enviar el correo para restablecer la contraseña.',
      'تعذّر إرسال رسالة إعادة تعيين كلمة المرور.',
    ])
  })

  test('a reason that the server gave is enough by itself', () => {
    const taken = { type: 'conflict', code: 'EMAIL_TAKEN' } as const
    expect(said(english, taken, english.signup.failed)).toBe(messages.EMAIL_TAKEN)
  })
})

test('an upload that failed says why', shows('catalogue.upload-failed', 'catalogue.network-error'), () => {
  expect(each((failure) => failureText(t, failure, 'upload'))).toEqual([
    'No connection. Try again.',
    'No answer in time. Try again.',
    'Upload failed. Try again.',
  ])
})

test('what could not be loaded says why', shows('message.read-failure', 'message.subscription-failure'), () => {
  expect(each((failure) => failureText(t, failure, 'load'))).toEqual([
    'Check your connection, then try again.',
    'The server did not answer in time.',
    'Something went wrong on our side.',
  ])
})

describe('what the server refused is said in the words of its code', () => {
  test.each<[ErrorCode, string]>([
    ['VALIDATION_FAILED', 'Please fill in all required fields'],
    ['MAXIMUM_3_CATEGORIES_ALLOWED', 'Maximum 3 categories allowed'],
    ['MAX_CATEGORIES', 'Maximum 3 categories allowed'],
    ['MAX_CITIES', 'Maximum 5 cities allowed'],
    ['MAX_DOCUMENTS', 'Maximum 5 documents allowed'],
    ['JOB_TITLE_REQUIRED', 'Job Title is required'],
    ['JOB_DESCRIPTION_REQUIRED', 'Job Description is required'],
    ['RATING_REQUIRED', 'Please select at least 1 star'],
    ['NAME_EMPTY', "Name can't be empty"],
    ['PHONE_EMPTY', "Phone number can't be empty"],
    ['EMAIL_REQUIRED', 'Email is required'],
  ])(
    '%s: %s',
    shows(
      'rule.general.required-fields',
      'catalogue.maximum-categories',
      'catalogue.maximum-cities',
      'catalogue.maximum-documents',
      'rule.job-edit.title',
      'rule.job-edit.details',
      'rule.rating.at-least-one',
      'rule.business-profile.name',
      'rule.business-profile.phone',
      'rule.forgot-password.email-required',
    ),
    (code, words) => {
      const failure = { type: 'invalid', code, errors: [] } as const
      expect(TRIED.map((tried) => failureText(t, failure, tried))).toEqual([words, words, words])
    },
  )
})

test(
  'a refusal whose code this app does not know is said in the words of the server',
  shows('message.server-text'),
  () => {
    const failure = { type: 'conflict', code: null, message: 'Jobs rest on Sundays.' } as const
    const said = TRIED.map((tried) => failureText(t, failure, tried, en.account.password.failed))
    expect(said).toEqual(TRIED.map(() => failure.message))
  },
)
