// generated from openapi.yaml by npm run generate: do not edit
/** Counting stops at this number, which then means that many or more. The limit keeps the cost the same in every town. */
export const MOST_COUNTED = 100

/** How many bytes a file may have, by its type; other types are not taken. */
export const mostBytes = {
  'image/jpeg': 10000000,
  'image/png': 10000000,
  'image/webp': 10000000,
  'image/gif': 10000000,
  'image/avif': 10000000,
  'application/pdf': 20000000,
} as const
