import type { PasswordDeps } from '../accounts/service-passwords.ts'
import type { FileDeps } from '../files/service.ts'
import type { Handler } from '../platform/http/handler.ts'
import { requestDeletion } from './service-deletion.ts'
import { ARCHIVE_NAME, exportAccount as exportData } from './service-export.ts'

export const deleteAccount: Handler<'deleteAccount', PasswordDeps> = async ({
  body,
  caller,
  logSecurity,
  translate,
  deps,
}) => {
  const deleteAt = await requestDeletion(deps, caller, { password: body.password, logSecurity })
  logSecurity('account_leaving', caller.id)
  return { message: translate('DELETION_BEGUN'), deleteAt: deleteAt.toISOString() }
}

export const exportAccount: Handler<'exportAccount', FileDeps> = async ({ caller, logSecurity, warn, deps }) => {
  const stream = await exportData(deps, caller.id, (error) => warn(error, 'export of an account ended early'))
  logSecurity('account_exported', caller.id)
  const headers = {
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="${ARCHIVE_NAME}"`,
    'cache-control': 'private, no-store',
  }
  return { headers, stream }
}
