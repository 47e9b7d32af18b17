/** Where a bucket is, and by which key it is used. */
export type BucketAddress = Readonly<{
  bucket: string
  /** What all names in it begin with: nothing, or something that ends with a slash. */
  prefix: string
  /** Of the bucket itself, with a slash at its end. */
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}>

export type BucketKey = Readonly<{ id: string | undefined; secret: string | undefined }>

const OPTIONS = ['endpoint', 'region', 'style']

/** Reads `s3://BUCKET/PREFIX?endpoint=URL&region=NAME&style=path|host`; without an endpoint it is Amazon's. Errors never repeat the text. */
export function readBucketAddress(text: string, { id, secret }: BucketKey): BucketAddress | string {
  const given = URL.parse(text)
  const example = 's3://photos?endpoint=https://s3.example.com&region=eu-1'
  if (given?.protocol !== 's3:') return `must be an address such as ${example}`
  if (given.username !== '' || given.password !== '')
    return 'must not hold a key: that goes into AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(given.host)) return `must name a bucket, as in ${example}`
  if ([...given.searchParams.keys()].some((name) => !OPTIONS.includes(name)) || given.hash !== '')
    return `may have no other options than ${OPTIONS.join(', ')}`
  const prefix = given.pathname.replaceAll(/^\/+|\/+$/g, '')
  if (!/^[\w./-]*$/.test(prefix)) return 'may have only letters, digits, dots, dashes and slashes behind the bucket'
  if (id === undefined || secret === undefined) return 'needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY beside it'
  const bucket = given.host
  const region = given.searchParams.get('region') ?? 'us-east-1'
  const url = urlOf(bucket, region, given.searchParams)
  if (url === undefined)
    return 'must have an endpoint such as https://s3.example.com:9000, and style=path or style=host'
  return {
    bucket,
    prefix: prefix === '' ? '' : `${prefix}/`,
    url,
    region,
    accessKeyId: id,
    secretAccessKey: secret,
  }
}

/** A bucket is the host's first part at Amazon, unless a certificate could not name it; anywhere else that is rarely so. */
function urlOf(bucket: string, region: string, options: URLSearchParams): string | undefined {
  const named = options.get('endpoint')
  const endpoint = URL.parse(named ?? `https://s3.${region}.amazonaws.com`)
  const style = options.get('style') ?? (named === null && !bucket.includes('.') ? 'host' : 'path')
  const isPlain = endpoint !== null && endpoint.username === '' && endpoint.search === '' && endpoint.hash === ''
  if (!isPlain || !/^https?:$/.test(endpoint.protocol) || !/^(path|host)$/.test(style)) return undefined
  const base = endpoint.pathname.replace(/\/+$/, '')
  if (style === 'path') return `${endpoint.origin}${base}/${bucket}/`
  return `${endpoint.protocol}//${bucket}.${endpoint.host}${base}/`
}
