import type { RowId } from './rows.ts'

/** Lines that no test shows yet. It may only grow shorter; an empty list is what it is for. */
export const PENDING: readonly RowId[] = [
  'rule.general.required-fields',
  'message.notifications-failure',
  'success.subscription-activated',
  'success.language-changed',
  'catalogue.network-error',
  'catalogue.registration-failed',
  'catalogue.upload-failed',
  'catalogue.maximum-categories',
  'catalogue.maximum-cities',
  'catalogue.maximum-documents',
  'catalogue.update-password-failed',
  'catalogue.reset-email-failed',
  'catalogue.login-failed',
  'constant.languages',
  'constant.toast-time',
  'constant.subscription-yearly',
  'constant.subscription-dates',
  'constant.version',
]
