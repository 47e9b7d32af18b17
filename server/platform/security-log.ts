/** What happened to the safety of an account, by one name each; `SECURITY.md` explains them. */
export type SecurityEvent =
  | 'login'
  | 'login_failed'
  | 'login_of_blocked'
  | 'second_step_wrong'
  | 'second_step_on'
  | 'second_step_off'
  | 'second_step_proved'
  | 'recovery_code_used'
  | 'recovery_codes_renewed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'passkey_refused'
  | 'logout'
  | 'session_ended'
  | 'other_sessions_ended'
  | 'password_wrong'
  | 'password_changed'
  | 'password_reset_requested'
  | 'password_reset'
  | 'verification_requested'
  | 'email_verified'
  | 'email_change_requested'
  | 'email_changed'
  | 'email_change_undone'
  | 'account_leaving'
  | 'account_kept'
  | 'account_exported'
  | 'key_created'
  | 'key_revoked'
  | 'webhook_created'
  | 'webhook_rotated'
  | 'webhook_deleted'
  | 'operator_login'
  | 'operator_login_failed'
  | 'operator_joined'
  | 'operator_logout'
  | 'limit_refused'

/** Logs an event with the address of its request, never an email address or a secret. `account` is null where there is none. */
export type LogSecurity = (event: SecurityEvent, account: string | null) => void

/** The fields of such a line. */
export function securityLine(event: SecurityEvent, account: string | null, address: string) {
  return { security: event, account, address }
}
