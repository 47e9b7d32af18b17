/** What keeps uploads from being a burden, and documents from being anyone's. */
export const FILES = {
  'limit.pixels':
    'Pictures: too many pixels for its format are refused by the header, before decoding (PICTURE_TOO_LARGE)',
  'limit.decoder-process':
    'Pictures: decoded in a process of its own without rights, killed when it takes too much memory or time, and with the server',
  'limit.fair-queue': 'Pictures: a bounded queue in which addresses take turns',
  'limit.uploads-busy': 'Pictures: a full queue is answered with 503 and Retry-After (UPLOADS_BUSY)',
} as const satisfies Record<string, string>
