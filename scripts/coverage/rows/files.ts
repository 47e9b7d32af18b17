/** What keeps uploads from being a burden, and documents from being anyone's. */
export const FILES = {
  'limit.pixels':
    'Pictures: too many pixels for its format are refused by the header, before decoding (PICTURE_TOO_LARGE)',
  'limit.decoder-process':
    'Pictures: decoded in a process of its own without rights, killed when it takes too much memory or time, and with the server',
  'limit.fair-queue': 'Pictures: a bounded queue in which addresses take turns',
  'limit.uploads-busy': 'Pictures: a full queue is answered with 503 and Retry-After (UPLOADS_BUSY)',
  'picture.shrunk':
    'Pictures: shrunk in the browser before they go up (2560 px, right way up), also of kinds that only the browser reads',
  'screen.document-names': 'Saved documents keep their file names, for their owner alone',
  'limit.file-names':
    'File names: control, direction and zero-width characters are refused, combining letters and emoji stay (HIDDEN_CHARACTERS)',
  'limit.compressed-bodies': 'Bodies: compressed ones are refused at once',
  'limit.slow-bodies':
    'Bodies: what comes slower than 40 kB in 20 seconds is refused and its line closed (REQUEST_TIMEOUT)',
  'limit.failed-uploads': 'Uploads: nothing of one that failed stays on disk, whatever it failed of',
  'limit.uploads-a-day':
    'Uploads: 500 MB a day by account (ACCOUNT_UPLOAD_LIMIT), 1 GB by address (ADDRESS_UPLOAD_LIMIT), whichever process takes them',
  'privacy.documents': 'Documents, whatever their type, are their owner’s alone; what is for others to see stays so',
} as const satisfies Record<string, string>
