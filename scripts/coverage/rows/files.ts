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
    'File names: no file is refused for its name; what cannot stay goes, what is served has one extension, of the real type, and at most 255 bytes in archives',
  'limit.compressed-bodies': 'Bodies: compressed ones are refused at once',
  'limit.slow-bodies':
    'Bodies: what comes slower than 40 kB in 20 seconds is refused and its line closed (REQUEST_TIMEOUT)',
  'limit.failed-uploads': 'Uploads: nothing of one that failed stays on disk, whatever it failed of',
  'limit.uploads-a-day':
    'Uploads: 500 MB received a day by account (ACCOUNT_UPLOAD_LIMIT), 1 GB by address (ADDRESS_UPLOAD_LIMIT), whichever process takes them',
  'files.full-disk':
    'A disk or a database that is full is answered with 503 and Retry-After, and nothing is left by halves',
  'files.either-store': 'Files: a folder and a bucket of any S3 keep, give back, list and remove them alike',
  'files.s3':
    'Files in an S3: what is uploaded at one server is served by another; documents stay their owner’s, the bucket is shown to nobody',
  'files.s3-away':
    'An S3 that is frozen, gone or refuses: FILES_UNAVAILABLE for files, all else goes on, /readyz says so, nothing that was taken is lost; a wrong key is one line at start',
  'files.leftovers': 'Leftovers of uploads that broke off go after two days, from folder and bucket',
  'files.backup': 'Backup and restore: out of a folder or a bucket, into either',
  'files.move':
    'files move: from folder to bucket and back, each file compared; goes on after a kill, brings what is uploaded meanwhile',
  'privacy.documents': 'Documents, whatever their type, are their owner’s alone; what is for others to see stays so',
} as const satisfies Record<string, string>
