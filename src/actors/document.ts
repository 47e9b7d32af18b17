import type { StoredDocument, WantedDocument } from '../services/types.ts'
import type { Environment } from './environment.ts'
import { commandOf } from './commands.ts'

/** Fetches a document. */
export function documentCommand(environment: Environment) {
  return commandOf<WantedDocument, StoredDocument>(environment, {
    save: ({ intent }, signal) =>
      environment.run(
        signal,
        () => import('../services/documents.ts'),
        ({ getDocument }) => getDocument(intent),
      ),
  })
}
