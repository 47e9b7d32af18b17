import type { UploadRequest } from '../../../src/services/client.ts'

type Progress = Pick<ProgressEvent, 'loaded' | 'total' | 'lengthComputable'>

/** A request for uploading that the test moves along by hand. */
export function fakeRequest() {
  const listeners = { load: () => {}, error: () => {}, progress: (_: Progress) => {} }
  const sent = { method: '', url: '', headers: {}, file: '', aborted: false }
  const answer = { status: 0, text: '' }
  const real: UploadRequest = {
    open: (method: string, url: string | URL) => void Object.assign(sent, { method, url: String(url) }),
    setRequestHeader: (name, value) => void Object.assign(sent.headers, { [name]: value }),
    send: (body) => {
      const file = body instanceof FormData ? body.get('file') : null
      sent.file = file instanceof File ? file.name : ''
    },
    abort: () => {
      sent.aborted = true
    },
    getResponseHeader: (name) => (name === 'Retry-After' && answer.status === 429 ? '7' : null),
    get status() {
      return answer.status
    },
    get responseText() {
      return answer.text
    },
    addEventListener: (type, listener) => {
      listeners[type] = listener
    },
    upload: {
      addEventListener: (_, listener) => {
        listeners.progress = listener
      },
    },
  }
  const request = {
    progress: (loaded: number, total: number) => listeners.progress({ loaded, total, lengthComputable: true }),
    load: (status: number, body: unknown) => {
      Object.assign(answer, { status, text: typeof body === 'string' ? body : JSON.stringify(body) })
      listeners.load()
    },
    error: () => listeners.error(),
  }
  return { request, sent, newRequest: () => real }
}
