import { getPicture } from '../services/documents.ts'
import type { Environment } from './environment.ts'
import { runService } from './run-service.ts'

/** Fetches a picture whose link has ended: the token opens what the viewer is a party to. Null where it cannot be had. */
export async function renewPicture(environment: Environment, url: string): Promise<Blob | null> {
  const answer = await runService(environment, new AbortController().signal, getPicture(url))
  return answer.type === 'done' ? answer.value : null
}
