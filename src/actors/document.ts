import { commandInput } from '../../machines/command.ts'
import { createForm } from '../../machines/form/index.ts'
import type { StoredDocument, WantedDocument } from '../services/types.ts'
import type { Backstage } from './backstage.ts'
import { formOf } from './forms.ts'

/** Fetches a document: `form.opened` with the one that is wanted as `initial`, and `form.submitted`. */
export function documentForm(backstage: Backstage) {
  return formOf(backstage, {
    chart: createForm<WantedDocument, never, StoredDocument>(),
    input: commandInput<WantedDocument>({ initial: { link: '', name: '' } }),
    save: ({ draft }, signal) =>
      backstage.run(
        signal,
        () => import('../services/documents.ts'),
        ({ getDocument }) => getDocument(draft),
      ),
  })
}
