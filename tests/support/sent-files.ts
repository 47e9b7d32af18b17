import type { Page } from 'playwright-core'

type SentFile = { readonly name: string; readonly type: string; readonly bytes: Buffer }

/** From now on until the next load of the page, notes the files that it sends; answers how to read the newest. */
export async function noteSentFiles(page: Page): Promise<() => Promise<SentFile>> {
  // In the page, because the browser does not tell others the content of files in a request.
  const files = await page.evaluateHandle(() => {
    const sent: File[] = []
    window.XMLHttpRequest = class extends XMLHttpRequest {
      override send(body?: Document | XMLHttpRequestBodyInit | null): void {
        const file = body instanceof FormData ? body.get('file') : null
        if (file instanceof File) sent.push(file)
        super.send(body)
      }
    }
    return sent
  })
  return async () => {
    const { bytes, ...file } = await files.evaluate(async (sent) => {
      const newest = sent.at(-1)
      if (newest === undefined) throw new Error('No file was sent')
      return { name: newest.name, type: newest.type, bytes: [...new Uint8Array(await newest.arrayBuffer())] }
    })
    return { ...file, bytes: Buffer.from(bytes) }
  }
}

/** Has the next uploads of a file refused in passing, as by a busy server. Answers how to let them through again. */
export async function refuseUploads(page: Page): Promise<() => Promise<void>> {
  const path = '**/v1/upload-file'
  const body = { Success: false, Message: 'Too many requests', code: 'TOO_MANY_REQUESTS' }
  await page.route(path, (route) => route.fulfill({ status: 429, json: body }))
  return () => page.unroute(path)
}
