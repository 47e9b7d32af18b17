export default {
  input: 'openapi.yaml',
  // Node wants the ending in each import; bundlers do not mind it.
  output: { path: 'api', module: { extension: '.js' } },
}
