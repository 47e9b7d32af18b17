import type { StoredDocument, WantedDocument } from '../services/types.ts'
import type { Backstage } from './backstage.ts'
import { commandOf } from './commands.ts'

/** Fetches a document. */
export function documentCommand(backstage: Backstage) {
  return commandOf<WantedDocument, StoredDocument>(backstage, {
    save: ({ intent }, signal) =>
      backstage.run(
        signal,
        () => import('../services/documents.ts'),
        ({ getDocument }) => getDocument(intent),
      ),
  })
}
