import { getDocument, getPicture } from '../services/documents.ts'
import type { StoredFile, WantedDocument } from '../services/types.ts'
import { commandOf } from './commands.ts'
import type { Environment } from './environment.ts'
import { runService } from './run-service.ts'

/** Downloads a document. */
export function documentCommand(environment: Environment) {
  return commandOf<WantedDocument, StoredFile>(environment, { call: ({ intent }) => getDocument(intent) })
}

/** Fetches a picture whose link has ended: the token opens what the viewer is a party to. Null where it cannot be had. */
export async function renewPicture(environment: Environment, url: string): Promise<Blob | null> {
  const answer = await runService(environment, new AbortController().signal, getPicture(url))
  return answer.type === 'done' ? answer.value : null
}
