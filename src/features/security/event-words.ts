import type { SecurityEvent } from '../../actors/second-step.ts'
import type { Translate } from '../../i18n/translate.ts'

type Name = SecurityEvent['event']

/** All that this version knows; a later server has more. */
const known: Readonly<Record<Name, true>> = {
  login: true,
  login_failed: true,
  login_of_blocked: true,
  second_step_wrong: true,
  second_step_on: true,
  second_step_off: true,
  second_step_proved: true,
  recovery_code_used: true,
  recovery_codes_renewed: true,
  passkey_added: true,
  passkey_removed: true,
  passkey_refused: true,
  logout: true,
  session_ended: true,
  other_sessions_ended: true,
  password_wrong: true,
  password_changed: true,
  password_reset_requested: true,
  password_reset: true,
  verification_requested: true,
  email_verified: true,
  email_change_requested: true,
  email_changed: true,
  email_change_undone: true,
  account_leaving: true,
  account_kept: true,
  account_exported: true,
  key_created: true,
  key_revoked: true,
  webhook_created: true,
  webhook_rotated: true,
  webhook_deleted: true,
}

/** What an event is called; one that a later server made up has the words of any. */
export const eventWords = (t: Translate, event: Name): string =>
  Object.hasOwn(known, event) ? t(`safety.security.events.kinds.${event}`) : t('safety.security.events.unknown')
