import type { StoredFile, WantedDocument } from '../services/types.ts'
import { getDocument } from '../services/documents.ts'
import type { Environment } from './environment.ts'
import { commandOf } from './commands.ts'
import { perform } from './perform.ts'

/** Downloads a document. */
export function documentCommand(environment: Environment) {
  return commandOf<WantedDocument, StoredFile>(environment, {
    save: ({ intent }, signal) => perform(environment, signal, getDocument(intent)),
  })
}
