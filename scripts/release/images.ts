/** Files that name images of registries. */
export const IMAGE_FILES = ['compose.yaml', 'Dockerfile'] as const

/** An image with its registry and tag, such as `docker.io/library/postgres:18`, and its digest where it has one. */
const IMAGE = /^(\s*image: |ARG BASE=)([\w.-]+\.\w+\/[\w./-]+:[\w.-]+)(@sha256:[\da-f]{64})?$/gm

/** The images in a text that a tag alone names: tomorrow it may be another image. */
export function unpinned(text: string): string[] {
  return [...text.matchAll(IMAGE)].flatMap(([, , image = '', digest]) => (digest === undefined ? [image] : []))
}

/** The same text, with each image as `digestOf` answers it (`sha256:…`). Throws for an answer that is no digest. */
export function pinned(text: string, digestOf: (image: string) => string): string {
  return text.replaceAll(IMAGE, (_, before: string, image: string) => {
    const digest = digestOf(image)
    if (!/^sha256:[\da-f]{64}$/.test(digest)) throw new Error(`${image} has no digest: ${JSON.stringify(digest)}`)
    return `${before}${image}@${digest}`
  })
}
