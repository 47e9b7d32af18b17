import type { Api } from '../../../../docs/examples/over-the-wire/client.ts'
import { checkAnswer } from '../../../support/answer-check.ts'

/**
 * The calls that scenes are made with. They are not what is tested, so their answers may be other than the contract says
 * as long as a scene comes of it; where none does, `made` says which call it was and what was wrong with its answer.
 */
export function scenery(url: string, reach: (request: Request) => Promise<Response>) {
  let last = ''
  let wrong = ''
  const api: Api = {
    baseUrl: url,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const path = request.url.slice(url.length)
      last = `${request.method} ${path}`
      const response = await reach(request)
      const headers = Object.fromEntries(response.headers)
      const answered = { status: response.status, headers, body: await response.clone().text() }
      try {
        checkAnswer(request.method, path, answered)
      } catch (reason) {
        wrong = `\n${String(reason)}`
      }
      return response
    },
  }
  const made = async <Made>(making: Promise<Made>): Promise<Made> => {
    try {
      return await making
    } catch (reason) {
      const words = reason instanceof Error ? reason.message : String(reason)
      throw new Error(`no scene could be made, for ${last} came to: ${words}${wrong}`, { cause: reason })
    }
  }
  return { api, made }
}
