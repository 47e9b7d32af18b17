import { describe, expect, test } from 'vitest'
import type { ErrorCode } from '../../../generated/codes.ts'
import { messages } from '../../../generated/messages/en.ts'
import {
  type FailureFacts,
  formFailureText,
  loadFailureText,
  uploadFailureText,
} from '../../../src/i18n/failure-text.ts'
import { ui } from '../../../src/i18n/en/ui.ts'
import { createTranslate } from '../../../src/i18n/translate.ts'
import { shows } from '../../support/shows.ts'

const t = createTranslate('en', { ui }, messages)
const KINDS = ['offline', 'timedOut', 'malformed'] as const
const each = (say: (failure: FailureFacts) => string) => KINDS.map((type) => say({ type }))

test(
  'a form that could not be sent says why, and that nothing was lost',
  shows(
    'message.customer-signup-exception',
    'message.general-fallback',
    'message.forgot-password-failure',
    'catalogue.network-error',
    'catalogue.registration-failed',
    'catalogue.login-failed',
    'catalogue.update-password-failed',
    'catalogue.reset-email-failed',
  ),
  () => {
    expect(each((failure) => formFailureText(t, failure))).toEqual([
      'You seem to be offline. Nothing you typed was lost; try again.',
      'The server did not answer in time. Nothing you typed was lost; try again.',
      'An error occurred. Please try again. Nothing you typed was lost.',
    ])
  },
)

test('an upload that failed says why', shows('catalogue.upload-failed', 'catalogue.network-error'), () => {
  expect(each((failure) => uploadFailureText(t, failure))).toEqual([
    'No connection. Try again.',
    'No answer in time. Try again.',
    'Upload failed. Try again.',
  ])
})

test('what could not be loaded says why', shows('message.read-failure', 'message.subscription-failure'), () => {
  expect(each((failure) => loadFailureText(t, failure))).toEqual([
    'Check your connection, then try again.',
    'The server did not answer in time.',
    'Something went wrong on our side.',
  ])
})

describe('what the server refused is said in its own words', () => {
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
      const failure = { type: 'invalid', code }
      expect([formFailureText, uploadFailureText, loadFailureText].map((say) => say(t, failure))).toEqual([
        words,
        words,
        words,
      ])
    },
  )
})
