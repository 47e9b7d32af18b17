import type { Environment } from './environment.ts'
import { perform } from './perform.ts'

/** Fetches pictures whose links have ended: the token opens what the viewer is a party to. */
export function pictureRenewal(environment: Environment): (url: string) => Promise<Blob | null> {
  return async (url) => {
    const { getPicture } = await import('../services/documents.ts')
    const answer = await perform(environment, new AbortController().signal, getPicture(url))
    return answer.type === 'done' ? answer.value : null
  }
}
