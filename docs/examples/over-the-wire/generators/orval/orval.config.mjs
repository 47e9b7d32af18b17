export default {
  bidfair: {
    input: 'openapi.yaml',
    output: {
      target: 'api.ts',
      client: 'fetch',
      // Where the API is, asked at each call: without it the calls go to the origin that the program came from.
      baseUrl: { runtime: 'process.env.API' },
    },
  },
}
