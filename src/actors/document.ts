import type { StoredFile, WantedDocument } from '../services/types.ts'
import { getDocument } from '../services/documents.ts'
import type { Environment } from './environment.ts'
import { commandOf } from './commands.ts'
import { runService } from './run-service.ts'

/** Downloads a document. */
export function documentCommand(environment: Environment) {
  return commandOf<WantedDocument, StoredFile>(environment, {
    save: ({ intent }, signal) => runService(environment, signal, getDocument(intent)),
  })
}
